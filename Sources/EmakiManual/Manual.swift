public import EmakiDiagnostics
import EmakiDrawing
import EmakiSceneFile
import EmakiSceneFormat
import EmakiText
import EmakiThreads
import Synchronization

/// The manual: pages for a browser that need no network, with pictures that Emaki draws.
///
/// The same program always writes the same files.
public struct Manual {
  let pages: [ManualPage]

  /// Puts the pages together.
  ///
  /// - Parameter commands: the commands of the program, in the order of its help.
  public init(commands: [ManualCommand]) {
    let directives = ManualDirectives(
      commands: commands, sections: SceneFileReference.sections)
    pages =
      ManualResource.pages.map { page in
        ManualPage(name: page.name, part: page.part, text: page.text, directives: directives)
      } + Recipe.all.map(ManualPage.init)
  }

  /// The names of all files, with `/` between folder and file.
  public var names: [String] {
    pages.map(\.file) + ["manual.css", "manual.js", "search.js"] + Self.pictures.map(\.file)
  }

  /// Hands over each file, the pictures first.
  ///
  /// - Returns: the diagnostics found while drawing the pictures; none, unless an example is wrong.
  /// - Throws: what `sink` throws.
  public func write(to sink: (_ name: String, _ bytes: [UInt8]) throws -> Void) throws
    -> [Diagnostic]
  {
    let drawn = Self.drawn(Self.pictures)
    for picture in drawn { try sink(picture.file, Array(picture.drawn.value.utf8)) }
    try sink("manual.css", ManualResource.css)
    try sink("manual.js", ManualResource.script)
    try sink("search.js", Array(searchIndex.utf8))
    let sizes = Dictionary(
      drawn.map { ($0.file, ManualPicture.size(of: $0.drawn.value)) }, uniquingKeysWith: { $1 })
    for page in pages {
      let text = Self.withSizes(page.document(among: pages), sizes.compactMapValues { $0 })
      try sink(page.file, Array(text.utf8))
    }
    return drawn.flatMap(\.drawn.diagnostics)
  }

  /// A page whose pictures say how large they are, so that it keeps its lines in place while they load.
  private static func withSizes(_ page: String, _ sizes: [String: Size]) -> String {
    page.replacing(#/<img src="([^"]*)"/#) { match -> String in
      guard let size = sizes[String(match.1)] else { return String(match.0) }
      let sides = [("width", size.width), ("height", size.height)]
      return String(match.0)
        + sides.map { " \($0.0)=\"\(Markup.number($0.1, places: 0))\"" }.joined()
    }
  }

  /// The index of the search: a script, as pages in files may not read others.
  private var searchIndex: String {
    let entries = pages.flatMap(\.entries).map { entry in
      JSONValue.array([.string(entry.title), .string(entry.address), .string(entry.detail)])
    }
    return "const searchEntries = " + JSONValue.array(entries).text + ";\n"
  }
}

extension Manual {
  /// A picture that is to be drawn.
  private struct Picture: Sendable {
    let file: String
    let scene: String
    let options: ManualPicture.Options
  }

  private static var pictures: [Picture] {
    KeyExample.all.map { example in
      var options = ManualPicture.Options()
      options.shown = example.shown
      return Picture(file: example.picture, scene: example.scene, options: options)
    }
      + Recipe.all.map { recipe in
        Picture(
          file: recipe.picture, scene: recipe.text,
          options: ManualPicture.Options(look: recipe.look))
      }
  }

  /// All pictures, on all processors; their order and bytes do not depend on those.
  private static func drawn(
    _ pictures: [Picture]
  ) -> [(file: String, drawn: Diagnosed<String>)] {
    let results = Mutex<[Int: Diagnosed<String>]>([:])
    let next = Atomic(0)
    ThreadTeam.perform(Processors.workers()) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < pictures.count else { return }
        let picture = pictures[index]
        let drawn = ManualPicture(
          of: picture.scene, file: picture.file, options: picture.options
        ).drawn
        results.withLock { $0[index] = drawn }
      }
    }
    return results.withLock { results in
      pictures.indices.map { index in
        (pictures[index].file, results[index] ?? Diagnosed("", diagnostics: []))
      }
    }
  }
}
