# Everything there is to do. `make play` and `make test` set up all they need; `make help` lists the rest.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# The first Python that is new enough; another one may be named: make test PYTHON=/opt/python3.13/bin/python3
NEW_ENOUGH := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11 python3.14 python; do \
	"$$python" -c '$(NEW_ENOUGH)' 2>/dev/null && { echo "$$python"; break; }; done)

.DEFAULT_GOAL := help
.PHONY: help play page browser test lint setup bench campaign fuzz rates words golden nets mutate docs clean

help:  ## what can be done here
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*##(.*)/  make \1\t\2/' | expand -t 20

play: $(VENV)/.play page  ## play the game (installs what it needs)
	@$(BIN)/overrun play $(ARGS)

# Only if a source of it has changed; Node is fetched if the machine has none.
page: $(VENV)/.python  ## build the page into src/overrun/table/page
	@$(BIN)/python hatch_build.py

# The tests of the page drive Debian's chromium; without one they say so and are skipped.
browser:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
		apt-get update -qq && apt-get install -y -qq chromium; } || \
		echo "There is no chromium here and it cannot be installed: the page is not tested in a browser."

test: lint page browser  ## run every check and every test (installs what they need)
	$(BIN)/pytest -n 2 $(ARGS)

lint: setup  ## formatting, style, types and layers only
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(BIN)/python hatch_build.py check

setup: $(VENV)/.ready  ## install the package and the tools of the workshop into .venv

# Installing again when pyproject.toml changes. Playing needs less than working here.
$(VENV)/.python:
	@$(if $(strip $(PYTHON)),,echo "Overrun needs Python 3.11 or newer with its venv module, and there is none on the PATH."; \
		echo "Install one (Debian and Ubuntu: python3 and python3-venv) or name it: make PYTHON=/path/to/python3"; exit 1)
	@"$(PYTHON)" -c '$(NEW_ENOUGH)' || { \
		echo "Overrun needs Python 3.11 or newer with its venv module; $(PYTHON) is $$("$(PYTHON)" -V 2>&1)."; exit 1; }
	@echo "Setting up $(VENV) with $$("$(PYTHON)" -V)"
	@"$(PYTHON)" -m venv --clear $(VENV)
	@touch $@

$(VENV)/.play: pyproject.toml $(VENV)/.python
	@echo "Installing what playing needs"
	@$(PIP) -e ".[play]"
	@touch $@

$(VENV)/.ready: pyproject.toml $(VENV)/.python
	@echo "Installing what working here needs"
	@$(PIP) -e ".[dev]"
	@touch $@ $(VENV)/.play

bench: setup  ## measure speed; the figures go to .overrun/bench.json
	$(BIN)/python bench/run.py $(ARGS)

campaign: setup  ## random games under all promises, all that can be sent, spoilt, and a server under siege
	$(BIN)/python tools/campaign.py --games 200 --mixed 100 $(ARGS)
	$(BIN)/python tools/fuzz.py
	$(BIN)/python tools/siege.py $(SIEGE)

fuzz: setup  ## a part of it alone: records, states, set-ups and packs with something wrong
	$(BIN)/python tools/fuzz.py $(ARGS)

rates: setup  ## how often the bots win: the table of docs/bots.md; ARGS="MISSION … --games 200" measures first
	$(BIN)/python tools/win_rates.py $(ARGS)

words: setup  ## write anew what is made of the games' entries and declared words: for the page, and for the docs
	$(BIN)/python tools/page_games.py > web/src/games/index.ts
	$(BIN)/python tools/page_words.py > web/src/games/words.ts
	$(BIN)/python tools/word_pages.py > docs/words.md
	git diff --stat -- web/src/games docs/words.md

golden: setup  ## write the golden games down anew, on purpose
	$(BIN)/python -m tests.golden write
	git diff --stat -- tests/golden

nets: setup  ## write down anew what the nets hold: decisions, sentences, numbers, names
	$(BIN)/python -m tests.nets write
	git diff --stat -- tests/nets

# Break a sample of rule code and see whether the tests notice: make mutate MODULES=src/overrun/core COUNT=200 SEED=7
MODULES ?= src/overrun/core src/overrun/rules src/overrun/board
COUNT ?= 60
SEED ?= 1
TESTS ?= tests
mutate: setup  ## break rule code on purpose and see whether the tests notice
	$(BIN)/python tools/mutate.py $(MODULES) --count $(COUNT) --seed $(SEED) --tests $(TESTS)

$(VENV)/.docs-ready: $(VENV)/.ready
	@$(PIP) -e ".[docs]"
	@touch $@

# The site in site/; a broken link or any other warning fails the build.
docs: $(VENV)/.docs-ready  ## the documentation site
	$(BIN)/python tools/rule_pages.py docs/rules
	$(BIN)/zensical build --clean --strict

clean:  ## throw away everything that was made here, saved figures included
	rm -rf $(VENV) .overrun dist site web/node_modules src/overrun/table/page .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage*
