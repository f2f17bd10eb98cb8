import EmakiAccessibility
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiWireframe
import Testing

/// A divider through all phases, on a screen with three pixels a point.
@Suite struct `A divider` {
  private func snapshot(_ stack: String, keys: String = "") throws -> Snapshot {
    try Corpus.snapshot(
      of: Corpus.scene(
        """
        children:
          - {kind: \(stack), pin: {top: 100, leading: 20}, children: [
              {id: a, role: transparent, intrinsicSize: [30, 30]}, {id: it, kind: divider\(keys)},
              {id: b, role: transparent, intrinsicSize: [50, 50]}]}
        """))
  }

  private func frame(_ stack: String, keys: String = "") throws -> Rect {
    try #require(try snapshot(stack, keys: keys).screen.frame(of: "it"))
  }

  @Test(arguments: ["", ", alignment: center", ", alignment: leading", ", distribution: fill"])
  func `is one pixel thick and as long as the stack is broad`(_ how: String) throws {
    let pixel = 1 / Device.standard.environment().scale
    let wide = try frame("column, spacing: 8\(how)")
    #expect(abs(wide.height - pixel) < 1e-9 && wide.width == 50 && wide.minX == 0)
    #expect(wide.minY == 38)
    let upright = try frame("row, spacing: 8\(how)")
    #expect(abs(upright.width - pixel) < 1e-9 && upright.height == 50 && upright.minY == 0)
  }

  @Test func `is as large as it is told to be`() throws {
    #expect(try frame("column", keys: ", pin: {height: 4}").height == 4)
    let alone = try Corpus.snapshot(
      of: Corpus.scene("children: [{id: it, kind: separator, pin: {top: 100, horizontal: 16}}]"))
    let frame = try #require(alone.screen.frame(of: "it"))
    #expect(abs(frame.height - 1 / Device.standard.environment().scale) < 1e-9)
    #expect(frame.width == alone.screen.size.width - 32)
  }

  @Test(arguments: [Theme.color, .wireframe, .blueprint, .color.dark])
  func `has the colour of separators, or its background`(theme: Theme) throws {
    func fills(_ keys: String) throws -> [DisplayItem] {
      let list = Wireframe(theme: theme, measurer: ApproximateTextMeasurer())
        .displayList(of: try snapshot("column", keys: keys), scale: 3)
      return list.items.leaves.filter { item in
        guard case .fill(.rect(let rect), _) = item else { return false }
        return rect.height <= 1 && rect.width == 50
      }
    }
    let (plain, red) = (try fills(""), try fills(", background: red"))
    guard case .fill(_, .color(let color))? = plain.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(plain.count == 1 && color == theme.palette.soft)
    guard theme.usesSceneColors, case .fill(_, .color(let own))? = red.first else { return }
    #expect(red.count == 1 && own == Color(rgb: 0xFF0000))
  }

  @Test func `is not spoken`() throws {
    #expect(try snapshot("column").spokenElements().isEmpty)
  }
}

extension [DisplayItem] {
  /// What is drawn, out of all groups.
  var leaves: [DisplayItem] {
    flatMap { item in
      guard case .group(let group) = item else { return [item] }
      return group.items.leaves
    }
  }
}
