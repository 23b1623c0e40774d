# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

CORE := tests/kernel tests/adp tests/district tests/saves tests/perft tests/corpus

.PHONY: play test test-core lint pictures bench clean

play: $(VENV)/.play ## install and start the game
	@$(BIN)/adp

test: lint ## lint, format, types, import contracts and every test
	@$(BIN)/pytest -n auto

test-core: $(VENV)/.dev ## the tests of rules, bots and saves alone
	@$(BIN)/pytest -n auto $(CORE)

lint: $(VENV)/.dev
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports

pictures: $(VENV)/.dev ## the pictures of the README, made by playing
	@$(BIN)/python -m tests.tui.screenshots

bench: $(VENV)/.play ## the table of speeds
	@$(BIN)/adp bench

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "adp needs Python 3.11 or newer; say which with make PYTHON=...")'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml
	@$(PIP) install --editable .
	@touch $@

$(VENV)/.dev: $(BIN)/python pyproject.toml
	@$(PIP) install --editable '.[dev]'
	@touch $@ $(VENV)/.play
