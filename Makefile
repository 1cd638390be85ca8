PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint mutate docs setup clean

$(VENV)/.ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e ".[dev]"
	touch $@

setup: $(VENV)/.ready

test: setup lint
	$(BIN)/pytest -n 2

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Break a sample of rule code and see whether the tests notice: make mutate MODULES=src/overrun/core COUNT=200 SEED=7
MODULES ?= src/overrun/core src/overrun/rules src/overrun/board
COUNT ?= 60
SEED ?= 1
TESTS ?= tests
mutate: setup
	$(BIN)/python tools/mutate.py $(MODULES) --count $(COUNT) --seed $(SEED) --tests $(TESTS)

$(VENV)/.docs-ready: $(VENV)/.ready
	$(BIN)/pip install --quiet --disable-pip-version-check -e ".[docs]"
	touch $@

# The site in site/; a broken link or any other warning fails the build.
docs: $(VENV)/.docs-ready
	$(BIN)/python tools/rule_pages.py docs/rules
	$(BIN)/zensical build --clean --strict

clean:
	rm -rf $(VENV) dist site
