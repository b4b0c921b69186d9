"""The tests that only `make test-long` runs, each with what covers the same ground in `make test`.

A name with cases in brackets means these cases alone: `[Hands-4]` is every case of hands and 4. Besides, each evening
on PostgreSQL is long, but for those that conftest.py names: with tests/store they send every statement of ours to both.
"""

BY_RULES = "the other tests of this file, which ask the rules instead of chance"

LONG = {
    # Statistics
    "tests/bridges/test_review.py::test_luck_is_nobodys_friend": "that parts of a score make up the whole",
    "tests/island/test_review.py::test_luck_is_nobodys_friend": "that luck and choices make up every change",
    "tests/island/test_foresight.py::test_what_it_imagines_looks_like_the_view": "tests/test_imagined.py",
    "tests/island/test_foresight.py::test_its_games_end_and_are_the_same_again[4]": "the same with 2 and 3 seats",
    "tests/island/test_foresight.py::test_no_turn_ends_where_a_treasure_could_have_been_captured": BY_RULES,
    "tests/island/test_hints.py::test_every_reason_is_so_and_hardly_ever_is_there_none[100]": "the same in 20",
    "tests/island/test_learning.py::test_from_nothing_it_comes_near_to_the_truth_on_games_that_taught_nothing": (
        "test_what_is_better_is_kept_with_its_figures"
    ),
    "tests/crusoe/test_hints.py::test_every_reason_is_so_and_hardly_ever_is_there_none[22]": "the same from seed 21",
    "tests/crusoe/test_learning.py::test_what_is_learned_is_another_net_with_the_figures_it_was_judged_by[cannibals]": (
        "the same of Forbidden Island"
    ),
    "tests/pictures/test_bridges_review.py::test_a_review_looks_and_reads_as_it_did[high]": "the same for one player",
    "tests/pictures/test_crusoe_review.py::test_a_review_looks_and_reads_as_it_did[high]": "the same for two players",
    "tests/pictures/test_type.py::test_with_short_names_nothing_is_cut[es]": "the same in English",
    "tests/pictures/test_type.py::test_with_short_names_nothing_is_cut[pt]": "the same in English",
    "tests/bridges/test_review.py::test_a_review_is_the_same_again[looked_at1]": "the same for one player",
    "tests/island/test_review.py::test_a_review_is_the_same_again[looked_at1]": "the same of the first game",
    "tests/island/test_review.py::test_a_review_is_the_same_again[looked_at2]": "the same of the first game",
    "tests/pictures/test_bridges_review.py::test_the_words_have_every_card_every_board_and_every_turning_point[4]": (
        "the same for one player"
    ),
    # What only `make minds` and `make puzzles` run
    "tests/island/test_learning.py::test_the_same_games_teach_the_same": "test_what_is_better_is_kept_with_its_figures",
    "tests/crusoe/test_learning.py::test_what_is_learned_is_another_net_with_the_figures_it_was_judged_by[castaways]": (
        "the same of Forbidden Island"
    ),
    "tests/crusoe/test_learning.py::test_what_wins_fewer_games_is_not_kept": "the same of Forbidden Island",
    # Tests of tests
    "tests/toy/test_add_a_game.py::test_its_code_is_as_the_house_wants_it": "the guide's game is played",
    "tests/toy/test_add_a_game.py::test_a_word_that_is_left_out_is_named": "tests/words/test_keys.py",
    "tests/toy/test_add_a_game.py::test_a_rule_that_breaks_a_law_is_found": "tests/test_laws.py on every game",
    "tests/soak/test_soak.py::test_an_act_that_was_acknowledged_and_is_not_kept_is_told[island]": "the same of Bridges",
    "tests/soak/test_soak.py::test_an_act_that_was_acknowledged_and_is_not_kept_is_told[crusoe]": "the same of Bridges",
    "tests/soak/test_soak.py::test_the_strong_minds_play_a_game_of_each_kind": "tests/thought, test_foresight",
    # Calls and offers, in further games
    "tests/calls/test_calls.py::test_forbidden_island_at_random[1]": "the same of another game",
    "tests/calls/test_calls.py::test_forbidden_island_at_random[2]": "the same of another game",
    "tests/calls/test_calls.py::test_bridges[4]": "the same with 2 seats",
    "tests/calls/test_calls.py::test_robinson_crusoe[8]": "the same of other games",
    "tests/calls/test_offers.py::test_presses_on_the_island[2]": "the same of other games",
    "tests/calls/test_offers.py::test_presses_on_the_island[3]": "the same of other games",
    "tests/calls/test_offers.py::test_presses_at_bridges[1]": "the same of another game",
    "tests/calls/test_offers.py::test_presses_at_bridges[2]": "the same of other games",
    "tests/calls/test_offers.py::test_presses_of_castaways[1]": "the same of another scenario",
    "tests/calls/test_offers.py::test_presses_of_castaways[2]": "the same of other scenarios",
    "tests/calls/test_offers.py::test_presses_of_castaways[3]": "the same of other scenarios",
    "tests/calls/test_offers.py::test_presses_of_castaways[4]": "the same of other scenarios",
    "tests/calls/test_offers.py::test_presses_of_castaways[5]": "the same of other scenarios",
    "tests/calls/test_offers.py::test_commands_on_the_island[1]": "the same of another game",
    "tests/calls/test_offers.py::test_commands_at_bridges[1]": "the same of another game",
    "tests/calls/test_offers.py::test_commands_of_castaways[1]": "the same of another game",
    "tests/calls/test_offers.py::test_commands_of_castaways[2]": "the same of other games",
    "tests/calls/test_offers.py::test_commands_of_castaways[3]": "the same of other games",
    # Boards in the third language
    "tests/messages/test_boards.py::test_forbidden_island[es]": "the same in English and Portuguese",
    "tests/messages/test_boards.py::test_bridges[es]": "the same in English and Portuguese",
    "tests/messages/test_boards.py::test_robinson_crusoe[es]": "the same in English and Portuguese",
    # A week, and whole games in further variants
    "tests/days/test_week.py::test_a_week_of_a_server": "test_daily, test_standings, test_morning and test_people",
    "tests/days/test_daily.py::test_who_plays_alike_meets_alike": "tests/island/test_daily.py, of the same name",
    "tests/days/test_daily.py::test_nobody_else_sees_anything_of_it[island]": "the same of Bridges",
    "tests/days/test_daily.py::test_the_result_is_shared_without_the_deal_and_once[island]": "the same of Bridges",
    "tests/days/test_standings.py::test_who_is_not_done_sees_how_many_are_and_who_is_sees_how[island]": (
        "the same of Bridges, in each language"
    ),
    "tests/evenings/test_whole_games.py::test_a_whole_evening[won-Words-es]": "the other whole evenings",
    "tests/evenings/test_whole_games.py::test_a_whole_evening[won-Words-pt]": "the other whole evenings",
    "tests/evenings/test_whole_games.py::test_a_whole_evening[won-Presses-en]": "the other whole evenings",
    "tests/evenings/test_whole_games.py::test_a_whole_evening[won-Presses-es]": "the other whole evenings",
    "tests/evenings/test_whole_games.py::test_a_whole_evening[lost-Words-en]": "the other whole evenings",
    "tests/evenings/test_whole_games.py::test_a_whole_evening[lost-Words-pt]": "the other whole evenings",
    "tests/evenings/test_whole_games.py::test_a_whole_evening[lost-Presses-en]": "the other whole evenings",
    "tests/evenings/test_whole_games.py::test_a_whole_evening[lost-Presses-pt]": "the other whole evenings",
    "tests/evenings/test_whole_games.py::test_how_much_an_evening_says[Words]": "the same by presses",
    "tests/evenings/test_chances.py::test_a_finished_game_is_looked_at_again_by_whoever_asks[es]": "in English",
    "tests/evenings/test_chances.py::test_a_finished_game_is_looked_at_again_by_whoever_asks[pt]": "in English",
    "tests/evenings/test_logbook.py::test_the_first_win_is_told_in_a_line_and_kept[es]": "the same in English",
    "tests/evenings/test_logbook.py::test_the_first_win_is_told_in_a_line_and_kept[pt]": "the same in English",
    "tests/wire/test_every_button_elsewhere.py::test_everything_that_is_offered_is_answered[es]": "the same in English",
    "tests/wire/test_every_button_elsewhere.py::test_everything_that_is_offered_is_answered[pt]": "the same in English",
    "tests/wire/test_every_button_elsewhere.py::test_everything_that_a_finished_game_offers_is_answered[es]": (
        "the same in English"
    ),
    "tests/wire/test_every_button_elsewhere.py::test_everything_that_a_finished_game_offers_is_answered[pt]": (
        "the same in English"
    ),
    "tests/castaway_evenings/test_counts.py::test_a_game_by_agreement_asks_little[postgres-1]": "the same with 2",
    "tests/castaway_evenings/test_counts.py::test_a_game_by_agreement_asks_little[postgres-4]": "the same with 2",
    "tests/bridges_evenings/test_review.py::test_a_finished_game_is_looked_at_again[es]": "the same in English",
    "tests/bridges_evenings/test_whole_games.py::test_a_whole_game_together_with_restarts[4]": "the same with 2 seats",
    "tests/bridges_evenings/test_with_computers.py::test_a_whole_game_of_two_people_and_two_computers[es]": (
        "the same in English"
    ),
    "tests/bridges_evenings/test_with_computers.py::test_a_whole_game_of_two_people_and_two_computers[pt]": (
        "the same in English"
    ),
    "tests/castaway_evenings/test_review.py::test_the_last_board_names_the_decisive_night_and_its_review_opens": (
        "tests/crusoe/test_review.py, and the same press in the other games"
    ),
    "tests/castaway_evenings/test_whole_games.py::test_a_game_is_won_and_lost_by_presses_and_by_commands[4-won]": (
        "four people lose, and one and two win"
    ),
    "tests/castaway_evenings/test_whole_games.py::test_a_game_is_won_and_lost_by_presses_and_by_commands[Commands-4]": (
        "four people by presses, two by commands"
    ),
    "tests/castaway_evenings/test_whole_games.py::test_a_game_is_won_and_lost_by_presses_and_by_commands[Hands-2]": (
        "two people by commands, four by presses"
    ),
    "tests/castaway_evenings/test_whole_games.py::test_a_game_is_won_and_lost_by_presses_and_by_commands[2-lost]": (
        "two people win, four lose"
    ),
    "tests/castaway_evenings/test_whole_games.py::test_a_game_is_won_and_lost_by_presses_and_by_commands[Hands-1]": (
        "one person by commands"
    ),
    "tests/castaway_evenings/test_whole_games.py::test_a_game_is_won_and_lost_by_presses_and_by_commands[1-lost]": (
        "one person wins, four lose"
    ),
    "tests/castaway_evenings/test_as_suggested.py::test_a_game_is_won_by_what_the_bot_suggests[1]": "the same with 2",
    "tests/castaway_evenings/test_as_suggested.py::test_a_game_is_won_by_what_the_bot_suggests[4]": "the same with 2",
    "tests/bridges_evenings/test_whole_games.py::test_a_whole_game_together_with_restarts[Commands-2]": (
        "the same by buttons, and a whole game alone by commands"
    ),
    "tests/days/test_daily.py::test_an_island_of_the_day_is_ranked_by_its_own_points": (
        "tests/days/test_standings.py ranks Bridges, tests/island/test_daily.py counts the island's points"
    ),
    "tests/castaway_evenings/test_in_words_alone.py::test_whatever_is_said_was_named_before[2-lost]": (
        "the same of one person who wins"
    ),
}


def name_and_cases(nodeid: str) -> tuple[str, frozenset[str]]:
    name, _, cases = nodeid.removesuffix("]").partition("[")
    return name, frozenset(cases.split("-") if cases else ())


BY_NAME: dict[str, dict[str, frozenset[str]]] = {}
"""For each test the keys of the table that name it, with their cases."""
for _key in LONG:
    _name, _cases = name_and_cases(_key)
    BY_NAME.setdefault(_name, {})[_key] = _cases


def meaning(nodeid: str) -> list[str]:
    """Return the names of the table that mean this test."""
    name, cases = name_and_cases(nodeid)
    return [key for key, named in BY_NAME.get(name, {}).items() if named <= cases]


def is_long(nodeid: str) -> bool:
    return bool(meaning(nodeid))


def unknown(nodeids: list[str]) -> list[str]:
    """Return the names of the table that mean no test."""
    known = {key for nodeid in nodeids for key in meaning(nodeid)}
    return [key for key in LONG if key not in known]
