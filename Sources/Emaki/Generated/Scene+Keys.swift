// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneStatements.Scene {
  /// A ready-made scene that this one is made from.
  public func scene(_ value: SceneWords.Scene) -> Self {
    setting("scene", value)
  }

  /// The .storyboard or .xib file whose views the scene shows: a path from this file's folder.
  public func storyboard(_ value: String) -> Self {
    setting("storyboard", value)
  }

  /// The .storyboard or .xib file whose views the scene shows: a path from this file's folder.
  public func storyboard(file: String, scene: String? = nil) -> Self {
    let value = SceneValue.map(("file", file), ("scene", scene))
    return setting("storyboard", value)
  }

  /// The device to lay out for.
  public func device(_ value: SceneWords.Device) -> Self {
    setting("device", value)
  }

  /// The orientation of the device.
  public func orientation(_ value: SceneWords.Orientation) -> Self {
    setting("orientation", value)
  }

  /// Numbers by name, for equations and visual format strings.
  public func metrics(_ value: KeyValuePairs<String, Double>) -> Self {
    setting("metrics", value)
  }

  /// A folder of SVG files, from this file's folder: `icon: NAME` shows its NAME.svg in the tint
  /// colour, in place of an icon that Emaki draws.
  public func icons(_ value: String) -> Self {
    setting("icons", value)
  }

  /// The system's keyboard, below the screen until a step shows it: its return key and what lies on
  /// it. Equations call its place `keyboardLayoutGuide`.
  public func keyboard(returnKey: String? = nil, accessory: (any ViewElement)? = nil) -> Self {
    let value = SceneValue.map(("returnKey", returnKey), ("accessory", accessory))
    return setting("keyboard", value)
  }

  /// The motion that is drawn when none is asked for.
  public func defaultMotion(_ value: SceneValue) -> Self {
    setting("defaultMotion", value)
  }

  /// Scene files whose components, controllers and metrics this one may use: paths relative to this
  /// file, inside the folder of the scene or `--root`.
  public func `import`(_ value: SceneValue) -> Self {
    setting("import", value)
  }

  /// Values for `{data.key}`: a JSON or YAML file, relative to this one, or more about it.
  public func data(_ value: String) -> Self {
    setting("data", value)
  }

  /// Values for `{data.key}`: a JSON or YAML file, relative to this one, or more about it.
  public func data(
    file: String? = nil, values: KeyValuePairs<String, SceneValue>? = nil,
    loaded: SceneValue? = nil, failed: SceneValue? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("file", file), ("values", values), ("loaded", loaded), ("failed", failed)
    )
    return setting("data", value)
  }

  /// The id of the scene that is shown first; with `storyboard`, the storyboard's scene.
  public func initial(_ value: String) -> Self {
    setting("initial", value)
  }
}
