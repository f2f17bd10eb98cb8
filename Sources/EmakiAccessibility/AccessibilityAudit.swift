public import EmakiCairo
public import EmakiDrawing
public import EmakiLayout
public import EmakiScenes
public import EmakiWireframe

/// Finds the accessibility problems of a screen.
public struct AccessibilityAudit: Sendable {
  private let wireframe: Wireframe
  private let painter: Painter
  private let level: ContrastLevel

  /// Makes an audit.
  ///
  /// - Parameters:
  ///   - wireframe: draws the screen in its colours.
  ///   - painter: of the fonts that layout measured with.
  ///   - level: how much of a contrast is asked for.
  public init(wireframe: Wireframe, painter: Painter, level: ContrastLevel = .aa) {
    self.wireframe = wireframe
    self.painter = painter
    self.level = level
  }

  /// The faults of a screen at a moment, rule by rule.
  ///
  /// - Parameter scene: whose touches make views into targets.
  /// - Throws: `CairoError` where there is no memory to paint the screen.
  public func findings(in snapshot: Snapshot, of scene: Scene) throws -> [AccessibilityFinding] {
    let views = SeenViews(snapshot)
    let touches: Set<ViewAction.Event> = [.tap, .touchDown, .touchUpInside, .longPress]
    let touched = Set(scene.actions.filter { touches.contains($0.event) }.map(\.view))
    return TargetRule().findings(in: views, touched: touched)
      + (try ContrastRule(wireframe: wireframe, painter: painter, level: level)
        .findings(in: snapshot, views))
      + LabelRule().findings(in: views)
      + OrderRule().findings(in: snapshot.spokenElements())
      + ColorRule().findings(in: views)
  }

  /// The fault of a motion; `nil` where there is none.
  public static func finding(
    of motion: Motion, in scene: Scene, _ timeline: Timeline
  ) -> AccessibilityFinding? {
    MotionRule().finding(of: motion, in: scene, timeline)
  }

  /// The texts that are cut where people take larger letters, each with the smallest size at which it
  /// is; of all rows of a table one.
  ///
  /// - Parameter snapshots: the screen with letters of each size, the smallest first.
  public static func cutTexts(
    in snapshots: [(size: TextSize, snapshot: Snapshot)], measurer: any TextMeasuring
  ) -> [AccessibilityFinding] {
    var told: Set<ViewID> = []
    return snapshots.flatMap { size, snapshot in
      snapshot.textFindings(measurer: measurer).compactMap { found -> AccessibilityFinding? in
        guard case .cut = found, told.insert(found.inRows.view).inserted else { return nil }
        let place = snapshot.screen.index(of: found.view).map {
          snapshot.screen.nodes[$0].view.place
        }
        return AccessibilityFinding(
          .text, view: found.view, at: place ?? FilePlace(),
          "with the text size \(size.rawValue) \(found)", hint: found.hint)
      }
    }
  }
}
