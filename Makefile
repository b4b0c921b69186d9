# Each target sets up what it needs, on a machine that has only Python with its venv, and make.
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
RUN := .venv/bin/python
# What was asked for once (make postgres, make sentry) is brought along from then on.
EXTRAS = $(patsubst .venv/.with-%,--extra %,$(wildcard .venv/.with-*))

.PHONY: help setup announce play run postgres sentry test test-long quick renew cluster evenings soak puzzles check bench minds art gallery
help:
	@echo "make play    the real bot in a simulated Discord in your browser, no token"
	@echo "make run     the bot itself; DISCORD_TOKEN in .env"
	@echo "make postgres, make sentry   what DATABASE_URL and SENTRY_DSN need beside"
	@echo "make test    what each change must pass; ONLY=tests/island/test_moving.py for a file, ONLY=word for some tests"
	@echo "make quick   the rules and words alone, in half a minute       make test-long   the tests that take long"
	@echo "make check   ruff and mypy        make bench   speeds beside their floors"
	@echo "make cluster several processes on PostgreSQL, killed and renewed under play, for some minutes"
	@echo "make evenings  forty games of Robinson Crusoe for each number of people: presses, messages and pings a round"
	@echo "make soak    hours of kills, an ill Discord, forged inputs and random games; SCALE=0.05 for a twentieth of them"
	@echo "make puzzles  looks for the puzzles again, and asks a second solver about them"
	@echo "make minds   what the strong minds know, learned anew from games with themselves; GAMES=2000 of the island, CRUSOE=400 of each SCENARIOS"
	@echo "make art     bake the drawings into sprites                      make gallery pictures for docs/"
	@echo "make renew   stories, golden pictures and their words again, and what changed in them"

.uv/bin/uv:
	$(PYTHON) -m venv .uv
	.uv/bin/pip install --quiet uv==0.13.8

# The lock file names every package with its hash; uv installs exactly those.
.venv/.dev: uv.lock pyproject.toml $(if $(findstring .uv,$(UV)),.uv/bin/uv)
	$(UV) sync --quiet --frozen $(EXTRAS) --python $(PYTHON)
	@touch .venv/.dev .venv/.run

.venv/.run: uv.lock pyproject.toml $(if $(findstring .uv,$(UV)),.uv/bin/uv)
	$(UV) sync --quiet --frozen --inexact --no-default-groups $(EXTRAS) --python $(PYTHON)
	@touch .venv/.run

postgres sentry: .venv/.run
	$(UV) sync --quiet --frozen --inexact --no-default-groups --extra $@ --python $(PYTHON)
	@touch .venv/.with-$@

.venv/.play: uv.lock pyproject.toml $(if $(findstring .uv,$(UV)),.uv/bin/uv)
	$(UV) sync --quiet --frozen --inexact --no-default-groups --group play $(EXTRAS) --python $(PYTHON)
	@touch .venv/.play .venv/.run

setup: .venv/.tests

# Compiled once here; otherwise each worker of the first run would compile all tests.
.venv/.tests: .venv/.dev
	@$(TEST) --collect-only -qq >$@

announce:
	@test -e .venv/.play || echo "The first time, about 60 MB come from PyPI (180 MB in .venv and .uv): a minute or so. Then an address appears here."

play: announce .venv/.play
	$(RUN) playground.py

run: .venv/.run
	$(RUN) bot.py

# ONLY=tests/island/test_moving.py runs a file or a folder; ONLY=word runs the tests with that word in their names.
WHICH = $(if $(findstring /,$(ONLY)),$(ONLY),-k "$(ONLY)")
# What pytest makes of the tests is kept, whatever the environment says: each worker would make it again.
TEST = PYTHONDONTWRITEBYTECODE= $(RUN) -m pytest
test: .venv/.dev
	$(TEST) $(if $(ONLY),$(WHICH),-n auto --maxschedchunk 4 -m "not long")

test-long: .venv/.dev
	$(TEST) -n auto --maxschedchunk 4 -m long $(if $(ONLY),$(WHICH))

# The rules, the laws on a few examples, the house and the words; no bot, and nothing that thinks ahead.
THOUGHT = foresight review learning learned mind hints advice planner outlook prospects memory too_late whole_games
QUICK = tests/island tests/bridges tests/crusoe $(patsubst %,tests/words/test_%.py,keys languages names) \
	tests/test_laws.py tests/test_house.py tests/test_bad_input.py $(patsubst %,--ignore-glob="*/test_%.py",$(THOUGHT))
quick: .venv/.dev
	QUICK=1 $(TEST) -n auto --maxschedchunk 4 -m "not long" $(QUICK)

# Some minutes of killing, cutting and renewing four processes under play; MINUTES=30 for longer.
cluster: .venv/.dev
	$(RUN) -m tests.cluster.long $(MINUTES)

evenings: .venv/.dev
	$(RUN) -m pytest -q -s -p no:xdist tests/castaway_evenings/counted.py -k "not postgres"

# Kills, evenings, hostile, minds, reasons, games: SCALE of each, PARTS="kills games" for some of them. docs/endurance.md tells what it found.
soak: .venv/.dev
	$(RUN) -m tests.soak $(or $(SCALE),1) $(PARTS)

# Looks for every puzzle again (15 minutes), then has a second, plain solver look through all of them (half an hour).
puzzles: .venv/.dev
	$(RUN) -m engine.island.puzzles
	$(RUN) -m engine.bridges.puzzles
	$(RUN) -m engine.crusoe.puzzles
	$(RUN) -m tests.puzzles.every

check: .venv/.dev
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy

bench: .venv/.dev
	$(RUN) -m bench $(ONLY)

# What the strong minds of Forbidden Island and of Robinson Crusoe know, learned from games with themselves; kept only if they play no worse.
minds: .venv/.dev
	$(RUN) -m bench._learn_island $(or $(GAMES),2000)
	$(RUN) -m bench._learn_crusoe anew $(or $(CRUSOE),400) $(or $(SCENARIOS),castaways cursed jenny volcano cannibals family)

art: .venv/.dev
	$(RUN) -m tools.art

gallery: .venv/.dev
	$(RUN) -m tools.gallery

# Stories, golden pictures and their twins in words, after a change that alters them; shows what is different now.
renew: .venv/.dev
	$(RUN) -m tests.renew
