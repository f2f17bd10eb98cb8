import EmakiDiagnostics
import EmakiFiles
import Foundation

/// The program of a package that lists its screens, for the commands `swift package preview`, `render`
/// and `check`.
///
///     @main struct Gallery: ScreenGallery {
///       static let screens: [any Screen] = [Welcome(), Login()]
///     }
public protocol ScreenGallery {
  /// In the order in which they are shown.
  static var screens: [any Screen] { get }
}

extension ScreenGallery {
  /// Writes each screen as a scene file into the folder that the argument names.
  ///
  /// Prints what is wrong with screens, and ends with 2 where one has an error.
  public static func main() {
    guard let folder = CommandLine.arguments.dropFirst().first else {
      fail("the argument is the folder to write scene files into")
    }
    var isFaulty = false
    for screen in screens {
      let read = screen.read()
      for diagnostic in read.diagnostics { report("\(diagnostic)") }
      isFaulty = isFaulty || read.hasErrors
      do { try AtomicFile.write(screen.yaml, to: "\(folder)/\(screen.sceneID).yaml") } catch {
        fail("\(error)")
      }
    }
    if isFaulty { exit(2) }
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  private static func fail(_ text: String) -> Never {
    report("error: " + text)
    exit(2)
  }
}
