"""The files that no Python tool reads: words, documents, settings and scripts."""

import subprocess

import pytest

from tests.files import HOUSE, faults

LISTED = subprocess.run(["git", "ls-files"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout.splitlines()  # noqa: S607


def test_every_file_of_this_repository_is_well():
    assert faults([HOUSE / name for name in LISTED if (HOUSE / name).exists()]) == []


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("settings.toml", "a = \n", "Invalid value"),
        ("words.ftl", "key = { $name\n", "cannot be read"),
        ("words.ftl", "key = one\nkey = two\n", "stands here twice"),
        ("page.md", "[more](nowhere.md)\n", "does not exist"),
        ("page.md", "# Here\n[up](#there)\n", "no such heading"),
        ("script", "#!/usr/bin/env bash\nif true; then\n", "syntax error"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(tmp_path, name, text, fault):
    (tmp_path / name).write_text(text)
    assert fault in "\n".join(faults([tmp_path / name]))
