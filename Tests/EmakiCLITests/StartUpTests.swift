import Foundation
import Testing

struct StartUpTests {
  #if os(Linux)
    @Test func `libraries for pictures and documents are loaded only when they are needed`() throws
    {
      // The loader names the libraries instead of starting the program.
      let result = try Program.run([], environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
      #expect(result.text.contains("libc.so"))
      var late = [
        "cairo", "pango", "glib", "harfbuzz", "freetype", "fontconfig", "X11", "turbojpeg", "expat",
      ]
      // The release build has Swift's libraries in it.
      if !result.text.contains("libswiftCore") { late.append("m.so") }
      for name in late {
        #expect(!result.text.contains("lib\(name)"), "\(result.text)")
      }
    }
  #endif
}
