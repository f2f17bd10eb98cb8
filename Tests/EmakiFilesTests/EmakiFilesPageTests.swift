import EmakiFiles
import TestSupport
import Testing

@Suite struct `The landing page of EmakiFiles` {
  @Test func `shows an example that works`() throws {
    let scratch = try Scratch()
    let folder = scratch.path("")
    // example
    let path = folder + "/notes.txt"
    try AtomicFile.write("All of this, or nothing.", to: path)
    // end
    #expect(try scratch.names() == ["notes.txt"])
    #expect(
      String(decoding: try scratch.data("notes.txt"), as: UTF8.self) == "All of this, or nothing.")
    #expect(try DocumentedExample.isShown(by: "EmakiFiles"))
  }
}
