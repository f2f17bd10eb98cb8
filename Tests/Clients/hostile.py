"""What no client should say to a server: hostile.py [COUNT] [SEED]. Each server stands it, and answers."""

import json
import pathlib
import random
import sys
import threading
import time

from rpc import Server

EXAMPLES = pathlib.Path(__file__).parents[2] / "Examples"
METHODS = ["initialize", "shutdow", "tools/call", "tools/list", "resources/read", "ping", "$/x"]
METHODS += ["textDocument/" + name for name in ["hover", "didOpen", "didChange", "rename"]]
METHODS += ["textDocument/completion", "textDocument/codeAction", "workspace/executeCommand"]
METHODS += ["completionItem/resolve", "textDocument/didClose", "$/cancelRequest"]
METHODS += ["notifications/cancelled", "resources/list", "textDocument/references"]
KEYS = ["textDocument", "uri", "position", "line", "character", "text", "version", "name"]
KEYS += ["arguments", "file", "cursor", "contentChanges", "range", "start", "end", "newName"]
KEYS += ["id", "requestId", "command", "context", "data", "at", "scale", "theme", "color"]
WORDS = ["", "render", "validate", "help", "file:///etc/passwd", "file://%ff/%", "../../x.yaml"]
WORDS += ["emaki.play", "side-menu.yaml", "http://x", "é\ufffd", "\ud800"]
WORDS += ["a" * 5000, "file:///nowhere/scene.yaml", "-o/tmp/x", "\0", "emaki://files/../x", "-1"]
NUMBERS = [0, -1, 1e300, -1e300, 2**63, 2**64, 0.5, 1e9, -(2**63), 3]


def value(random, depth=0):
    """Any JSON."""
    kind = random.randint(0, 6 if depth < 4 else 4)
    if kind < 2:
        return random.choice(WORDS)
    if kind == 2:
        return random.choice(NUMBERS)
    if kind < 5:
        return random.choice([None, True, False])
    if kind == 5:
        return [value(random, depth + 1) for _ in range(random.randint(0, 3))]
    return mapping(random, depth + 1)


def mapping(random, depth=0):
    keys = [random.choice(KEYS) for _ in range(random.randint(0, 5))]
    return {key: value(random, depth + 1) for key in keys}


def message(random):
    """A message that is one, or nearly."""
    made = {"jsonrpc": "2.0", "id": random.randint(1, 50), "method": random.choice(METHODS)}
    made["params"] = mapping(random) if random.random() < 0.8 else value(random)
    for _ in range(random.choice([0, 0, 0, 1, 2])):
        key = random.choice(["jsonrpc", "id", "method", "params"])
        if random.random() < 0.5:
            made.pop(key, None)
        else:
            made[key] = value(random)
    return made


def body(random):
    """Bytes that should be a message, or a batch."""
    kind = random.randint(0, 19)
    if kind == 0:
        return b"[" * random.choice([10, 1000, 100_000])
    if kind == 1:
        return b'{"a":' * random.choice([100, 50_000]) + b"1"
    if kind == 2:
        return bytes(random.randint(0, 255) for _ in range(40)).replace(b"\n", b"")
    if kind == 3:
        return b'{"jsonrpc":"2.0","id":1,"method":"ping\xff\xfe\xc3("}'
    if kind < 7:
        return json.dumps([message(random) for _ in range(random.randint(0, 5))]).encode()
    text = json.dumps(message(random)).encode()
    if kind == 7 and text:
        place = random.randrange(len(text))
        return text[:place] + bytes([random.randint(0, 255)]).replace(b"\n", b"x") + text[place + 1 :]
    return text[: random.randrange(len(text))] if kind == 8 else text


def framed(random, body, has_headers):
    if not has_headers:
        return body + b"\n"
    head = b"Content-Length: %d\r\n\r\n" % len(body)
    kind = random.randint(0, 30)
    if kind == 0:
        return b"Content-Type: x\r\n" + head + body
    if kind == 1:
        return b"content-length:%d\r\n\r\n" % len(body) + body
    if kind == 2:
        return b"Content-Length: -1\r\n\r\n" + head + body
    if kind == 3:
        return b"Length: 5\r\n\r\n" + head + body
    return head + body


class Ears:
    """Reads all that a server says, as it says it: one that writes must not wait for one that reads."""

    def __init__(self, server):
        self.last, self.output = b"", server.process.stdout
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()

    def listen(self):
        while part := self.output.read1(1 << 16):
            self.last = (self.last + part)[-200_000:]

    def hear(self, word, seconds):
        """Whether a word was said within so many seconds."""
        for _ in range(20 * seconds):
            if word in self.last or not self.thread.is_alive():
                break
            time.sleep(0.05)
        return word in self.last


def stands(arguments, has_headers, count, seed):
    generator = random.Random(seed)
    server = Server(*arguments, has_headers=has_headers)
    params = {"protocolVersion": "2025-06-18", "capabilities": {}}
    server.call("initialize", params)
    ears = Ears(server)
    for number in range(count):
        server.write(framed(generator, body(generator), has_headers))
        assert server.process.poll() is None, f"seed {seed}: it ended at message {number}"
    # It still answers: the last thing that is asked has an id of its own.
    server.send({"jsonrpc": "2.0", "id": "last", "method": "initialize", "params": params})
    assert ears.hear(b'"id":"last"', 600), f"seed {seed}: it says no more"
    memory = server.memory() // 1024
    server.process.stdin.close()
    # Whatever was running is awaited.
    code = server.process.wait(timeout=60)
    assert code in (0, 1), f"seed {seed}: it ended with {code}"
    print(f"emaki {arguments[0]}: stands {count} hostile messages, seed {seed}, {memory} MB")


def main(count, seed):
    stands(["lsp"], True, count, seed)
    stands(["mcp", str(EXAMPLES)], False, count, seed)
    # Lengths that no message has are answered, or end the server with an error, and take no memory.
    for length in [b"99999999999999999999", b"4000000000", b"1e9", b"0x10", b""]:
        server = Server("lsp", has_headers=True)
        server.write(b"Content-Length: " + length + b"\r\n\r\n{}")
        server.process.stdin.close()
        server.process.stdout.read()
        assert server.process.wait(timeout=30) in (0, 1), length


if __name__ == "__main__":
    count, seed = (sys.argv[1:] + ["1000", "0"][len(sys.argv) - 1 :])[:2]
    main(int(count), int(seed))
