# Everything is installed into .venv; a second run starts at once. CONTRIBUTING.md explains the parts.

# Without bytecode, every process of a test would compile again what it imports.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
BIN := .venv/bin
CORE := .venv/.core
DEVELOP := .venv/.develop
PROGRAMS := .venv/.programs
PAGES := .venv/.pages
BUILT := .venv/.built
UV := uv==0.13.8
GAMES ?= 200
JOBS ?= 3

BUILDING := pyproject.toml setup.py MANIFEST.in README.md $(wildcard scripts/*.py)
SOURCES := $(BUILDING) $(shell find src -type f -not -name '*.py[co]' \
	-not -path '*.egg-info/*' -not -path '*/server/site/*' 2>/dev/null)
SITE := $(BUILDING) $(shell find web src/signoria/locales src/signoria/games/*/locales -type f \
	-not -path '*/node_modules/*' -not -path 'web/dist/*' -not -name '*.py*' 2>/dev/null)

PYTEST := $(BIN)/python -m pytest -q
# If the kernel groups processes by session (sched_autogroup_enabled), this counts within one only.
GIVING_WAY := nice -n 19
NPM := $(BIN)/python -m scripts.node npm --prefix web run --silent
# The installed package: compiled, unless there is no C compiler here.
INSTALLED = SIGNORIA_GAMES=$(GAMES) \
	SIGNORIA_BUILD=$$(command -v cc >/dev/null && echo compiled || echo installed)
# Tests of server and pages often wait, so three workers run them. All tests of a file run in one
# worker, because they share fixtures that are costly to set up.
WAITING := -n 3 --dist loadfile

RULES := tests/kernel tests/games tests/bots tests/releases
AROUND := tests/testing tests/locales
SERVER := tests/store tests/server tests/cli tests/deploy tests/docs
RESEARCH := tests/shape tests/arena tests/research

.PHONY: play build wheel sdist pages dev check test lint test-rules test-source test-compiled \
	test-server test-research test-web test-wheel prove bench bench-web golden pictures screens docs \
	lock clean

play: $(BUILT)
	@$(BIN)/signoria play

