"""JSON-RPC over the pipes of a program, with nothing but Python."""

import json
import os
import subprocess

PROGRAM = os.environ["EMAKI_PROGRAM"]


class Server:
    """A running server, and what it has said."""

    def __init__(self, *arguments, has_headers):
        self.process = subprocess.Popen(
            [PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.has_headers, self.count, self.others = has_headers, 0, []

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        data = json.dumps(message).encode()
        head = b"Content-Length: %d\r\n\r\n" % len(data)
        self.write(head + data if self.has_headers else data + b"\n")

    def receive(self):
        line = self.process.stdout.readline()
        if not line:
            raise EOFError(f"the server ended with {self.process.wait()}")
        if not self.has_headers:
            return json.loads(line)
        length = int(line.split(b":")[1])
        self.process.stdout.readline()
        return json.loads(self.process.stdout.read(length))

    def notify(self, method, params=None):
        self.send({"jsonrpc": "2.0", "method": method, "params": params or {}})

    def call(self, method, params=None):
        self.count += 1
        self.send({"jsonrpc": "2.0", "id": self.count, "method": method, "params": params or {}})
        while True:
            message = self.receive()
            if isinstance(message, dict) and message.get("id") == self.count:
                return message
            self.others.append(message)

    def wait_for(self, method, is_wanted):
        """The parameters of a notification; others that came before are forgotten."""
        while True:
            message = self.others.pop(0) if self.others else self.receive()
            if isinstance(message, dict) and message.get("method") == method:
                if is_wanted(message["params"]):
                    return message["params"]

    def memory(self):
        """Kilobytes that are in use."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def end(self):
        self.process.stdin.close()
        return self.process.wait(timeout=30)
