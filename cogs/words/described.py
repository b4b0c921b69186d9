"""Descriptions and choices of commands in every language Discord can show them in."""

from __future__ import annotations

from functools import cache
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from locales import LANGUAGES, knows, language_of, say

LANGUAGE_CHOICES = [
    app_commands.Choice(name=name, value=language)
    for language, name in (("en", "English"), ("es", "Español"), ("pt-BR", "Português (BR)"))
]


def described(key: str) -> locale_str:
    """A description or a choice, by its key."""
    return locale_str(say("en", key), key=key)


@cache
def spoken_in(locale: discord.Locale) -> str | None:
    """Return our language for one of Discord's locales, if we speak it."""
    speaks = str(locale).split("-")[0] in {each.split("-")[0] for each in LANGUAGES}
    return language_of(str(locale)) if speaks else None


class Translator(app_commands.Translator):
    """Gives Discord the words for each of its locales that we speak; command names stay English everywhere."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 — keys say enough
    ) -> str | None:
        key: Any = string.extras.get("key")
        language = spoken_in(locale)
        if key is None or language is None or not knows(language, key):
            return None
        return say(language, key)
