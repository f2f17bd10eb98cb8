import Testing

/// A design and a scene, made of one scene by known edits.
struct DesignPair: Sendable, CustomTestStringConvertible {
  let name: String
  /// What is replaced in the scene that the design is drawn from.
  var design: [(String, String)] = []
  /// What is replaced in the scene that is compared with it.
  var scene: [(String, String)] = []
  var scale = 2.0
  /// The quality of the design as JPEG; `nil` for PNG.
  var quality: Int32?
  /// Options for drawing both.
  var options: [String] = []
  /// Points that pass.
  var tolerance: Double?
  /// Words of the report.
  var words = ""

  var testDescription: String {
    "\(name), \(scale) pixels a point\(quality.map { ", JPEG \($0)" } ?? "")"
  }

  static let base = """
    device: iPhone SE
    background: systemBackground
    children:
      - {id: bar, kind: view, frame: [0, 0, 320, 56], background: secondarySystemBackground}
      - {id: title, kind: label, text: Welcome back, font: bold 24, frame: [20, 70, 280, 32]}
      - {id: card, kind: view, frame: [20, 112, 280, 130], background: secondarySystemBackground,
         cornerRadius: 12, children: [
          {id: name, kind: label, text: Jane Appleseed, frame: [14, 14, 180, 22]},
          {id: mail, kind: label, text: jane@example.com, textColor: secondaryLabel, font: 14,
           frame: [14, 40, 180, 20]},
          {id: photo, kind: view, frame: [206, 14, 60, 60], background: "#34C759",
           cornerRadius: 8}]}
      - {id: go, kind: view, frame: [20, 400, 280, 46], background: "#0A84FF", cornerRadius: 10,
         children: [
          {id: goText, kind: label, text: Continue, textColor: "#FFFFFF", align: center,
           frame: [0, 11, 280, 24]}]}
      - {id: hint, kind: label, text: You can change this later., textColor: secondaryLabel,
         frame: [20, 460, 280, 20]}

    """

  /// All lines of views.
  private static let views = base.split(separator: "\n").dropFirst(2).joined(separator: "\n")

  /// A line for a view above all others.
  private static func adding(_ view: String) -> [(String, String)] {
    [("  - {id: hint,", "  - {\(view)}\n  - {id: hint,")]
  }

  private static func text(_ old: String, _ new: String) -> [(String, String)] {
    [("text: \(old)", "text: \(new)")]
  }

  static let same: [DesignPair] =
    [1, 1.5, 2, 3].map { DesignPair(name: "the same", scale: $0) }
    + [95, 85, 70].flatMap { quality in
      [2.0, 3.0].map { DesignPair(name: "the same", scale: $0, quality: quality) }
    }
    + [1.0, 2.0].map {
      DesignPair(name: "in the dark", scale: $0, options: ["--appearance", "dark"])
    }
    + ["wireframe"].map {
      DesignPair(name: "in the theme \($0)", options: ["--theme", $0])
    }
    + [
      DesignPair(name: "in the dark", quality: 80, options: ["--appearance", "dark"]),
      DesignPair(name: "from right to left", options: ["--rtl"]),
      DesignPair(name: "half a point off", design: [("[20, 400,", "[20, 400.5,")]),
      DesignPair(name: "a point higher", design: [("[20, 400, 280, 46]", "[20, 400, 280, 47]")]),
      DesignPair(name: "rounder", design: [("cornerRadius: 12", "cornerRadius: 15")]),
      DesignPair(name: "a little bluer", design: [("#0A84FF", "#0F80F5")]),
      DesignPair(name: "a text half a point off", design: [("[20, 70,", "[20.5, 69.5,")]),
      DesignPair(
        name: "in other weights",
        design: [
          ("font: bold 24", "font: heavy 24"), ("text: Jane", "font: medium 17, text: Jane"),
          ("font: 14", "font: medium 14"), ("text: Continue", "font: medium 17, text: Continue"),
          ("text: You can", "font: medium 17, text: You can"),
        ], tolerance: 12, words: "which is not judged"),
    ]

  static let different: [DesignPair] =
    [1.0, 2.0, 3.0].map {
      DesignPair(
        name: "a button more",
        design: adding("kind: view, frame: [20, 300, 280, 46], background: \"#0A84FF\""),
        scale: $0, words: "no view explains")
    }
    + [
      DesignPair(
        name: "one text in another weight",
        design: [("text: Jane", "font: medium 17, text: Jane")], tolerance: 8,
        words: "other letters"),
      DesignPair(
        name: "a text more",
        design: adding("kind: label, text: Forgot it?, frame: [20, 500, 280, 20]"),
        words: "no view explains"),
      DesignPair(
        name: "a text more",
        design: adding("kind: label, text: Forgot it?, frame: [20, 500, 280, 20]"),
        quality: 80, words: "no view explains"),
      DesignPair(
        name: "a dot more",
        design: adding("kind: view, frame: [280, 75, 8, 8], background: \"#FF3B30\""),
        words: "8×8 pt at (280, 75)"),
      DesignPair(
        name: "a line more",
        design: adding("kind: view, frame: [20, 330, 280, 1], background: \"#8E8E93\""),
        words: "no view explains"),
      DesignPair(
        name: "a pale card more",
        design: adding("kind: view, frame: [20, 300, 280, 60], background: \"#EFEFF4\""),
        words: "no view explains"),
      DesignPair(
        name: "a button in the card more",
        design: [
          (
            "cornerRadius: 8}]}",
            "cornerRadius: 8}, {kind: view, frame: [14, 80, 100, 30], background: \"#FF9500\"}]}"
          )
        ],
        words: "no view explains"),
      DesignPair(
        name: "a mark in the bar more",
        design: adding("kind: view, frame: [290, 20, 16, 16], background: \"#0A84FF\""),
        words: "no view explains"),
      DesignPair(
        name: "a clear title", scene: [("font: bold 24,", "alpha: 0, font: bold 24,")],
        words: "no view explains"),
      DesignPair(
        name: "a hidden title", scene: [("font: bold 24,", "hidden: true, font: bold 24,")],
        words: "no view explains"),
      DesignPair(
        name: "a hidden button",
        scene: [("kind: view, frame: [20, 400", "kind: view, hidden: true, frame: [20, 400")],
        words: "no view explains"),
      DesignPair(
        name: "a hidden photo",
        scene: [("kind: view, frame: [206", "kind: view, hidden: true, frame: [206")],
        words: "no view explains"),
      DesignPair(
        name: "a hidden hint", scene: [("text: You can", "hidden: true, text: You can")],
        words: "no view explains"),
      DesignPair(
        name: "no view",
        scene: [(views, "")], words: "no view explains"),
    ]
    + [1.0, 2.0, 3.0].flatMap { scale in
      [
        ("Welcome back", "Welcame back"), ("Continue", "Cantinue"),
        ("jane@example.com", "june@example.com"),
      ]
      .map { old, new in
        DesignPair(
          name: "\(new) for \(old)", design: text(old, new), scale: scale,
          tolerance: 3, words: "other letters")
      }
    }
    + [
      ("Jane Appleseed", "Jane Appleseeb"), ("Welcome back", "Welcome hack"),
      ("You can change this later.", "You can change this laten."),
    ].map { old, new in
      DesignPair(
        name: "\(new) for \(old)", design: text(old, new), tolerance: 3,
        words: "other letters")
    }
    + [
      DesignPair(
        name: "Cantinue for Continue", design: text("Continue", "Cantinue"), quality: 85,
        tolerance: 3, words: "other letters")
    ]
}
