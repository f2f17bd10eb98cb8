import Foundation

/// A small folder in which some of the names that the program opens stand for pipes, devices, links and
/// bytes of another kind.
struct OddFolder {
  let path: String
  private var dice: SplitMix

  /// Names that some command opens.
  private static let names = [
    "a.yaml", "b.yml", "c.json", "Main.storyboard", "e.xib", "emaki.yaml", "f.png", "g.jpg",
    "h.svg",
    "i.apng", "Assets.xcassets/Contents.json", "Assets.xcassets/f.imageset/Contents.json",
    "Assets.xcassets/f.imageset/f.png", "Assets.xcassets/j.colorset/Contents.json",
    "en.lproj/Main.strings", "Main.xcstrings", "reel.json", "k.sha256", "changes/a.png",
    "baselines/a.png", "m", "inner/a.yaml",
  ]

  /// What stands in the files.
  private static let contents = [
    "children: [{text: Hello, image: f.png}]\n", "import: [b.yml, c.json]\ndata: c.json\n",
    "storyboard: Main.storyboard\n", "devices: [iphone-x]\n", "{\"info\": {\"version\": 1}}", "",
    "{\"images\": [{\"filename\": \"f.png\", \"idiom\": \"universal\"}]}", "\u{89}PNG\r\n\u{1A}\n",
    "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0A5 1e-300 0 0 1 9 9\"/></svg>",
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes/></document>",
    "children: [{repeat: 2, children: [{repeat: -1}]}]\n",
  ]

  /// What is done with it; files are written beside it.
  static let commands = [
    "validate .", "validate --fit --a11y a.yaml", "preview . -o ../out", "check .", "plan .",
    "compare . .", "diff . inner", "render . -o ../out", "inspect a.yaml",
    "map Main.storyboard -o ../map.svg",
    "baselines --orphans",
  ].map { $0.split(separator: " ").map(String.init) }

  /// Makes one below a folder.
  init(in parent: String, seed: UInt64) throws {
    dice = SplitMix(state: seed)
    path = "\(parent)/odd"
    try? FileManager.default.removeItem(atPath: path)
    for name in Self.names where dice.next(below: 3) > 0 {
      let file = "\(path)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try make(file)
    }
  }

  private mutating func make(_ file: String) throws {
    switch dice.next(below: 10) {
    case 0: mkfifo(file, 0o600)
    case 1: symlink("/dev/zero", file)
    case 2: symlink(Self.names[dice.next(below: Self.names.count)], file)
    case 3: symlink("..", file)
    case 4: mkdir(file, 0o700)
    default:
      let content = Self.contents[dice.next(below: Self.contents.count)]
      try content.write(toFile: file, atomically: false, encoding: .utf8)
    }
  }
}
