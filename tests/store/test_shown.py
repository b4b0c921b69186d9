"""What the channel shows, and what is still to be shown."""

from db import shown, tables


async def lines(store):
    return [
        (line.table_id, line.revision, line.shown_revision, line.former_message_id)
        for line in await shown.unshown(store)
    ]


async def test_what_was_saved_and_not_shown_is_found(store, lobby, play, now):
    table_id = await lobby()
    assert await lines(store) == [(table_id, 0, -1, None)]
    await shown.post(store, table_id, 0, channel_id=7, message_id=900, now=now)
    assert await lines(store) == []
    await play(table_id, 1)
    assert await lines(store) == [(table_id, 1, 0, None)]
    await shown.edit(store, table_id, 1)
    assert await lines(store) == []


async def test_a_new_board_leaves_the_former_one_to_be_shrunk(store, lobby, now):
    table_id = await lobby()
    for message_id in 900, 901, 902:
        await shown.post(store, table_id, 0, channel_id=7, message_id=message_id, now=now)
    assert await lines(store) == [(table_id, 0, 0, 900), (table_id, 0, 0, 901)]
    await shown.shrink(store, 900)
    await shown.shrink(store, 901)
    assert await lines(store) == []
    table = await tables.find(store, table_id)
    assert (table.board_message_id, table.board_channel_id, table.board_posted_at) == (902, 7, now)


async def test_showing_the_same_board_again_leaves_nothing_to_shrink(store, lobby, now):
    table_id = await lobby()
    await shown.post(store, table_id, 0, channel_id=7, message_id=900, now=now)
    await shown.post(store, table_id, 0, channel_id=7, message_id=900, now=now)
    assert await lines(store) == []


async def test_a_late_edit_does_not_hide_what_is_shown_already(store, lobby, play, now):
    table_id = await lobby()
    await play(table_id, 1)
    await play(table_id, 2)
    await shown.post(store, table_id, 2, channel_id=7, message_id=900, now=now)
    await shown.edit(store, table_id, 1)
    assert (await tables.find(store, table_id)).shown_revision == 2


async def test_a_reaction_finds_its_table_by_the_message(store, lobby, now):
    table_id = await lobby()
    await shown.post(store, table_id, 0, channel_id=7, message_id=900, now=now)
    assert (await tables.with_board(store, 900)).id == table_id
    assert await tables.with_board(store, 901) is None


async def test_a_deleted_board_is_to_be_shown_again(store, lobby, now):
    table_id = await lobby()
    await shown.post(store, table_id, 0, channel_id=7, message_id=900, now=now)
    await shown.lose(store, table_id, 899)
    assert await lines(store) == []
    await shown.lose(store, table_id, 900)
    assert await lines(store) == [(table_id, 0, -1, None)]


async def test_a_reminder_is_noted_once_and_nothing_to_catch_up_with(store, lobby, now):
    table_id = await lobby()
    await shown.post(store, table_id, 0, channel_id=7, message_id=900, now=now)
    await tables.start(store, table_id, now)
    for _ in range(2):
        await shown.note_reminder(store, table_id, [0, 2], channel_id=8, message_id=901, now=now)
    (noted,) = await shown.formers(store, table_id)
    assert noted == shown.Former(8, 901, shown.NOTE, shown.NOTE, (0, 2), now)
    assert await lines(store) == []
    await tables.end(store, table_id, now)
    assert await lines(store) == [(table_id, 0, 0, 901)]
