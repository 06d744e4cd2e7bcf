"""Find sentences that are hard to read, and print them with file and line.

python -m scripts.plain_words [PATH...]   looks at every text of the project, or at some paths.

docs/style.md explains how to write instead. tests/shape/test_plain_words.py keeps the number low.
"""

import ast
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
KINDS: Final = ("docs", "docstrings", "comments", "test names", "messages")
DOCS, DOCSTRINGS, COMMENTS, TESTS, MESSAGES = KINDS
PROGRAM: Final = "src/signoria/"  # its strings are what people read: errors, help texts, labels
# Rules, options and cards are in the words of their rulebooks.
RULES: Final = re.compile(r"games/\w+/locales/en/(game|cards|modes)\.ftl$")
ELSEWHERE: Final = re.compile(r"(^|/)(generated|golden)(/|$)")
CODE: Final = re.compile(r"``.+?``|`[^`]*`")
LINK: Final = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
FEWEST_WORDS: Final = 3  # a shorter string is a name
FLUENT: Final = re.compile(r"(?:[\w.-]+|\s*\*?\[[\w-]+\]|\s+\.\w+ =) *=? *")
END: Final = re.compile(r"(?<=[.!?])[\"”)\]*]*\s+(?=[“\"A-Z`(0-9])")
WEB_COMMENT: Final = re.compile(r"/\*(.*?)\*/|<!--(.*?)-->|(?<![:\"'`])//([^\n]*)", re.DOTALL)
WEB_TEST: Final = re.compile(r"\b(?:it|test)\(\s*(['\"`])(.+?)\1\s*,")
TOOL_COMMENT: Final = re.compile(r"type:|noqa|pragma|fmt:|!")

HARD: Final = [
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        # Subjects without a noun.
        r"^(?:(?:also|and|but|even|only|nor|of|to|by|for|from|with|in) )?"
        r"(?:what|who|whose|whom)\b(?!.*\?$)",
        r"\b(?:whoever|whatever|whomever)\b",
        r"\b(?:of|by|for|to|from|with|in|on|at|about|before|after|than|until|all) what "
        r"(?:is|was|are|were|has|have|had|can|may|could|would|will)\b",
        # Words that nobody says any more.
        r"\b(?:anew|nought|in vain|heed(?:s|ed)?|thereof|therein|lest|for ever|for good)\b",
        r"\b(?:by turns|comes? to light|told so|said so|(?:has|have) (?:it|them|him) not)\b",
        # Sentences that say only what a thing is not.
        r"(?<!there )\b(?:is|are|was|were) (?:none(?! of)|one no more"
        r"|no (?!longer|one\b|need|such|way|more|reason|difference|less|better|worse)[a-z]+)\b",
    )
]


class Sentence(NamedTuple):
    """A sentence, and where it stands."""

    kind: str
    file: str
    line: int
    words: str

    @property
    def is_hard(self) -> bool:
        """Whether a reader has to decode it. A heading may be an indirect question."""
        patterns = HARD[1:] if self.kind == MESSAGES and not self.words.endswith(".") else HARD
        return any(pattern.search(self.words) for pattern in patterns)


def all_sentences(*paths: str) -> Iterator[Sentence]:
    """Yield every sentence of the tracked files, or of those below some paths."""
    listed = subprocess.run(
        ["git", "ls-files", "--", *paths], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for file in listed.stdout.splitlines():
        if (ROOT / file).is_file() and not ELSEWHERE.search(file):
            yield from sentences_of(file, (ROOT / file).suffix)


def sentences_of(file: str, suffix: str) -> Iterator[Sentence]:
    readers = {".md": _markdown, ".py": _python, ".ftl": _fluent}
    reader = readers.get(suffix, _web if suffix in (".ts", ".svelte", ".css") else None)
    if reader is None or RULES.search(file) or (reader is _fluent and "/en/" not in file):
        return
    for kind, line, text in reader((ROOT / file).read_text("utf-8")):
        for words in split(text):
            if kind != MESSAGES or file.startswith(PROGRAM):
                yield Sentence(kind, file, line, words)


def split(text: str) -> list[str]:
    """Split prose into sentences, with code and links flattened."""
    flat = LINK.sub(r"\1", CODE.sub("CODE", text)).replace("*", "")
    parts = END.split(re.sub(r"\s+", " ", flat).strip())
    return [part for part in parts if re.search("[a-zA-Z]", part)]


def _markdown(text: str) -> Iterator[tuple[str, int, str]]:
    """Yield paragraphs, list items and rows of tables; code blocks are left out."""
    begun, parts, in_code = 0, list[str](), False
    for number, line in enumerate([*text.splitlines(), ""], 1):
        stripped = line.strip()
        fence = stripped.startswith(("```", "~~~"))
        in_code ^= fence
        if parts and (fence or not stripped or re.match(r"[-*+#|>]|\d+\. ", stripped)):
            yield DOCS, begun, " ".join(parts)
            parts = []
        if stripped and not (in_code or fence or re.fullmatch(r"[\s:|-]+", stripped)):
            begun = begun if parts else number
            parts.append(stripped.lstrip("#|>-+ ").rstrip("|"))


def _python(text: str) -> Iterator[tuple[str, int, str]]:
    """Yield docstrings, comments and names of tests."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if not isinstance(node, ast.Module) and node.name.startswith("test_"):
                yield TESTS, node.lineno, node.name.removeprefix("test_").replace("_", " ")
            if docstring := ast.get_docstring(node):
                yield DOCSTRINGS, node.body[0].lineno, docstring
    yield from _strings(ast.parse(text))
    for token in tokenize.generate_tokens(iter(text.splitlines(keepends=True)).__next__):
        comment = token.string.removeprefix("#").strip()
        if token.type == tokenize.COMMENT and not TOOL_COMMENT.match(comment):
            yield COMMENTS, token.start[0], comment


def _strings(tree: ast.Module) -> Iterator[tuple[str, int, str]]:
    """Yield the strings other than docstrings, with CODE where they have values."""
    left_out = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            left_out.update(id(part) for part in node.values)
            parts = [getattr(part, "value", "") for part in node.values]
            text = "".join(part if isinstance(part, str) else "CODE" for part in parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if id(node) not in left_out and len(text.split()) >= FEWEST_WORDS:
            yield MESSAGES, node.lineno, text


def _fluent(text: str) -> Iterator[tuple[str, int, str]]:
    """Yield the messages of a catalogue, and each of their variants."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("#") and (words := FLUENT.sub("", line, count=1).strip()):
            yield MESSAGES, number, words


def _web(text: str) -> Iterator[tuple[str, int, str]]:
    """Yield comments and names of tests of TypeScript, Svelte and CSS."""
    for found in WEB_COMMENT.finditer(text):
        words = next(group for group in found.groups() if group is not None)
        line = text.count("\n", 0, found.start()) + 1
        yield COMMENTS, line, re.sub(r"\n\s*\*?\s*", " ", words).lstrip("* ")
    for found in WEB_TEST.finditer(text):
        yield TESTS, text.count("\n", 0, found.start()) + 1, found[2]


def main() -> int:
    """Print the hard sentences; the exit status says whether there is one."""
    hard = [one for one in all_sentences(*sys.argv[1:]) if one.is_hard]
    for one in hard:
        print(f"{one.file}:{one.line}: {one.words}")
    return int(bool(hard))


if __name__ == "__main__":
    sys.exit(main())
