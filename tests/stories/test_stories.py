"""Whole games, as they were told before. `python -m tests.stories` tells them anew."""

import pytest

from tests.stories.story import HERE, retold

STORIES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("file", STORIES, ids=[file.stem for file in STORIES])
def test_the_story_is_still_the_same(file):
    """The same words at the same table lead to the same events."""
    story = file.read_text(encoding="utf-8")
    assert retold(story) == story


@pytest.mark.parametrize("end", ["game-won", "game-lost"])
def test_there_is_a_story_of_each_end(end):
    """A team that flies home, and one that does not."""
    assert any(f"    {end}" in file.read_text(encoding="utf-8") for file in STORIES)
