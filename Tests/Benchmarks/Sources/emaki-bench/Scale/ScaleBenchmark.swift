import Foundation

/// Inputs that are large: whether time and memory stay in bounds.
enum ScaleBenchmark {
  static func run(_ settings: Settings) async throws {
    try longMotion(frames: settings.isSmoke ? 120 : 10_000, settings)
    try longTable(rows: settings.isSmoke ? 2_000 : 100_000, settings)
    try storyboard(scenes: settings.isSmoke ? 5 : 100, settings)
  }

  /// A motion that needs so many frames at 60 a second.
  private static func longMotion(frames: Int, _ settings: Settings) throws {
    let scene = settings.path("long.yaml")
    let folder = try settings.makeFolder("long")
    try LongMotion.text(seconds: Double(frames - 1) / 60)
      .write(toFile: scene, atomically: true, encoding: .utf8)
    var memory = ""
    let sample = try Sample(once: {
      memory = try Programs.peakMemory(["render", scene, "-o", folder])
    })
    let count = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".png") }.count
    var results = Results("A motion of \(count) frames (goal: under 200 MB)")
    results.add("emaki render", sample, note: memory)
    results.print()
  }

  /// The same second of scrolling through a long table and through one of a thousand rows.
  private static func longTable(rows: Int, _ settings: Settings) throws {
    var results = Results("A table of \(rows) rows scrolls (goal: as a short one)")
    for count in [rows, 1_000] {
      let scene = settings.path("table-\(count).yaml")
      let folder = try settings.makeFolder("table-\(count)")
      try LongTable.text(rows: count, seconds: 1)
        .write(toFile: scene, atomically: true, encoding: .utf8)
      var memory = ""
      let sample = try Sample(settings.rounds) {
        memory = try Programs.peakMemory(["render", scene, "-o", folder])
      }
      results.add("emaki render, \(count) rows", sample, note: memory)
    }
    results.print()
  }

  private static func storyboard(scenes: Int, _ settings: Settings) throws {
    let file = settings.path("many.storyboard")
    let folder = try settings.makeFolder("many")
    try ManyScenes.storyboard(scenes: scenes)
      .write(toFile: file, atomically: true, encoding: .utf8)
    let sample = try Sample(settings.rounds) {
      try Programs.run(Programs.built("emaki"), ["render", file, "-o", folder])
    }
    var results = Results("A storyboard with \(scenes) scenes (goal: under 2 s)")
    results.add("emaki render", sample)
    results.print()
  }
}

/// A scene whose only motion lasts long: a list that scrolls by under a header.
enum LongMotion {
  static func text(seconds: Double) -> String {
    let rows = (0..<12).map { row in
      """
            - id: row\(row)
              kind: view
              role: surface
              frame: [16, \(20 + row * 64), 343, 56]
              children:
                - {id: text\(row), text: Row number \(row), frame: [16, 16, 200, 24]}
      """
    }
    return """
      title: A long motion
      device: iPhone X
      children:
        - id: list
          kind: view
          frame: [0, 0, 375, 812]
          children:
      \(rows.joined(separator: "\n"))
      motions:
        drift:
          - animate: {duration: \(seconds), curve: linear, changes: {list: {y: -400}}}

      """
  }
}

/// A storyboard of screens with labels, buttons, pictures and a stack of rows.
enum ManyScenes {
  static func storyboard(scenes: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="c0">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
    \((0..<scenes).map(scene).joined(separator: "\n"))
        </scenes>
    </document>

    """
  }

  private static func scene(_ number: Int) -> String {
    let rows = (0..<8).map { row(scene: number, row: $0) }.joined(separator: "\n")
    return """
      <scene sceneID="s\(number)">
      <objects>
      <viewController storyboardIdentifier="Screen\(number)" id="c\(number)" \
      sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v\(number)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
      <label opaque="NO" text="Screen number \(number)" textAlignment="center" \
      lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" \
      id="t\(number)"><fontDescription key="fontDescription" type="system" pointSize="28"/></label>
      <stackView opaque="NO" axis="vertical" spacing="12" \
      translatesAutoresizingMaskIntoConstraints="NO" id="k\(number)">
      <subviews>
      \(rows)
      </subviews>
      </stackView>
      </subviews>
      <viewLayoutGuide key="safeArea" id="g\(number)"/>
      <constraints>
      \(pin("a", number, "t", "top", "g", 24))
      \(pin("b", number, "t", "centerX", "g", 0))
      \(pin("d", number, "k", "leading", "g", 20))
      \(pin("e", number, "g", "trailing", "k", 20))
      <constraint firstItem="k\(number)" firstAttribute="top" secondItem="t\(number)" \
      secondAttribute="bottom" constant="32" id="f\(number)"/>
      </constraints>
      </view>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="p\(number)" \
      sceneMemberID="firstResponder"/>
      </objects>
      </scene>
      """
  }

  private static func row(scene: Int, row: Int) -> String {
    let id = "\(scene)-\(row)"
    return """
      <stackView opaque="NO" spacing="8" alignment="center" \
      translatesAutoresizingMaskIntoConstraints="NO" id="r\(id)">
      <subviews>
      <imageView contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" \
      id="i\(id)"><constraints>
      <constraint firstAttribute="width" constant="44" id="w\(id)"/>
      <constraint firstAttribute="height" constant="44" id="h\(id)"/>
      </constraints></imageView>
      <label opaque="NO" text="Row \(row) of screen \(scene)" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l\(id)">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <button opaque="NO" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="b\(id)">
      <state key="normal" title="Open"/></button>
      </subviews>
      </stackView>
      """
  }

  private static func pin(
    _ id: String, _ number: Int, _ first: String, _ attribute: String, _ second: String,
    _ constant: Int
  ) -> String {
    "<constraint firstItem=\"\(first)\(number)\" firstAttribute=\"\(attribute)\" "
      + "secondItem=\"\(second)\(number)\" secondAttribute=\"\(attribute)\" "
      + "constant=\"\(constant)\" id=\"\(id)\(number)\"/>"
  }
}
