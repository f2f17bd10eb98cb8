"""Random edits by the Language Server Protocol: edits.py [COUNT] [SEED]

After each, the diagnostics are those of `emaki validate`; after every tenth, all answers are those about
the same text opened anew, so that not a letter of it was lost.
"""

import pathlib
import random
import re
import subprocess
import sys
import tempfile

from rpc import PROGRAM, Server

EXAMPLES = pathlib.Path(__file__).parents[2] / "Examples"
SEVERITIES = {"error": 1, "warning": 2, "note": 3}
PIECES = ["😀", "日本", "\n", " ", "  ", ": ", "- ", "{", "}", "[", "]", '"', "'", "a", "0", "-1"]
PIECES += ["\r\n", "é", "#", "&a", "*a", "|", "e\u0301", "id", "alpha", ",", ".", "\t", "👨\u200d👩\u200d👧"]


def units(text):
    return len(text.encode("utf-16-le")) // 2


def position(text, place):
    lines = re.split("\r\n|\n|\r", text[:place])
    # A line feed behind a carriage return belongs to the end of that line.
    if text[place - 1 : place + 1] == "\r\n":
        lines.pop()
    return {"line": len(lines) - 1, "character": units(lines[-1])}


class Editor:
    def __init__(self, folder, text):
        self.server = Server("lsp", has_headers=True)
        self.server.call("initialize", {"capabilities": {}})
        self.path, self.version = pathlib.Path(folder) / "scene.yaml", 0
        self.uri, self.text = self.path.as_uri(), text
        self.open(self.uri)

    def open(self, uri):
        item = {"uri": uri, "languageId": "yaml", "version": self.version, "text": self.text}
        self.server.notify("textDocument/didOpen", {"textDocument": item})

    def change(self, changes):
        self.version += 1
        document = {"uri": self.uri, "version": self.version}
        self.server.notify(
            "textDocument/didChange", {"textDocument": document, "contentChanges": changes}
        )

    def replace_all(self, text):
        self.text = text
        self.change([{"text": text}])

    def edit(self, random):
        """Replaces a few letters, or moves some."""
        start = random.randint(0, len(self.text))
        end = min(len(self.text), start + random.choice([0, 0, 0, 1, 1, 2, 5, 40]))
        new = random.choice([random.choice(PIECES), "", self.text[end : end + 9]])
        # No client cuts the end of a line in two.
        while start and self.text[start - 1 : start + 1] == "\r\n":
            start -= 1
        while self.text[end - 1 : end + 1] == "\r\n":
            end += 1
        places = {"start": position(self.text, start), "end": position(self.text, end)}
        self.text = self.text[:start] + new + self.text[end:]
        self.change([{"range": places, "text": new}])

    def diagnostics(self):
        found = self.server.wait_for(
            "textDocument/publishDiagnostics",
            lambda params: params["uri"] == self.uri and params.get("version") == self.version,
        )
        # A terminal is not sent the letters that move its cursor.
        return [
            (item["severity"], item["message"].replace("\t", "\\t").replace("\r", "\\r"))
            for item in found["diagnostics"]
        ]

    def validated(self):
        self.path.write_bytes(self.text.encode())
        done = subprocess.run([PROGRAM, "validate", self.path], capture_output=True)
        assert done.returncode in (0, 2), f"validate ended with {done.returncode}"
        found = []
        for line in done.stderr.decode().split("\n"):
            head = re.match(r"(?:(.+?):\d+:\d+: |(.+?): )?(error|warning|note): (.*)", line)
            if head:
                found.append((SEVERITIES[head[3]], head[4]))
            elif line and found:
                more = line[2:] if line.startswith("  ") else line
                found[-1] = (found[-1][0], found[-1][1] + "\n" + more)
        return found

    def answers(self, uri, places):
        document = {"textDocument": {"uri": uri}}
        for method in ["documentSymbol", "documentColor", "codeLens"]:
            yield self.server.call(f"textDocument/{method}", document)["result"]
        for place in places:
            for method in ["completion", "definition", "references"]:
                asked = {**document, "position": place}
                yield self.server.call(f"textDocument/{method}", asked)["result"]

    def check_text(self, random):
        places = [position(self.text, random.randint(0, len(self.text))) for _ in range(3)]
        # Of the same name, as a file is not offered to itself.
        other = self.uri.replace("scene.yaml", "other/scene.yaml")
        self.open(other)
        for own, anew in zip(self.answers(self.uri, places), self.answers(other, places)):
            written = repr(own).replace(self.uri, other)
            assert written == repr(anew), f"{written}\nis not\n{anew}"
        self.server.notify("textDocument/didClose", {"textDocument": {"uri": other}})


def main(count, seed):
    generator = random.Random(seed)
    names = ["cards.yaml", "chat.yaml", "side-menu.yaml", "checkout.yaml", "settings.yaml"]
    examples = [EXAMPLES / name for name in names if (EXAMPLES / name).exists()]
    texts = [example.read_text() for example in examples]
    texts = [text for text in texts if "import" not in text]
    with tempfile.TemporaryDirectory() as folder:
        editor = Editor(folder, texts[0])
        for number in range(count):
            if number % 20 == 0:
                editor.replace_all(generator.choice(texts))
            else:
                editor.edit(generator)
            found, told = editor.diagnostics(), editor.validated()
            # Where a line cannot be read, the editor hears what is wrong with the others, too.
            is_broken = any(severity == 1 for severity, _ in told)
            same = found[: len(told)] == told and (is_broken or len(found) == len(told))
            if not same:
                print(f"seed {seed}, edit {number}:\n{found}\nis not\n{told}", file=sys.stderr)
                pathlib.Path(tempfile.gettempdir(), "edited.yaml").write_text(editor.text, newline="")
                sys.exit(1)
            if number % 10 == 0:
                editor.check_text(generator)
        memory = editor.server.memory()
        editor.server.call("shutdown")
        editor.server.notify("exit")
        assert editor.server.end() == 0
    print(f"{count} edits, seed {seed}: not a letter is lost, {memory // 1024} MB in use")


if __name__ == "__main__":
    count, seed = (sys.argv[1:] + ["300", "0"][len(sys.argv) - 1 :])[:2]
    main(int(count), int(seed))
