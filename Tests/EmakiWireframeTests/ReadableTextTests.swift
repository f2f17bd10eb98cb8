import EmakiDrawing
import EmakiLayout
import TestSupport
import Testing

@testable import EmakiWireframe

@Suite struct ReadableTextTests {
  @Test(arguments: [Theme.wireframe, .blueprint])
  func `no text is hard to read, whatever colours a scene has`(theme: Theme) {
    var theme = theme
    theme.isAnnotated = false
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      var screen = ScreenBuilder(300, 600)
      for index in 0..<12 {
        let frame = Rect(0, Double(index) * 50, 300, 50)
        screen.add(.view, ViewID("ground\(index)"), frame) {
          $0.backgroundColor = Color(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random))
        }
        screen.add(.label, ViewID("label\(index)"), frame) {
          let color = Color(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random))
          $0.text = TextContent("text", color: color)
        }
      }
      let list = screen.picture(theme)
      var grounds: [Color] = []
      list.forEachItem { item, _ in
        switch item {
        case .fill(.rect(let rect), .color(let color)) where rect.height == 50:
          grounds.append(color)
        case .text(let run):
          let ground = grounds.last ?? theme.palette.surface
          // Where neither ink nor surface has 4.5, the better one is taken: both have 3.
          #expect(run.color.contrast(with: ground) >= 3, "seed \(seed)")
        default: break
        }
      }
      #expect(grounds.count == 12, "seed \(seed)")
    }
  }
}
