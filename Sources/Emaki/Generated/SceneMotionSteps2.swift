// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneMotionSteps {
  /// Performs a segue by its name, or a `lazy` one by the controller's id.
  public struct PerformSegue: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("segue", value))
    }
  }

  /// Pushes a controller onto a navigation stack.
  public struct Push: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(controller: SceneValue, onto: SceneValue, hero: SceneValue? = nil) {
      let value = SceneValue.map(("controller", controller), ("onto", onto), ("hero", hero))
      entries = SceneEntries(("push", value))
    }
  }

  /// Pops the top controller of a navigation stack, or every controller above one.
  public struct Pop: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("pop", value))
    }

    /// Makes it.
    public init(from: SceneValue, to: SceneValue? = nil, hero: SceneValue? = nil) {
      let value = SceneValue.map(("from", from), ("to", to), ("hero", hero))
      entries = SceneEntries(("pop", value))
    }
  }

  /// Shows another tab or page.
  public struct Select: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(index: Int, `in`: SceneValue) {
      let value = SceneValue.map(("index", index), ("in", `in`))
      entries = SceneEntries(("select", value))
    }
  }

  /// Presents a controller over another.
  public struct Present: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(
      controller: SceneValue, from: SceneValue, hero: SceneValue? = nil,
      style: SceneWords.SegueStyle? = nil, transition: SceneWords.Transition? = nil,
      detents: [SceneValue]? = nil, largestUndimmedDetent: SceneValue? = nil,
      sheetCornerRadius: Double? = nil, grabber: Bool? = nil, isModalInPresentation: Bool? = nil,
      sourceView: SceneValue? = nil, preferredContentSize: SceneValue? = nil,
      arrowDirection: SceneWords.ArrowDirection? = nil, preview: Bool? = nil
    ) {
      let value = SceneValue.map(
        ("controller", controller), ("from", from), ("hero", hero), ("style", style),
        ("transition", transition), ("detents", detents),
        ("largestUndimmedDetent", largestUndimmedDetent), ("sheetCornerRadius", sheetCornerRadius),
        ("grabber", grabber), ("isModalInPresentation", isModalInPresentation),
        ("sourceView", sourceView), ("preferredContentSize", preferredContentSize),
        ("arrowDirection", arrowDirection), ("preview", preview)
      )
      entries = SceneEntries(("present", value))
    }
  }

  /// Opens the menu of a view, as a touch does.
  public struct Menu: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("menu", value))
    }
  }

  /// Dismisses a presented controller; name that one or the presenting one.
  public struct Dismiss: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("dismiss", value))
    }
  }

  /// Moves a sheet to another detent.
  public struct Detent: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(of: SceneValue, to: SceneValue) {
      let value = SceneValue.map(("of", of), ("to", to))
      entries = SceneEntries(("detent", value))
    }
  }

  /// Goes back to a controller, through presentations and navigation stacks.
  public struct Unwind: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("unwind", value))
    }
  }

  /// Adds a controller as the child of another.
  public struct AddChild: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(controller: SceneValue, to: SceneValue, `in`: SceneValue? = nil) {
      let value = SceneValue.map(("controller", controller), ("to", to), ("in", `in`))
      entries = SceneEntries(("addChild", value))
    }
  }

  /// Removes a controller from its parent.
  public struct RemoveChild: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("removeChild", value))
    }
  }

  /// Replaces a child controller.
  public struct ReplaceChild: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(
      old: SceneValue, new: SceneValue, duration: Double? = nil, curve: SceneWords.Curve? = nil,
      @ChangeBuilder start: () -> SceneChanges = { SceneChanges() },
      @ChangeBuilder changes: () -> SceneChanges = { SceneChanges() }
    ) {
      let value = SceneValue.map(
        ("old", old), ("new", new), ("duration", duration), ("curve", curve),
        ("start", start().given), ("changes", changes().given)
      )
      entries = SceneEntries(("replaceChild", value))
    }
  }

  /// A controller runs a motion of one of its parents.
  public struct Call: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(from: SceneValue, owner: String, run: SceneValue) {
      let value = SceneValue.map(("from", from), ("owner", owner), ("run", run))
      entries = SceneEntries(("call", value))
    }
  }
}
