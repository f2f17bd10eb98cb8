import Foundation
import Testing

struct StartUpTests {
  #if os(Linux)
    @Test func `libraries for pictures and documents are loaded only when they are needed`() throws
    {
      // The loader names the libraries instead of starting the program.
      let result = try Program.run([], environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
      #expect(result.text.contains("libc.so"))
      let late = [
        "cairo", "pango", "glib", "harfbuzz", "freetype", "fontconfig", "X11", "turbojpeg", "expat",
      ]
      for name in late {
        #expect(!result.text.contains("lib\(name)"), "\(result.text)")
      }
    }
  #endif
}
