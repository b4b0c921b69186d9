"""/crusoe and its subcommands: one shared plan, then answers as questions come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.games.crusoe import behaviour, drafting, panels, suggested
from cogs.games.crusoe.behaviour import tell_tonight
from cogs.games.crusoe.castaways import effect
from cogs.games.crusoe.options import LATER_PRINTING
from cogs.games.opening import TIME_LIMITS, choices, open_lobby, play
from cogs.games.saying import Saying, said
from cogs.loaded import Table
from cogs.table.acting import Wish
from cogs.table.wishes import Wishes
from cogs.talk.answer import Answer, Interaction, answering
from cogs.words.described import LANGUAGE_CHOICES, described
from cogs.words.teller import Teller
from engine.contract import Action
from engine.crusoe.actions import Order, Use, Waive
from engine.crusoe.cards import LIBRARY
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.target import Target
from engine.play import write

if TYPE_CHECKING:
    from cogs.bot import Atoll

SCENARIO_CHOICES: Final = [Choice(name=described(f"crusoe-choice-{name}"), value=name) for name in SCENARIOS]


@play.command(name="crusoe", description=described("command-play-crusoe"))
@app_commands.describe(
    scenario=described("crusoe-option-scenario-description"),
    players=described("option-players"),
    dog=described("crusoe-option-dog-description"),
    friday=described("crusoe-option-friday-description"),
    starting_items=described("crusoe-option-starting_items-description"),
    book_events=described("crusoe-option-events-description"),
    washed_ashore=described("crusoe-option-wreckage-description"),
    printing=described("crusoe-option-rulings-description"),
    who_plans=described("crusoe-option-draft-description"),
    time_limit=described("option-time-limit"),
    thread=described("option-thread"),
    tall_board=described("option-tall"),
    language=described("option-language"),
)
@app_commands.choices(
    scenario=SCENARIO_CHOICES,
    dog=choices("crusoe", "dog", "yes", "no"),
    friday=choices("crusoe", "friday", "yes", "no"),
    book_events=choices("crusoe", "events", "fewer-book", "more-book"),
    washed_ashore=[
        Choice(name=described("crusoe-choice-food-crates"), value="food-crates"),
        Choice(name=described("crusoe-wreckage-random"), value="random"),
    ],
    printing=choices("crusoe", "rulings", "first", "later"),
    who_plans=choices("crusoe", "draft", "together", "own"),
)
@app_commands.choices(time_limit=TIME_LIMITS)
@app_commands.choices(language=LANGUAGE_CHOICES)
async def play_crusoe(
    interaction: Interaction,
    scenario: str = "castaways",
    players: app_commands.Range[int, 1, 4] | None = None,
    dog: str | None = None,
    friday: str | None = None,
    starting_items: app_commands.Range[int, 0, 4] | None = None,
    book_events: str | None = None,
    washed_ashore: str | None = None,
    printing: str = "first",
    who_plans: str | None = None,
    time_limit: int | None = None,
    thread: bool = False,
    tall_board: bool = False,
    language: str | None = None,
) -> None:
    options = {
        "scenario": scenario,
        "players": players,
        "dog": dog,
        "friday": friday,
        "starting_items": starting_items,
        "events": book_events,
        "wreckage": None if washed_ashore == "food-crates" else washed_ashore,
        "draft": who_plans,
        **(LATER_PRINTING if printing == "later" else {}),
    }
    await open_lobby(interaction, "crusoe", options, Wishes(language, time_limit, thread, tall=tall_board))


@app_commands.guild_only()
class CrusoeCog(Saying, commands.GroupCog, name="crusoe", description=described("command-crusoe")):
    """What a player says on the island."""

    game = "crusoe"

    async def do(self, interaction: Interaction, wish: Wish, *, is_sure: bool = False) -> None:
        async with answering(interaction) as answer:
            await self.bot.acting.command(answer, wish, game=self.game, is_sure=is_sure)

    async def lines(self, interaction: Interaction, typed: str, *verbs: str, only: Any = None) -> list[Choice[str]]:
        """Whole legal actions of these verbs, named in the reader's language; of a thing what using it does.

        What helps with the question that is asked comes first.
        """
        tell, possible = await self._possible(interaction)
        if tell is not None:
            possible.sort(key=lambda each: not panels.helps(tell.table, None, each))
        named = [(write(each), whole(tell, each)) for each in possible if tell and each.__struct_config__.tag in verbs]
        return drafting.choices([each for each in named if only is None or only(each[0])], typed)

    # The plan

    @app_commands.command(name="assign", description=described("command-assign"))
    @app_commands.describe(
        to=described("command-assign-to"),
        who=described("command-assign-who"),
        helpers=described("command-assign-helpers"),
        pay_with=described("command-assign-pay-with"),
    )
    async def assign(
        self,
        interaction: Interaction,
        to: str,
        who: str | None = None,
        helpers: str | None = None,
        pay_with: str | None = None,
    ) -> None:
        async with answering(interaction) as answer:
            if not (who or helpers or pay_with) and await behaviour.shown_full(answer, to):
                return
            await self.bot.acting.command(
                answer, lambda table, seat: drafting.crew(table, seat, to, who, helpers, pay_with), game=self.game
            )

    @assign.autocomplete("to")
    async def _assign_to(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        tell, _ = await self._possible(interaction)
        if tell is None:
            return []
        return drafting.choices(drafting.places(tell, self._seat(interaction, tell.table)), typed)

    @assign.autocomplete("who")
    async def _assign_who(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        tell, _ = await self._possible(interaction)
        if tell is None:
            return []
        pawns = drafting.pawns_for(
            tell.table, self._seat(interaction, tell.table), Target(said(interaction, "to") or "") or None
        )
        return drafting.choices([(each, str(tell.named("pawn", each))) for each in pawns], typed)

    @assign.autocomplete("helpers")
    async def _assign_helpers(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        tell, _ = await self._possible(interaction)
        where = Target(said(interaction, "to") or "")
        if tell is None or not where:
            return []
        seat = self._seat(interaction, tell.table)
        leader = said(interaction, "who") or drafting.own_pawn(tell.table, seat, where)
        crews = drafting.helpers_for(tell.table, seat, where, leader)
        named = [
            (each, " + ".join(str(tell.named("pawn", one)) for one in each.split(drafting.PLUS))) for each in crews
        ]
        return drafting.choices(named, typed)

    @assign.autocomplete("pay_with")
    async def _assign_pay_with(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        tell, _ = await self._possible(interaction)
        where = Target(said(interaction, "to") or "")
        if tell is None or not where:
            return []
        seat = self._seat(interaction, tell.table)
        leader = said(interaction, "who") or drafting.own_pawn(tell.table, seat, where)
        ways = drafting.ways_to_pay(tell.table, seat, where, leader)
        return drafting.choices([(each, str(tell.named("goods", each))) for each in ways], typed)

    @staticmethod
    def _seat(interaction: Interaction, table: Table) -> int:
        seat = table.seat_of(interaction.user.id)
        assert seat is not None  # `_possible` found it
        return seat

    @app_commands.command(name="show_plan", description=described("command-show-plan"))
    async def show_plan(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            if found := await self._planning(answer):
                await answer.privately("\n".join(behaviour.BEHAVIOUR.plan(Teller(found[0], answer.language))))

    @app_commands.command(name="suggest_plan", description=described("command-suggest-plan"))
    async def suggest_plan(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            if found := await self._planning(answer):
                await suggested.show_suggestion(answer, found[0].id, 0)

    @app_commands.command(name="adopt_plan", description=described("command-adopt-plan"))
    async def adopt_plan(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            if found := await self._planning(answer):
                suggestion = await suggested.SUGGESTED.of(self.bot, *found, 0)
                await self.bot.acting.command(answer, lambda now, _: suggested.adopted(now, suggestion))

    @app_commands.command(name="clear_plan", description=described("command-clear-plan"))
    async def clear_plan(self, interaction: Interaction) -> None:
        await self.do(interaction, lambda table, seat: list(drafting.backs(table, seat)))

    async def _planning(self, answer: Answer) -> tuple[Table, int] | None:
        """Return the game of this channel while it plans, and the player's seat."""
        table = await self.bot.acting.running_here(answer, self.game)
        return await behaviour.planned_by(answer, table.id)

    @app_commands.command(name="do_first", description=described("command-do-first"))
    @app_commands.describe(action=described("command-do-first-action"))
    async def do_first(self, interaction: Interaction, action: str) -> None:
        await self.do(interaction, lambda table, seat: [drafting.one_of(table, seat, action, "hasten")])

    @do_first.autocomplete("action")
    async def _do_first_action(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.lines(interaction, typed, "hasten")

    # As it comes

    @app_commands.command(name="answer", description=described("command-answer"))
    @app_commands.describe(choice=described("command-answer-choice"))
    async def answer(self, interaction: Interaction, choice: str) -> None:
        await self.do(interaction, lambda table, seat: [drafting.answer_to(table, seat, choice)])

    @answer.autocomplete("choice")
    async def _answer_choice(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        is_asked = await self.lines(interaction, "", *drafting.REPLIES)
        return await self.lines(interaction, typed, *drafting.ANSWERS) if is_asked else []

    @app_commands.command(name="ability", description=described("command-ability"))
    @app_commands.describe(name=described("command-ability-name"))
    async def ability(self, interaction: Interaction, name: str) -> None:
        await self.do(interaction, lambda table, seat: [drafting.one_of(table, seat, name, "use", "reroll")])

    @ability.autocomplete("name")
    async def _ability_name(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.lines(interaction, typed, "use", "reroll", only=lambda line: not is_thing(line))

    @app_commands.command(name="use", description=described("command-use"))
    @app_commands.describe(thing=described("command-use-thing"))
    async def use(self, interaction: Interaction, thing: str) -> None:
        await self.do(interaction, lambda table, seat: [drafting.one_of(table, seat, thing, "use", "stack")])

    @use.autocomplete("thing")
    async def _use_thing(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.lines(interaction, typed, "use", "stack", only=is_thing)

    @app_commands.command(name="night", description=described("command-night"))
    @app_commands.describe(
        camp_moves=described("command-night-camp-moves"),
        goes_hungry=described("command-night-goes-hungry"),
        morale_reward=described("command-night-morale-reward"),
        ask_about_rolls=described("command-night-ask-about-rolls"),
        arrange_camp=described("command-night-arrange-camp"),
        ask_me_about=described("command-night-ask-me-about"),
    )
    async def night(
        self,
        interaction: Interaction,
        camp_moves: str | None = None,
        goes_hungry: str | None = None,
        morale_reward: str | None = None,
        ask_about_rolls: str | None = None,
        arrange_camp: str | None = None,
        ask_me_about: str | None = None,
    ) -> None:
        orders = {
            "camp": camp_moves,
            "hungry": goes_hungry,
            "morale": morale_reward,
            "rolls": ask_about_rolls,
            "arrange": arrange_camp,
        }
        if not any((*orders.values(), ask_me_about)):
            async with answering(interaction) as answer:
                await tell_tonight(answer, await self.bot.acting.running_here(answer, self.game))
            return

        def wish(table: Table, seat: int) -> list[Action]:
            wishes = [f"order {what} {word}" for what, word in orders.items() if word]
            wishes += [f"waive {ask_me_about}"] if ask_me_about else []
            return [drafting.one_of(table, seat, each, "order", "waive") for each in wishes]

        await self.do(interaction, wish)

    async def _orders(self, interaction: Interaction, typed: str, what: str) -> list[Choice[str]]:
        tell, possible = await self._possible(interaction)
        offered = [each for each in possible if isinstance(each, Order) and each.what == what]
        named = [(each.word, str(tell.named("word", each.word, {"what": what}))) for each in offered if tell]
        return drafting.choices(named, typed)

    @night.autocomplete("camp_moves")
    async def _night_camp(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._orders(interaction, typed, "camp")

    @night.autocomplete("goes_hungry")
    async def _night_hungry(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._orders(interaction, typed, "hungry")

    @night.autocomplete("morale_reward")
    async def _night_morale(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._orders(interaction, typed, "morale")

    @night.autocomplete("ask_about_rolls")
    async def _night_rolls(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._orders(interaction, typed, "rolls")

    @night.autocomplete("arrange_camp")
    async def _night_arrange(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._orders(interaction, typed, "arrange")

    @night.autocomplete("ask_me_about")
    async def _night_ask_me(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        tell, possible = await self._possible(interaction)
        named = [(each.gate, tell.label(each)) for each in possible if tell and isinstance(each, Waive)]
        return drafting.choices(named, typed)


def whole(tell: Teller, action: Action) -> str:
    """`Fruit – Gain 2 food.`: the command has said that it is used."""
    if not isinstance(action, Use):
        return tell.label(action)
    return " – ".join(filter(None, (drafting.bare(tell, action), effect(tell, action.thing))))


def is_thing(line: str) -> bool:
    """Whether it is an item, a treasure, a token or the pile: no ability."""
    word, _, name = line.partition(" ")
    return word == "stack" or (word == "use" and name not in LIBRARY.abilities)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(CrusoeCog(bot))
