"""Every feature of `emaki lsp`, asked for by pytest-lsp, a client made with pygls."""

import os

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PROGRAM = os.environ["EMAKI_PROGRAM"]
SCENE = """\
device: iPhone X
children:
  - {name: 日本 😀, id: title, text: 日本, font: 17, textColor: systemBlue, pin: {top: 60, leading: 16}}
  - {id: start, kind: button, text: Go, icon: star, pin: {bottom: 20, centerX: 0}}
constraints:
  - wide: start.width == title.width + 20
states:
  shown: {title.alpha: 1, wide: 40}
links:
  - {from: title.alpha, to: start.alpha}
motions:
  appear:
    - set: {title.alpha: 0}
    - animate: {duration: 0.3, curve: ease-out, changes: {title.alpha: 1}}
    - run: leave
  leave:
    - animate: {duration: 0.2, to: shown}
"""


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PROGRAM, "lsp"]))
async def client(lsp_client: LanguageClient):
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities("visual-studio-code"), workspace_folders=[]
        )
    )
    assert result.server_info.name == "emaki"
    yield
    await lsp_client.shutdown_session()


class Document:
    """A document that is open in the client."""

    def __init__(self, client, path, text=SCENE):
        path.write_text(text)
        self.client, self.uri, self.text = client, path.as_uri(), text
        item = types.TextDocumentItem(uri=self.uri, language_id="yaml", version=1, text=text)
        client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
        self.id = types.TextDocumentIdentifier(uri=self.uri)

    def place(self, words, into=0):
        before = self.text[: self.text.index(words)]
        line = before.count("\n")
        column = len(before[before.rfind("\n") + 1 :].encode("utf-16-le")) // 2
        return types.Position(line=line, character=column + into)

    def at(self, words, into=0):
        return {"text_document": self.id, "position": self.place(words, into)}

    def written(self, range):
        line = self.text.split("\n")[range.start.line].encode("utf-16-le")
        return line[range.start.character * 2 : range.end.character * 2].decode("utf-16-le")

    def change(self, old, new, version=2):
        start = self.place(old)
        end = types.Position(start.line, start.character + len(old.encode("utf-16-le")) // 2)
        change = types.TextDocumentContentChangePartial(range=types.Range(start, end), text=new)
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(
                    version=version, uri=self.uri
                ),
                content_changes=[change],
            )
        )
        self.text = self.text.replace(old, new, 1)

    async def diagnostics(self):
        await self.client.wait_for_notification("textDocument/publishDiagnostics")
        return list(self.client.diagnostics[self.uri])


@pytest.fixture
def document(client, tmp_path):
    (tmp_path / "other.yaml").write_text("children: []\n")
    return Document(client, tmp_path / "scene.yaml")


async def offered(client, document, words, into):
    found = await client.text_document_completion_async(
        types.CompletionParams(**document.at(words, into))
    )
    return {item.label: item for item in found.items}


# A place by the words that stand there, how far into them, and a word that is offered there.
@pytest.mark.parametrize(
    "words, into, word",
    [
        ("font: 17", 2, "font"),
        ("kind: button", 7, "scrollView"),
        ("start.width ==", 0, "title"),
        ("start.width ==", 7, "height"),
        ("title.alpha: 1, wide", 2, "start"),
        ("title.alpha: 1, wide", 7, "background"),
        ("wide: 40", 2, "wide"),
        ("from: title", 8, "start"),
        ("run: leave", 6, "appear"),
        ("to: shown", 5, "shown"),
        ("systemBlue", 2, "systemRed"),
        ("iPhone X", 1, "iphone-x"),
        ("icon: star", 7, "chevron-left"),
        ("curve: ease-out", 8, "linear"),
    ],
)
async def test_completion(client, document, words, into, word):
    assert word in await offered(client, document, words, into)


