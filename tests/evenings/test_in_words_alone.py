"""A game played from words alone: the position by `/board text`, everything else by what its line says and commands."""

import random
import re

from engine.play import waiting
from locales import say
from tests.evenings.people import surely
from tests.evenings.test_two_hands import sitting

COMMANDS = {
    "move": ("move", "to"),
    "fly": ("move", "to"),
    "dive": ("move", "to"),
    "swim": ("swim", "to"),
    "shore-up": ("shore_up", "tile"),
    "sandbag": ("sandbags", "tile"),
    "discard": ("discard", "card"),
    "capture": ("capture", None),
    "end-turn": ("done", None),
    "pass": ("pass", None),
}
"""What each verb is said with."""
VERBS = {say("en", f"island-open-{verb}"): verb for verb in COMMANDS}
MAY = re.escape(say("en", "island-text-may", acts="ACTS")).replace("ACTS", "(.*)")


def offered(told: str) -> dict[str, list[str]]:
    """`Move (C2, B3); End turn` as each verb with what may follow it."""
    (line,) = re.findall(f"^{MAY}$", told, re.MULTILINE)
    acts = re.findall(r"([A-Z][a-z ]+?)(?: \(([^)]*)\))?(?:; |$)", line)
    return {VERBS[verb]: things.split(", ") if things else [] for verb, things in acts if verb in VERBS}


async def test_a_game_is_played_from_words_alone(place) -> None:
    """Whatever the position in words offers is done by its command; nothing of it is refused."""
    await place.begin(2)
    luck, said = random.Random(5), set()
    for _ in range(90):
        table = await sitting(place)
        if not table.state.agenda:
            break
        seat = waiting(table.state)[0]
        person = place.people[seat]
        answer = await person.slash(place.channel, "board", text=True)
        told = "\n".join(each.content for each in (answer.response, *answer.followups))
        acts = offered(told)
        verb = luck.choice([*acts])
        command, option = COMMANDS[verb]
        options = {option: luck.choice(acts[verb])} if option else {}
        before = table.row.revision
        done = await surely(person, await person.slash(place.channel, command, **options))
        after = (await sitting(place)).row.revision
        assert after > before, (verb, options, done)
        said.add(verb)
    assert {"move", "shore-up", "end-turn"} <= said
