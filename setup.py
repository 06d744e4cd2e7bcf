"""The build: scripts/compiled_modules.py lists the modules that scripts/compiling.py compiles."""

from setuptools import setup

from scripts.compiled_modules import compiled_modules
from scripts.compiling import options

if __name__ == "__main__":
    setup(**options(compiled_modules()))