@pytest.mark.parametrize(
    "old, new, words, into, word",
    [
        ("device: iPhone X", "import: \ndevice: iPhone X", "import: ", 8, "other.yaml"),
        ("centerX: 0}", "centerX: 0, to: }", "to: }", 4, "title"),
        ("device: iPhone X", "controllers:\n  home: {embed: }", "embed: ", 7, "home"),
        ("text: Go,", "te", "te icon", 2, "text"),
    ],
)
async def test_completion_of_unfinished_text(client, document, old, new, words, into, word):
    document.change(old, new)
    assert word in await offered(client, document, words, into)


async def test_completion_brings_the_entry_of_a_key(client, document):
    font = (await offered(client, document, "font: 17", 2))["font"]
    whole = await client.completion_item_resolve_async(font)
    assert "font (key of view)" in whole.documentation.value


async def test_hover(client, document):
    found = await client.text_document_hover_async(types.HoverParams(**document.at("centerX", 1)))
    assert "centerX (key of pin)" in found.contents.value
    found = await client.text_document_hover_async(
        types.HoverParams(**document.at("start.width", 1))
    )
    assert "button start\nframe in its superview: [" in found.contents.value


async def test_names(client, document):
    found = await client.text_document_definition_async(
        types.DefinitionParams(**document.at("title.width", 2))
    )
    assert [item.range.start.line for item in found] == [2]
    found = await client.text_document_references_async(
        types.ReferenceParams(
            **document.at("title.width", 2),
            context=types.ReferenceContext(include_declaration=True),
        )
    )
    assert [document.written(item.range) for item in found] == ["title"] * 6
    found = await client.text_document_prepare_rename_async(
        types.PrepareRenameParams(**document.at("title.width", 2))
    )
    assert found.placeholder == "title"
    renamed = await client.text_document_rename_async(
        types.RenameParams(**document.at("title.width", 2), new_name="heading")
    )
    edits = renamed.changes[document.uri]
    assert [document.written(edit.range) for edit in edits] == ["title"] * 6
    assert {edit.new_text for edit in edits} == {"heading"}


async def test_symbols_colors_and_lenses(client, document):
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=document.id)
    )
    names = ["title", "start", "wide", "shown", "appear", "leave"]
    assert [symbol.name for symbol in symbols] == names
    colors = await client.text_document_document_color_async(
        types.DocumentColorParams(text_document=document.id)
    )
    assert [document.written(color.range) for color in colors] == ["systemBlue"]
    forms = await client.text_document_color_presentation_async(
        types.ColorPresentationParams(
            text_document=document.id, color=types.Color(1.0, 0.0, 0.0, 1.0), range=colors[0].range
        )
    )
    assert forms[0].text_edit.new_text == '"#FF0000"'
    lenses = await client.text_document_code_lens_async(
        types.CodeLensParams(text_document=document.id)
    )
    assert [lens.command.title for lens in lenses] == ["▶ play appear", "▶ play leave"]
    page = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(
            command=lenses[0].command.command, arguments=lenses[0].command.arguments
        )
    )
    assert page.startswith("http://127.0.0.1:") and page.endswith("?motion=appear")
    assert [shown.uri for shown in client.shown_documents] == [page]


async def test_diagnostics_and_what_mends_them(client, document):
    assert await document.diagnostics() == []
    document.change("kind: button", "kind: buton")
    (found,) = await document.diagnostics()
    assert document.written(found.range) == "buton" and "button" in found.message
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document.id,
            range=found.range,
            context=types.CodeActionContext(diagnostics=[found]),
        )
    )
    (edit,) = actions[0].edit.changes[document.uri]
    assert (edit.new_text, document.written(edit.range)) == ("button", "buton")


async def test_a_broken_line_takes_nothing_away(client, document):
    assert await document.diagnostics() == []
    document.change("  - wide: ", "  - wide: [\n  - ")
    messages = [found.message for found in await document.diagnostics()]
    assert messages, "the broken line is not told"
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=document.id)
    )
    assert {"title", "start", "appear", "leave"} <= {symbol.name for symbol in symbols}
