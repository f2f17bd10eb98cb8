"""Every tool of `emaki mcp`, driven by the official client for Python, the package `mcp`."""

import contextlib
import os
import pathlib
import subprocess

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

PROGRAM = os.environ["EMAKI_PROGRAM"]
EXAMPLES = pathlib.Path(__file__).parents[2] / "Examples"
FILE = {"file": "side-menu.yaml"}
CALLS = {
    "render": {**FILE, "marks": True},
    "inspect": FILE,
    "explain": {**FILE, "id": "rightTable"},
    "validate": FILE,
    "spec": FILE,
    "list": {},
    "help": {"key": "pin"},
    "compare": {"expected": "cards.yaml", "actual": "cards.yaml", "at": 0},
    "diff": {**FILE, "other": "cards.yaml"},
    "map": {"file": "storyboard/Main.storyboard"},
}
# Tools for what the folder of examples does not have: a recording, and code.
FOR_APPS = ["measure", "motion_in_code"]
SCENE = """\
children:
  - {id: title, text: Hello, pin: {top: 100, leading: 20, width: 200, height: 30}}
"""


@contextlib.asynccontextmanager
async def server(folder, *options):
    """A conversation with a server that has a folder."""
    parameters = StdioServerParameters(command=PROGRAM, args=["mcp", str(folder), *options])
    async with stdio_client(parameters) as streams, ClientSession(*streams) as session:
        await session.initialize()
        yield session


def failed(answer):
    """What newer and older versions of the package call it."""
    return getattr(answer, "is_error", None) or getattr(answer, "isError", False)


def text(answer):
    return "".join(part.text for part in answer.content if part.type == "text")


async def test_every_tool():
    async with server(EXAMPLES) as session:
        tools = [tool.name for tool in (await session.list_tools()).tools]
        assert sorted(tools) == sorted([*CALLS, *FOR_APPS])
        for name in CALLS:
            answer = await session.call_tool(name, CALLS[name])
            assert not failed(answer), text(answer)
            kinds = {part.type for part in answer.content}
            assert ("image" in kinds) == (name in ["render", "map"])
        resources = (await session.list_resources()).resources
        for resource in resources[:3]:
            assert (await session.read_resource(resource.uri)).contents[0].text


async def test_tools_for_apps(tmp_path):
    frames = tmp_path / "frames"
    subprocess.run([PROGRAM, "render", EXAMPLES / "side-menu.yaml", "-o", frames], check=True)
    code = "UIView.animate(withDuration: 0.26) { self.menu.alpha = 1 }"
    (tmp_path / "Menu.swift").write_text("class Menu: UIViewController { func open() { " + code + " } }")
    async with server(tmp_path) as session:
        answer = await session.call_tool("measure", {"recording": "frames"})
        assert not failed(answer) and "duration" in text(answer), text(answer)
        answer = await session.call_tool("motion_in_code", {"file": "Menu.swift"})
        # The reader of code is built by its own command.
        reader = pathlib.Path(PROGRAM).with_name("emaki-code")
        assert ("0.26" if reader.exists() else "emaki-code") in text(answer), text(answer)


async def test_long_answers_come_in_parts(tmp_path):
    views = [f"  - {{id: view{number}, pin: {{top: 0, leading: 0}}}}\n" for number in range(300)]
    (tmp_path / "long.yaml").write_text("children:\n" + "".join(views))
    async with server(tmp_path) as session:
        whole, cursor, parts = "", None, 0
        while True:
            more = {"cursor": cursor} if cursor else {}
            part = text(await session.call_tool("inspect", {"file": "long.yaml", **more}))
            assert len(part.encode()) < 25_000
            whole, parts = whole + part, parts + 1
            if "goes on]" not in part:
                break
            cursor = part.split('cursor: "')[-1].split('"')[0]
        assert parts > 1 and all(f"view{number} " in whole for number in range(300))


async def test_mistakes_are_answers(tmp_path):
    async with server(tmp_path, "--allow-write") as session:
        wrong = SCENE.replace("leading", "leadign")
        answer = await session.call_tool("write", {"file": "a.yaml", "text": wrong})
        assert 'did you mean "leading"?' in text(answer)
        answer = await session.call_tool("render", {"file": "none.yaml"})
        assert failed(answer) and "none.yaml" in text(answer)
        answer = await session.call_tool("write", {"file": "../a.yaml", "text": SCENE})
        assert failed(answer) and not (tmp_path.parent / "a.yaml").exists()


async def test_from_an_empty_folder_to_a_picture(tmp_path):
    async with server(tmp_path, "--allow-write") as session:
        assert text(await session.call_tool("list", {})) == "there are no scenes yet"
        assert "pin (key of view)" in text(await session.call_tool("help", {"key": "pin"}))
        for name in ["home.yaml", "other.yaml"]:
            answer = await session.call_tool("write", {"file": name, "text": SCENE})
            assert text(answer).endswith("nothing is wrong\n")
        assert "label title [20 100 200 30]" in text(
            await session.call_tool("render", {"file": "home.yaml", "marks": True})
        )
        answer = await session.call_tool(
            "compare", {"expected": "home.yaml", "actual": "other.yaml"}
        )
        assert not failed(answer) and "different" not in text(answer)
