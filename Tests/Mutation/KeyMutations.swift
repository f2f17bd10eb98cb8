import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiScenes
@testable import EmakiManual
@testable import EmakiLSP
@testable import EmakiSceneFile
@testable import EmakiSceneFormat
import Synchronization

extension Mutation {
  /// For each key of the format, its example in the manual, and the same with another value of the key;
  /// where no other value can be read, without the key.
  static func keys(_ extent: Extent) -> [Mutation] {
    let all = SceneFileReference.sections.flatMap { section in
      section.entries.map { KeyExample.Name(section: section.name, key: $0.name) }
    }
    let names = extent.of(all, .key)
    let found = Mutex([[Mutation]](repeating: [], count: names.count))
    Work.forEach(names.count) { index in
      let mutations = [key(names[index]), elsewhere(names[index])].compactMap(\.self)
      found.withLock { $0[index] = mutations }
    }
    return found.withLock { $0.flatMap(\.self) }
  }

  /// Another value of a key that only the dark appearance or large text shows, if it has one.
  private static func elsewhere(_ name: KeyExample.Name) -> Mutation? {
    guard let example = KeyExample.of(name), let values = KeyValues(example.scene, of: name) else {
      return nil
    }
    for (before, after) in values.pairs {
      let old = read(before)
      if old.hasErrors { continue }
      let new = read(after)
      let isOther = settings.contains { read(before, $0).value != read(after, $0).value }
      if new.hasErrors || old.value != new.value || !isOther { continue }
      return Mutation(
        .key, "\(name.section).\(name.key), seen elsewhere", .text(before), .text(after))
    }
    return nil
  }

  private static func key(_ name: KeyExample.Name) -> Mutation? {
    guard let example = KeyExample.of(name), let values = KeyValues(example.scene, of: name) else {
      return nil
    }
    let before = read(example.scene).value
    // One that is read without a word is best, one with warnings will do. Of many values the first may
    // say the same, such as one that is taken where nothing is said.
    var warned: String?
    for other in values.others.prefix(60) {
      let after = read(other)
      if after.hasErrors || after.value == before { continue }
      if after.diagnostics.isEmpty { return changed(name, example, other) }
      warned = warned ?? other
    }
    return changed(name, example, warned ?? values.without)
  }

  /// A mutation, which passes where both files say the same under every setting.
  private static func changed(
    _ name: KeyExample.Name, _ example: KeyExample, _ after: String
  ) -> Mutation {
    let isSame = settings.allSatisfy { options in
      let (old, new) = (read(example.scene, options), read(after, options))
      return !old.hasErrors && !new.hasErrors && old.value == new.value
    }
    return Mutation(
      .key, "\(name.section).\(name.key)", .text(example.scene), .text(after),
      passes: isSame ? .meaning : nil)
  }

  /// What a file may be read with, so that each value it may have somewhere is one that it has.
  private static var settings: [SceneFileOptions] {
    var all = [SceneFileOptions()]
    for device in ["iphone-se", "ipad-pro-11"] {
      for orientation in [Orientation.portrait, .landscape] {
        for traits in [SceneTraits(appearance: .dark), SceneTraits(textSize: .accessibility3)] {
          var options = SceneFileOptions()
          options.device = Device.named(device)
          (options.orientation, options.traits) = (orientation, traits)
          all.append(options)
        }
      }
    }
    return all
  }

  private static func read(
    _ text: String, _ options: SceneFileOptions = SceneFileOptions()
  ) -> Diagnosed<SceneDocument> {
    var options = options
    options.files = ManualFiles()
    options.storyboards = ManualFiles()
    return SceneFileReader.read(text, file: "scene.yaml", options: options)
  }

  /// The files that the examples name, by their paths.
  static let companions: Entry = ManualResource.files.reduce(into: .folder([:])) { folder, file in
    folder[file.key] = .file(file.value)
  }
}
