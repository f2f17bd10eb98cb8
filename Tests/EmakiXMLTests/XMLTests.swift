import Testing

@testable import EmakiXML

@Suite struct `XML` {
  private func fault(_ text: String) -> XMLFault? {
    do throws(XMLFault) {
      _ = try XMLReader.read(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func `a document keeps its elements, attributes, text and places`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <a z="1" b="&lt;&#x7D75;&gt;">
        <!-- nothing -->
        <b>x &amp; y</b>
        <c/>
      </a>
      """
    let root = try XMLReader.read(Array(text.utf8))
    #expect(root.name == "a")
    #expect(root.attributes.map(\.name) == ["z", "b"])
    #expect(root["b"] == "<絵>")
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.children[0].text == "x & y")
    #expect(root.text.isEmpty)
    #expect(root.children[1].place == XMLPlace(line: 5, column: 3))
  }

  @Test func `white space is kept where it is all there is`() throws {
    let root = try XMLReader.read(Array("<string> \n </string>".utf8))
    #expect(root.text == " \n ")
  }

  @Test func `a broken document is reported with its place`() {
    #expect(fault("<a>\n<b></a>")?.place.line == 2)
    #expect(fault("")?.message == "the file is empty")
    #expect(fault("no markup") != nil)
  }

  @Test func `entities are refused before they grow`() {
    let bomb = """
      <!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;&x;&x;&x;&x;&x;">]>
      <a>&y;</a>
      """
    #expect(fault(bomb)?.message == "the document declares entities; they are not allowed here")
    let file = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>"
    #expect(fault(file)?.place.line == 1)
    #expect(fault("<!DOCTYPE a SYSTEM \"other.dtd\"><a>&x;</a>") != nil)
  }

  @Test func `nesting has a limit`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(fault(nested(XMLReader.deepestNesting)) == nil)
    #expect(fault(nested(XMLReader.deepestNesting + 1))?.message.contains("nested") == true)
    #expect(fault(nested(100_000)) != nil)
  }

  @Test func `compiled and binary files are told from text`() {
    #expect(fault("NIBArchive\u{1}")?.message.contains("compiled") == true)
    #expect(fault("bplist00")?.message.contains("compiled") == true)
    #expect(fault("<a>\u{0}</a>")?.message == "this is binary data, not XML")
  }
}
