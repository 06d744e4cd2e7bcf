# Everything installs itself into .venv; a second run starts at once.
PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
BUILT := .venv/.built
SOURCES := pyproject.toml setup.py README.md $(shell find src -type f \
	-not -name '*.pyc' -not -path '*.egg-info/*' 2>/dev/null)
GAMES ?= 2000
INTERPRETED := PYTHONPATH=src SIGNORIA_BUILD=interpreted SIGNORIA_GAMES=200
COMPILED := SIGNORIA_GAMES=$(GAMES) \
	SIGNORIA_BUILD=$$(command -v cc >/dev/null && echo compiled || echo interpreted)

# Calls are counted there, and compiled code does not show its calls.
COUNTED := tests/server/test_load_bounds.py
RULES := tests/games tests/kernel tests/bots tests/arena tests/testing tests/shape

.PHONY: play test lint interpreted compiled server prove bench golden docs lock clean

play: $(BUILT)
	@$(BIN)/signoria play

# Two workers side by side: the rules interpreted with coverage; the rules compiled, the server.
test: $(BUILT)
	@$(MAKE) --no-print-directory -j2 --output-sync=target interpreted compiled server
	@echo "make test: all green"

lint: $(BUILT)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

interpreted: $(BUILT)
	$(INTERPRETED) $(BIN)/coverage run -m pytest -q $(RULES) tests/locales $(COUNTED)
	$(BIN)/coverage report

compiled: $(BUILT) lint
	$(COMPILED) $(BIN)/python -m pytest -q $(RULES)

server: $(BUILT)
	$(COMPILED) $(BIN)/python -m pytest -q tests/store tests/server tests/cli tests/deploy \
		tests/docs --ignore $(COUNTED)

prove: $(BUILT)
	SIGNORIA_GAMES=1000000 $(BIN)/python -m pytest -q -n auto tests/games/test_laws.py

bench: $(BUILT)
	@$(BIN)/signoria bench

# Record the golden games anew, after a change of rules that is meant.
golden: $(INSTALLED)
	PYTHONPATH=src $(BIN)/python scripts/golden.py

# Write the pages that are made from the code.
docs: $(INSTALLED)
	PYTHONPATH=src $(BIN)/python scripts/rules.py
	PYTHONPATH=src $(BIN)/python scripts/cli_docs.py --write
	PYTHONPATH=src:. $(BIN)/python scripts/wire_docs.py
	PYTHONPATH=src $(BIN)/python scripts/pictures.py
	PYTHONPATH=src $(BIN)/python scripts/screenshot.py

lock: $(INSTALLED)
	@$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --extra dev pyproject.toml \
		--no-header -q -o requirements-dev.txt

$(INSTALLED): requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Signoria needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

$(BUILT): $(INSTALLED) $(SOURCES)
	@echo "Building Signoria (about a minute with a C compiler) ..."
	@rm -rf build
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation \
		--no-deps --force-reinstall .
	@$(BIN)/signoria --version
	@touch $@

clean:
	rm -rf .venv build
