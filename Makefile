# Everything installs itself into .venv; a second run starts at once.
PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
BUILT := .venv/.built
SITE := .venv/.site
READY := .venv/.ready
SOURCES := pyproject.toml setup.py README.md $(shell find src -type f \
	-not -name '*.pyc' -not -path '*.egg-info/*' -not -path '*/server/site/*' 2>/dev/null)
PAGES := scripts/web.sh scripts/node.sh $(shell find web src/signoria/locales -type f \
	-not -path '*/node_modules/*' -not -path 'web/dist/*' -not -name '*.py*' 2>/dev/null)
GAMES ?= 2000
INTERPRETED := PYTHONPATH=src SIGNORIA_BUILD=interpreted SIGNORIA_GAMES=22
COMPILED := SIGNORIA_GAMES=$(GAMES) \
	SIGNORIA_BUILD=$$(command -v cc >/dev/null && echo compiled || echo interpreted)

# Calls are counted there, and compiled code does not show its calls.
COUNTED := tests/server/test_load_bounds.py
RULES := tests/games tests/kernel tests/bots

# Only what was waited for in vain is waited for once more, and is told so (docs/adr/0023).
PATIENT := -raR --reruns 1 --only-rerun "TimeoutError|Locator expected|did not come true in time"

# What takes long and shows the same in either build is played compiled only. A name's beginning
# stands for all that begin so.
LAWS := tests/games/test_laws.py
ONCE := $(LAWS)::test_imagination_is_wide \
	$(addprefix $(LAWS)::test_random_games_keep_every_law[princes-, \
		introductory gold turmoil progress duel) \
	tests/games/princes/played/test_laws.py \
	tests/games/test_words.py::test_a_whole_game_can_be_told_in_every_language[princes \
	tests/games/test_undo.py::test_no_undo_sequence_changes_what_anybody_knows[princes \
	tests/bots/test_secrecy.py::test_no_bot_chooses_by_what_its_seat_cannot_know[princes \
	tests/bots/test_greedy.py::test_it_beats_random_from_either_seat \
	tests/bots/test_ismcts.py::test_it_beats_random_from_either_seat \
	tests/bots/test_secrecy.py::test_nor_does_a_search_that_goes_on_in_its_tree_all_game_long

.PHONY: play test lint interpreted compiled research server browser prove bench bench-web golden \
	pictures screens docs lock web clean

play: $(READY)
	@$(BIN)/signoria play

# Two workers side by side: the rules interpreted with coverage while everything is built; then the
# longest first, the pages in a browser, beside the server, the rules compiled and what is left.
test: $(INSTALLED)
	@scripts/programs.sh
	@$(MAKE) --no-print-directory -j2 --output-sync=target \
		browser interpreted server compiled research lint
	@echo "make test: all green"

lint: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

interpreted: $(INSTALLED)
	$(INTERPRETED) $(BIN)/coverage run -m pytest -q $(RULES) tests/testing tests/locales $(COUNTED) \
		$(addprefix --deselect ,$(ONCE))
	$(BIN)/coverage report

compiled: $(READY)
	$(COMPILED) $(BIN)/python -m pytest -q $(RULES)

# What stands around the rules: shape of the code, arena, doors for researchers.
research: $(READY)
	$(COMPILED) $(BIN)/python -m pytest -q tests/shape tests/arena tests/research

server: $(READY)
	$(COMPILED) $(BIN)/python -m pytest -q tests/store tests/server tests/cli tests/deploy \
		tests/docs --ignore $(COUNTED)

# What the pages are made of, and the pages in Chromium before a real server.
browser: $(READY)
	scripts/node.sh npm --prefix web run --silent check
	scripts/node.sh npm --prefix web run --silent test
	$(COMPILED) $(BIN)/python -m pytest -q $(PATIENT) tests/web

# Take the pictures of the screens anew, after a change of looks that is meant.
pictures: $(READY)
	SIGNORIA_PICTURES=new $(COMPILED) $(BIN)/python -m pytest -q tests/web -k picture

prove: $(READY)
	SIGNORIA_GAMES=1000000 $(BIN)/python -m pytest -q -n auto tests/games/test_laws.py

bench: $(BUILT)
	@$(BIN)/signoria bench

bench-web: $(READY)
	@scripts/programs.sh
	@$(BIN)/python -m scripts.bench_web

# Record the golden games anew, after a change of rules that is meant.
golden: $(INSTALLED)
	PYTHONPATH=src $(BIN)/python scripts/golden.py

# Take the pictures of docs/design.md anew; look at them.
screens: $(READY)
	$(BIN)/python -m scripts.screens

# Write the pages that are made from the code.
docs: $(INSTALLED)
	PYTHONPATH=src $(BIN)/python scripts/rules.py
	PYTHONPATH=src $(BIN)/python scripts/cards.py
	PYTHONPATH=src $(BIN)/python scripts/cli_docs.py --write
	PYTHONPATH=src:. $(BIN)/python scripts/wire_docs.py
	PYTHONPATH=src:. $(BIN)/python scripts/web_types.py
	PYTHONPATH=src $(BIN)/python scripts/research_docs.py
	PYTHONPATH=src $(BIN)/python scripts/pictures.py
	PYTHONPATH=src $(BIN)/python scripts/screenshot.py

# Versions stay as they are where they can; `make lock UPGRADE=--upgrade` takes the newest.
LOCKED := pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet \
	--no-config --no-emit-index-url --no-emit-find-links \
	$(UPGRADE)

lock: $(INSTALLED)
	@$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv $(LOCKED) --extra dev pyproject.toml -o requirements-dev.txt
	$(BIN)/uv $(LOCKED) -c requirements-dev.txt pyproject.toml -o requirements.txt
	$(BIN)/uv $(LOCKED) -c requirements-dev.txt --extra server pyproject.toml \
		-o requirements-server.txt

$(INSTALLED): requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Signoria needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

$(BUILT): $(INSTALLED) $(SOURCES)
	@echo "Building Signoria (about two minutes with a C compiler) ..."
	@rm -rf build
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation \
		--no-deps --force-reinstall .
	@$(BIN)/signoria --version
	@touch $@

# Node is the system's, or comes from PyPI into .venv.
web: $(SITE)

$(SITE): $(INSTALLED) $(PAGES)
	@echo "Building the pages ..."
	@scripts/web.sh
	@touch $@

# The pages go into the installed package by themselves, so that a new word compiles nothing.
$(READY): $(BUILT) $(SITE)
	@$(BIN)/python -I scripts/furnish.py
	@touch $@

clean:
	rm -rf .venv build web/node_modules web/dist src/signoria/server/site
