"""What the workflows and the unit say is true of this repository."""

import os
import re
import tomllib
from pathlib import Path

import pytest

import bot

HOUSE = Path(__file__).parent.parent.parent
WORKFLOWS = sorted((HOUSE / ".github" / "workflows").glob("*.yml"))
BY_COMMIT = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+")


def said(path: str) -> str:
    return (HOUSE / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_step_is_a_script_of_ours_or_pinned_to_a_commit(workflow):
    text = workflow.read_text(encoding="utf-8")
    runs = re.findall(r"\brun: (.+)", text)
    assert runs
    assert [run for run in runs if not os.access(HOUSE / run, os.X_OK)] == []
    assert [uses for uses in re.findall(r"\buses: (.+)", text) if not BY_COMMIT.fullmatch(uses)] == []


def test_the_gate_tries_every_python_that_is_promised():
    least = tomllib.loads(said("pyproject.toml"))["project"]["requires-python"].removeprefix(">=")
    assert f'python: ["{least}", ' in said(".github/workflows/tests.yml")


def test_the_unit_does_not_start_for_ever_what_only_the_host_can_mend():
    for unit in "deploy/atoll.service", "deploy/atoll@.service":
        assert f"RestartPreventExitStatus={bot.FOR_THE_HOST}\n" in said(unit)
        assert "\nExecStart=/srv/atoll/.venv/bin/python bot.py\n" in said(unit)


@pytest.mark.parametrize("number", ["01", "09", "10", "63"])
def test_each_unit_of_many_has_a_port_of_its_own(number):
    (port,) = re.findall(r"METRICS_PORT=(\S+)", said("deploy/atoll@.service"))
    assert int(port.replace("%i", number)) == 9100 + int(number)


def test_an_image_does_not_start_for_ever_what_only_the_host_can_mend():
    """Its entrypoint makes an end of that code, and nothing is begun anew after an end."""
    assert f'ENTRYPOINT ["tini", "-e", "{bot.FOR_THE_HOST}", "--"]\n' in said("Dockerfile")
    bots = said("compose.yaml").partition("  postgres:\n")[0]
    assert set(re.findall(r"restart: ([\w:-]+)", bots)) == {"on-failure"}
    told = said("docs/run-it.md").partition("\n## Docker\n")[2]
    assert re.findall(r"--restart ([\w:-]+)", told) == ["on-failure"] * 2


@pytest.mark.parametrize("extra", ["postgres", "sentry"])
def test_an_extra_is_brought_by_one_command_that_is_told_the_same_everywhere(extra):
    assert extra in tomllib.loads(said("pyproject.toml"))["project"]["optional-dependencies"]
    assert re.search(r"^postgres sentry:.*\n\t.*--extra \$@", said("Makefile"), re.MULTILINE)
    asks = {"postgres": "db/store.py", "sentry": "bot.py"}[extra]
    for page in (asks, ".env.example", "docs/run-it.md"):
        assert f"make {extra}" in said(page), page
    assert not [
        page for page in (asks, ".env.example", "docs/run-it.md", "docs/many-servers.md") if "uv sync" in said(page)
    ]


def test_one_uv_is_named_everywhere():
    """In the Makefile and in the image."""
    assert len(set(re.findall(r"uv==[\d.]+", said("Makefile") + said("Dockerfile")))) == 1
