import CodeReading
import EmakiCode
import Foundation
import Testing

/// Code of the form that real screens have.
@Suite struct `The code of screens` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Screens")

  private static func findings(_ names: String...) throws -> CodeFindings {
    CodeReading.findings(
      in: try names.map { name in
        (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
      })
  }

  private static func timings(of function: String, _ found: CodeFindings) -> [String] {
    found.motions.filter { $0.function.hasPrefix(function + "(") }.map {
      "\($0.duration.seconds) after \($0.delay.seconds), \($0.pace.label)"
    }
  }

  @Test func `says all figures of its motions`() throws {
    let found = try Self.findings("SideMenuController.swift", "Screens.swift")
    #expect(found.problems.isEmpty)
    func timings(_ function: String) -> [String] { Self.timings(of: function, found) }
    let slide = "0.26 s after 0 s, ease-out"
    #expect(timings("SideMenuController.open") == [slide, slide, slide])
    #expect(timings("DetailController.changePopup") == [slide, slide])
    #expect(timings("BannerController.turn") == ["0.84 s after 0 s, ease-in-out"])
    #expect(timings("ContentTransition.transitionDuration").first?.hasPrefix("0.3 s") == true)
    #expect(
      timings("ContentTransition.animateTransition")
        == Array(repeating: "0.3 s after 0 s, ease-in-out", count: 2))
    #expect(timings("FlipTransition.animateTransition") == ["0.72 s after 0 s, ease-in-out"])
    #expect(timings("PhotoListController.tableView") == ["0.36 s after 0.08 s, ease-in"])
    #expect(timings("CardButton.onTouchDown") == ["0.16 s after 0 s, ease-in-out"])
    #expect(timings("CardButton.onTouchUp") == ["0.16 s after 0 s, ease-in-out"])
    #expect(timings("ContainerController.show") == ["0.25 s after 0 s, ease-in-out"])
  }

  @Test func `says where its views go`() throws {
    let found = try Self.findings("Screens.swift")
    func changes(_ function: String) -> [String] {
      found.motions.filter { $0.function.hasPrefix(function) }.flatMap { motion in
        motion.changes.map { change in
          let share = change.relativeStart.map { " from \($0.label)" } ?? ""
          return "\(change.view).\(change.property) → \(change.to.label)\(share)"
        }
      }
    }
    #expect(
      changes("DetailController") == [
        "popTop.constant → 17", "popBottom.constant → 0", "popTop.constant → 137",
        "popBottom.constant → -120",
      ])
    #expect(
      changes("FlipTransition.animate") == [
        "old.rotationY → -1.5708 from 0", "new.rotationY → 0 from 0.3333",
        "new.frame → finalFrame from 0.6667",
      ])
    #expect(changes("CardButton.onTouchDown") == ["sender.scaleX → 0.94", "sender.scaleY → 0.94"])
    #expect(changes("PhotoListController") == ["cell.alpha → 1"])
  }

  /// The package above tests what it makes of this answer, without the parser of Swift.
  @Test func `is as the package above has it on record`() throws {
    let record = Self.folder.appending(
      path: "../../../../../Tests/EmakiWorkspaceTests/Code/side-menu.json")
    let found = try Self.findings("SideMenuController.swift").text + "\n"
    #expect(try String(contentsOf: record, encoding: .utf8) == found)
  }
}
