"""`python -m signoria`: the same as `signoria`, where no script is on the path."""

from signoria.cli.main import run

if __name__ == "__main__":
    run("python -m signoria")
