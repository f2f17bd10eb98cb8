"""Many requests to each server: memory.py [COUNT]. Says start, median and memory, which stays flat."""

import pathlib
import statistics
import sys
import time

from rpc import Server

EXAMPLES = pathlib.Path(__file__).parents[2] / "Examples"


def start(arguments, has_headers, params):
    """A server that has greeted, and in how many milliseconds it did."""
    begun = time.perf_counter()
    server = Server(*arguments, has_headers=has_headers)
    server.call("initialize", params)
    return server, (time.perf_counter() - begun) * 1000


def starts(arguments, has_headers, params):
    times = []
    for _ in range(11):
        server, milliseconds = start(arguments, has_headers, params)
        server.end()
        times.append(milliseconds)
    return statistics.median(times)


def run(name, server, count, ask):
    times, memory = [], []
    for number in range(count):
        begun = time.perf_counter()
        answer = ask(server, number)
        times.append((time.perf_counter() - begun) * 1000)
        assert "result" in answer, answer
        server.others.clear()
        if number in [count // 10, count // 2, count - 1]:
            memory.append(server.memory() / 1024)
    server.end()
    words = ", ".join(f"{megabytes:.1f}" for megabytes in memory)
    print(f"{name}: {count} requests, median {statistics.median(times):.1f} ms, MB: {words}")
    # After some thousands everything has been in use at once.
    assert count < 10_000 or memory[-1] < memory[1] * 1.1 + 2, "the memory grows"


def ask_editor(server, number):
    """An edit, and one of the questions that an editor asks."""
    uri = (EXAMPLES / "side-menu.yaml").as_uri()
    place = {"line": number % 60, "character": number % 17}
    change = {"range": {"start": place, "end": place}, "text": "# x"[number % 3]}
    if number % 50 == 0:
        change = {"text": (EXAMPLES / "side-menu.yaml").read_text()}
    document = {"textDocument": {"uri": uri, "version": number + 1}, "contentChanges": [change]}
    server.notify("textDocument/didChange", document)
    methods = ["hover", "completion", "definition", "references", "documentSymbol", "codeLens"]
    params = {"textDocument": {"uri": uri}, "position": place}
    return server.call(f"textDocument/{methods[number % len(methods)]}", params)


def ask_agent(server, number):
    """A tool, or what else a client may ask."""
    tools = {
        "validate": {"file": "side-menu.yaml"},
        "inspect": {"file": "cards.yaml"},
        "help": {"key": "pin"},
        "list": {},
        "render": {"file": "cards.yaml", "at": 0},
    }
    methods = ["ping", "tools/list", "resources/list"]
    if number % 4:
        return server.call(methods[number % 4 - 1])
    name = list(tools)[number // 4 % len(tools)]
    return server.call("tools/call", {"name": name, "arguments": tools[name]})


def main(count):
    servers = [
        ("emaki lsp", ["lsp"], True, {"capabilities": {}}, ask_editor),
        (
            "emaki mcp",
            ["mcp", str(EXAMPLES)],
            False,
            {"protocolVersion": "2025-06-18", "capabilities": {}},
            ask_agent,
        ),
    ]
    for name, arguments, has_headers, params, ask in servers:
        milliseconds = starts(arguments, has_headers, params)
        print(f"{name}: greets {milliseconds:.1f} ms after its start (median of 11)")
        server, _ = start(arguments, has_headers, params)
        if has_headers:
            path = EXAMPLES / "side-menu.yaml"
            item = {"uri": path.as_uri(), "languageId": "yaml", "version": 0, "text": path.read_text()}
            server.notify("textDocument/didOpen", {"textDocument": item})
        run(name, server, count, ask)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
