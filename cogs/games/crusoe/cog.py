"""Robinson Crusoe's commands: one shared plan, then decisions as they come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import app_commands
from discord.app_commands import Choice

from cogs.games.crusoe import behaviour, drafting, panels, suggested
from cogs.games.crusoe.behaviour import tell_tonight
from cogs.games.crusoe.castaways import effect
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

LATER_PRINTING: Final = {"printed_cards": True, "all_pawns": True, "token_on_exhausted": False}
"""What the later printing decides otherwise."""
SCENARIO_CHOICES: Final = [Choice(name=described(f"crusoe-choice-{name}"), value=name) for name in SCENARIOS]


@play.command(name="crusoe", description=described("command-play-crusoe"))
@app_commands.describe(
    scenario=described("crusoe-option-scenario-description"),
    players=described("option-players"),
    dog=described("crusoe-option-dog-description"),
    friday=described("crusoe-option-friday-description"),
    starting_items=described("crusoe-option-starting_items-description"),
    events=described("crusoe-option-events-description"),
    wreckage=described("crusoe-option-wreckage-description"),
    rulings=described("crusoe-option-rulings-description"),
    draft=described("crusoe-option-draft-description"),
    time_limit=described("option-time-limit"),
    thread=described("option-thread"),
    language=described("option-language"),
)
@app_commands.choices(
    scenario=SCENARIO_CHOICES,
    dog=choices("crusoe", "dog", "yes", "no"),
    friday=choices("crusoe", "friday", "yes", "no"),
    events=choices("crusoe", "events", "fewer-book", "more-book"),
    wreckage=[
        Choice(name=described("crusoe-choice-food-crates"), value="food-crates"),
        Choice(name=described("crusoe-wreckage-random"), value="random"),
    ],
    rulings=choices("crusoe", "rulings", "first", "later"),
    draft=choices("crusoe", "draft", "together", "own"),
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
    events: str | None = None,
    wreckage: str | None = None,
    rulings: str = "first",
    draft: str | None = None,
    time_limit: int | None = None,
    thread: bool = False,
    language: str | None = None,
) -> None:
    options = {
        "scenario": scenario,
        "players": players,
        "dog": dog,
        "friday": friday,
        "starting_items": starting_items,
        "events": events,
        "wreckage": None if wreckage == "food-crates" else wreckage,
        "draft": draft,
        **(LATER_PRINTING if rulings == "later" else {}),
    }
    await open_lobby(interaction, "crusoe", options, Wishes(language, time_limit, thread))


class CrusoeCog(Saying):
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
    @app_commands.rename(helping="help")
    @app_commands.describe(
        to=described("command-assign-to"),
        who=described("command-assign-who"),
        helping=described("command-assign-help"),
        pay=described("command-assign-pay"),
    )
    @app_commands.guild_only()
    async def assign(
        self,
        interaction: Interaction,
        to: str,
        who: str | None = None,
        helping: str | None = None,
        pay: str | None = None,
    ) -> None:
        async with answering(interaction) as answer:
            if not (who or helping or pay) and await behaviour.shown_full(answer, to):
                return
            await self.bot.acting.command(
                answer, lambda table, seat: drafting.crew(table, seat, to, who, helping, pay), game=self.game
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

    @assign.autocomplete("helping")
    async def _assign_help(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
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

    @assign.autocomplete("pay")
    async def _assign_pay(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
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

    @app_commands.command(name="plan", description=described("command-plan"))
    @app_commands.describe(do=described("command-plan-do"), first=described("command-plan-first"))
    @app_commands.choices(
        do=[
            Choice(name=described(f"command-plan-{word}"), value=word) for word in ("show", "suggest", "adopt", "clear")
        ]
    )
    @app_commands.guild_only()
    async def plan(self, interaction: Interaction, do: str = "show", first: str | None = None) -> None:
        if first is not None:
            await self.do(interaction, lambda table, seat: [drafting.one_of(table, seat, first, "hasten")])
        elif do == "clear":
            await self.do(interaction, lambda table, seat: list(drafting.backs(table, seat)))
        else:
            async with answering(interaction) as answer:
                await self._planned(answer, do)

    async def _planned(self, answer: Answer, do: str) -> None:
        """The draft as it stands, or what the bot would do, shown or adopted."""
        table = await self.bot.acting.running_here(answer, self.game)
        found = await behaviour.planned_by(answer, table.id)
        if found is None:
            return
        table, seat = found
        if do == "show":
            await answer.privately("\n".join(behaviour.BEHAVIOUR.plan(Teller(table, answer.language))))
        elif do == "suggest":
            await suggested.show_suggestion(answer, table.id, 0)
        else:
            suggestion = await suggested.SUGGESTED.of(self.bot, table, seat, 0)
            await self.bot.acting.command(answer, lambda now, _: suggested.adopted(now, suggestion))

    @plan.autocomplete("first")
    async def _plan_first(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.lines(interaction, typed, "hasten")

    @app_commands.command(name="ready", description=described("command-ready"))
    @app_commands.describe(not_yet=described("command-ready-not-yet"), sure=described("command-ready-sure"))
    @app_commands.guild_only()
    async def ready(self, interaction: Interaction, not_yet: bool = False, sure: bool = False) -> None:
        word = "not-ready" if not_yet else "ready"
        await self.do(interaction, lambda table, seat: [drafting.one_of(table, seat, word, word)], is_sure=sure)

    # As it comes

    @app_commands.command(name="decide", description=described("command-decide"))
    @app_commands.describe(answer=described("command-decide-answer"))
    @app_commands.guild_only()
    async def decide(self, interaction: Interaction, answer: str) -> None:
        await self.do(interaction, lambda table, seat: [drafting.answer_to(table, seat, answer)])

    @decide.autocomplete("answer")
    async def _decide_answer(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        is_asked = await self.lines(interaction, "", *drafting.REPLIES)
        return await self.lines(interaction, typed, *drafting.ANSWERS) if is_asked else []

    @app_commands.command(name="ability", description=described("command-ability"))
    @app_commands.describe(name=described("command-ability-name"))
    @app_commands.guild_only()
    async def ability(self, interaction: Interaction, name: str) -> None:
        await self.do(interaction, lambda table, seat: [drafting.one_of(table, seat, name, "use", "reroll")])

    @ability.autocomplete("name")
    async def _ability_name(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.lines(interaction, typed, "use", "reroll", only=lambda line: not is_thing(line))

    @app_commands.command(name="use", description=described("command-use"))
    @app_commands.describe(thing=described("command-use-thing"))
    @app_commands.guild_only()
    async def use(self, interaction: Interaction, thing: str) -> None:
        await self.do(interaction, lambda table, seat: [drafting.one_of(table, seat, thing, "use", "stack")])

    @use.autocomplete("thing")
    async def _use_thing(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.lines(interaction, typed, "use", "stack", only=is_thing)

    @app_commands.command(name="night", description=described("command-night"))
    @app_commands.describe(
        camp=described("command-night-camp"),
        hungry=described("command-night-hungry"),
        morale=described("command-night-morale"),
        rolls=described("command-night-rolls"),
        arrange=described("command-night-arrange"),
        ask_me=described("command-night-ask-me"),
    )
    @app_commands.guild_only()
    async def night(
        self,
        interaction: Interaction,
        camp: str | None = None,
        hungry: str | None = None,
        morale: str | None = None,
        rolls: str | None = None,
        arrange: str | None = None,
        ask_me: str | None = None,
    ) -> None:
        orders = {"camp": camp, "hungry": hungry, "morale": morale, "rolls": rolls, "arrange": arrange}
        if not any((*orders.values(), ask_me)):
            async with answering(interaction) as answer:
                await tell_tonight(answer, await self.bot.acting.running_here(answer, self.game))
            return

        def wish(table: Table, seat: int) -> list[Action]:
            wishes = [f"order {what} {word}" for what, word in orders.items() if word]
            wishes += [f"waive {ask_me}"] if ask_me else []
            return [drafting.one_of(table, seat, each, "order", "waive") for each in wishes]

        await self.do(interaction, wish)

    async def _orders(self, interaction: Interaction, typed: str, what: str) -> list[Choice[str]]:
        tell, possible = await self._possible(interaction)
        offered = [each for each in possible if isinstance(each, Order) and each.what == what]
        named = [(each.word, str(tell.named("word", each.word, {"what": what}))) for each in offered if tell]
        return drafting.choices(named, typed)

    @night.autocomplete("camp")
    async def _night_camp(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._orders(interaction, typed, "camp")

    @night.autocomplete("hungry")
    async def _night_hungry(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._orders(interaction, typed, "hungry")

    @night.autocomplete("morale")
    async def _night_morale(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._orders(interaction, typed, "morale")

    @night.autocomplete("rolls")
    async def _night_rolls(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._orders(interaction, typed, "rolls")

    @night.autocomplete("arrange")
    async def _night_arrange(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._orders(interaction, typed, "arrange")

    @night.autocomplete("ask_me")
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