# The wheel in dist/, installed into .venv as well.
build wheel: $(BUILT)
	@ls dist/*.whl

sdist: $(DEVELOP)
	@$(BIN)/python -c 'from scripts.backend import build_sdist; print("dist/" + build_sdist("dist"))'

pages: $(PAGES)

# The server from src and Vite's development server: both reload changed files.
dev: $(PAGES)
	@PYTHONPATH=src $(BIN)/python -m scripts.dev

# The quick check: lint, types and tests for files changed since SINCE, in under a minute.
check: $(DEVELOP)
	@$(BIN)/python -m scripts.check $(SINCE)

# The whole test. Three parts run at a time. Tests of the rules from source need no build, so they
# come first. Server and pages often wait: when they go on, the parts that only reckon give way.
test: $(CORE)
	@$(MAKE) --no-print-directory -j$(JOBS) --output-sync=target DEVELOPING=yes \
		$(DEVELOP) $(PAGES) test-source $(BUILT) $(PROGRAMS) \
		test-web test-compiled test-research test-server test-wheel lint
	@echo "make test: all green"

lint: $(DEVELOP) $(PAGES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) lint

test-rules: test-source test-compiled

# Every line and branch of the rules is run; long random games are left to the compiled build.
test-source: $(DEVELOP)
	SIGNORIA_GAMES=22 $(GIVING_WAY) $(BIN)/coverage run -m pytest -q -m 'not slow' $(RULES) $(AROUND)
	$(BIN)/coverage report
	$(PYTEST) -m source tests/server

test-compiled: $(BUILT) $(DEVELOP)
	$(INSTALLED) $(GIVING_WAY) $(PYTEST) $(RULES)

test-research: $(BUILT) $(DEVELOP)
	$(INSTALLED) $(GIVING_WAY) $(PYTEST) $(RESEARCH)

test-server: $(BUILT) $(DEVELOP) $(PROGRAMS)
	$(INSTALLED) $(PYTEST) $(WAITING) -m 'not source' $(SERVER)

test-web: $(BUILT) $(DEVELOP) $(PROGRAMS)
	$(NPM) check
	$(NPM) test
	$(INSTALLED) $(PYTEST) $(WAITING) tests/web

# The wheel in empty environments.
test-wheel: $(BUILT) $(DEVELOP) $(PROGRAMS)
	$(INSTALLED) $(GIVING_WAY) $(PYTEST) tests/wheel

# The nightly test: types for other systems, a build by pip alone, tests marked `repeated` with
# large counts, and the laws over a million games.
prove: GAMES := 1000000
prove: $(BUILT) $(DEVELOP) $(PROGRAMS)
	$(BIN)/mypy --platform win32 src
	$(BIN)/mypy --platform darwin src
	$(PYTEST) tests/nightly
	SIGNORIA_PROVE=1 $(INSTALLED) $(PYTEST) -m repeated tests/games tests/server tests/web
	$(INSTALLED) $(PYTEST) -n auto tests/games/test_laws.py

bench: $(BUILT)
	@$(BIN)/signoria bench

bench-web: $(BUILT) $(PROGRAMS)
	@$(BIN)/python -m scripts.bench_web

# Record the golden games again, after an intended change of rules.
golden: $(DEVELOP)
	PYTHONPATH=src $(BIN)/python scripts/golden.py

# Take the reference pictures of the screens again, after an intended change of the look.
pictures: $(BUILT) $(DEVELOP) $(PROGRAMS)
	SIGNORIA_PICTURES=new $(INSTALLED) $(PYTEST) tests/web -k picture

# Take the pictures of docs/gallery again; check them by eye.
screens: $(BUILT) $(DEVELOP) $(PROGRAMS)
	$(BIN)/python -m scripts.screens

# Write the pages that are generated from the code, and build the site of all pages into site/.
# With --quiet, mkdocs drops the warnings that --strict counts, and broken links pass.
docs: $(DEVELOP)
	PYTHONPATH=src $(BIN)/python scripts/rules.py
	PYTHONPATH=src $(BIN)/python scripts/cards.py
	PYTHONPATH=src $(BIN)/python scripts/cli_docs.py --write
	PYTHONPATH=src:. $(BIN)/python scripts/wire_docs.py
	PYTHONPATH=src:. $(BIN)/python scripts/web_types.py
	PYTHONPATH=src $(BIN)/python scripts/research_docs.py
	PYTHONPATH=src:. $(BIN)/python scripts/pictures.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

LOCKED := pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet \
	--no-config --no-emit-index-url --no-emit-find-links $(UPGRADE)

# Pin every dependency with its hashes; `make lock UPGRADE=--upgrade` takes the newest.
lock: $(DEVELOP)
	$(BIN)/uv $(LOCKED) --extra dev pyproject.toml -o requirements-dev.txt
	$(BIN)/uv $(LOCKED) -c requirements-dev.txt pyproject.toml -o requirements.txt
	$(BIN)/uv $(LOCKED) -c requirements-dev.txt --extra server pyproject.toml \
		-o requirements-server.txt

# Packages for playing. Python writes bytecode at the first start: a quarter of the installed size.
$(CORE): requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Signoria needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 2; }
	@test -x $(BIN)/python || { $(PYTHON) -m venv .venv && \
		$(BIN)/python -m pip uninstall --quiet --yes setuptools 2>/dev/null; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile \
		--require-hashes -r $<
	@touch $@

# Further packages for tests and linters; uv installs them in a fraction of pip's time.
$(DEVELOP): requirements-dev.txt $(CORE)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check $(UV)
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $<
	@touch $@

# Debian packages that tests need.
$(PROGRAMS): scripts/programs.sh
	@scripts/programs.sh
	@touch $@

# The web pages, and the packages for their tests and linters.
$(PAGES): $(CORE) $(SITE)
	@$(BIN)/python -m scripts.pages --develop
	@touch $@

# pip writes no bytecode here, which would double the size of .venv: importing the server writes as
# much as a start needs. There is one wheel. It is built with the tools of .venv if they are there,
# else in an isolated environment.
$(BUILT): $(CORE) $(SOURCES) $(SITE)
	@echo "Building Signoria (one to two minutes with a C compiler, then kept in the cache) ..."
	@rm -rf build dist/*.whl
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist \
		$$(test -e $(DEVELOP) && echo --no-build-isolation) .
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall \
		--no-compile dist/signoria-*.whl
	@rm -rf build
	@$(BIN)/python -c 'import alembic.command, signoria.cli.serve'
	@$(BIN)/signoria --version
	@touch $@

# In the development environment a separate step builds the pages before the wheel.
ifneq ($(DEVELOPING)$(wildcard $(DEVELOP)),)
$(BUILT): $(DEVELOP) $(PAGES)
endif

clean:
	rm -rf .venv build dist site web/node_modules web/dist src/signoria/server/site
