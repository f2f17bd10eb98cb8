extension Mutation {
  /// Changes of folders as a whole, which are compared by themselves.
  ///
  /// - Parameter picture: a PNG.
  static func folders(_ picture: Entry?) -> [Mutation] {
    let folder = Entry.folder(["a.yaml": .text(still), "b.yaml": .text(moving)])
      .with { $0["a.png"] = picture }
    let odd = folder.with { $0["notes.txt"] = .text("one") }
    return [
      Mutation(.folder, "an empty folder", folder, .folder([:])),
      Mutation(.folder, "a folder that is not there", folder, nil),
      Mutation(.folder, "a file for a folder", folder, picture),
      Mutation(.folder, "the folder above", folder, .folder(["inner": folder])),
      Mutation(
        .folder, "a file of another kind", odd, odd.with { $0["notes.txt"] = .text("two") },
        passes: .others),
      Mutation(
        .folder, "a file of another kind more", folder, odd, passes: .others),
      Mutation(
        .folder, "names in capitals", folder,
        .folder(["A.yaml": .text(still), "B.yaml": .text(moving)]).with { $0["A.png"] = picture }),
    ] + named(picture)
  }

  /// Changes of files that a scene names.
  private static func named(_ picture: Entry?) -> [Mutation] {
    let folder = Entry.folder(companionFiles).with { entry in
      entry["c.yaml"] = .text(naming)
      entry["dot.png"] = picture
    }
    func made(_ what: String, _ name: String, _ after: Entry?) -> Mutation {
      Mutation(.folder, what, folder, folder.with { $0[name] = after })
    }
    return [
      made("a part that a scene imports", "own.yaml", .text("components: {card: {text: Two}}\n")),
      made("such a part missing", "own.yaml", nil),
      made("data that a scene names", "words.json", .text("{\"word\": \"Hallo\"}\n")),
      made("such data missing", "words.json", nil),
      made("such data that cannot be read", "words.json", .text("{\"word\": ")),
      made("a picture that a scene names missing", "dot.png", nil),
      made("such a picture that cannot be read", "dot.png", .text("404: no such page\n")),
    ]
  }

  /// A scene that names other files.
  private static let naming = """
    import: own.yaml
    data: {file: words.json}
    device: iPhone SE
    children:
      - {id: photo, image: dot.png, pin: {top: 9, leading: 9, size: 40}}
      - {id: word, text: "{data.word}", pin: {top: 60, leading: 9}}
      - {id: box, component: card, pin: {top: 90, leading: 9}}

    """

  /// What it names, but for the picture.
  private static let companionFiles: [String: Entry] = [
    "own.yaml": .text("components: {card: {text: One}}\n"),
    "words.json": .text("{\"word\": \"Hello\"}\n"),
  ]
}
