"""What comes between: Discord does not take a word, or the same board is posted twice in a minute."""

import pytest
from simcord.http import router


@pytest.fixture
def nonces(monkeypatch):
    """Of every message that was sent to a channel."""
    found: list[str] = []
    dispatch = router.dispatch

    def noted(backend, method, path, **sent):
        body = sent.get("json")
        if method == "POST" and isinstance(body, dict) and "nonce" in body:
            found.append(body["nonce"])
        return dispatch(backend, method, path, **sent)

    monkeypatch.setattr(router, "dispatch", noted)
    return found


async def test_each_board_has_a_nonce_of_its_own(table, env, nonces) -> None:
    """Discord answers the same nonce with the message that it took first: nobody would be called by a second board."""
    await table.play("island", 2)
    for _ in range(3):
        sitting = await table.sitting()
        await env.bot.acting.wait_anew(sitting, sitting.waits_for[0])
        await env.bot.boards.show_id(sitting.id)
        await env.advance_time(20)
    boards = [each for each in nonces if each.startswith("b") and not each.endswith("-0")]
    assert len(set(boards)) == len(boards) == 3
    assert all(len(each) <= 25 for each in boards)


async def test_a_vote_that_carries_is_carried_out_though_nobody_hears_of_it(table, env, caplog) -> None:
    await table.play("island", 2)
    ana, bea = table.people[:2]
    asked = await ana.slash(table.channel, "game end")
    await table.press(ana, asked.response, "abandon-vote")
    ballot = table.ballot
    env.inject_error("POST", "/interactions/*/*/callback", status=403, code=50013, times=1)
    await table.press(bea, ballot, "yes")
    assert await table.status() == "abandoned"
    caplog.clear()  # that nobody heard of it is in the log
