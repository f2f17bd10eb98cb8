import Foundation
import Testing

struct StartUpTests {
  #if os(Linux)
    @Test func `graphics libraries are loaded only when something is drawn`() throws {
      // The loader names the libraries instead of starting the program.
      let result = try Program.run([], environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
      #expect(result.text.contains("libc.so"))
      for name in ["cairo", "pango", "glib", "harfbuzz", "freetype", "fontconfig", "X11"] {
        #expect(!result.text.contains("lib\(name)"), "\(result.text)")
      }
    }
  #endif
}
