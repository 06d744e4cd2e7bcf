"""Entry point of `python -m signoria`, for systems without the script `signoria` on the path."""

from signoria.cli.main import run

if __name__ == "__main__":
    run("python -m signoria")
