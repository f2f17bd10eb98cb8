internal import EmakiDiagnostics
internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

/// Turns the view elements of one document into views.
///
/// Each kind of element has a file; this one holds the members that they all need.
final class Translation {
  /// The statements about the whole document.
  let header: DocumentHeader
  /// Whether the canvas or a running app is laid out.
  let mode: InterfaceBuilderMode
  /// How large the text styles of a running app are.
  let textSize: TextSize
  /// Whether tables and collections are filled with rows of their prototypes.
  let fillsTables: Bool
  /// Whether scenes keep a size that the user gave them on the canvas.
  let keepsDesign: Bool
  /// The layout items that ids in constraints refer to.
  let items: LayoutItems
  /// The names that code has for objects.
  let outlets: OutletTable
  /// Every name of every object.
  let names: ObjectNameTable
  /// Named and system colours.
  let colors: ColorReader
  /// Image sizes.
  let images: ImageTable
  /// Sizes of live-rendered classes.
  let designables: Designables
  /// The texts of a `.strings` file, where there is one.
  let strings: StringsTable
  /// The diagnostics so far.
  let notices: Notices
  /// Scroll views that keep their content where it is, whatever covers it.
  var unadjusted: Set<ViewID> = []
  /// The column of a split view that is translated; `nil` outside of columns.
  var column: Column?

  /// Prepares the translation of a document whose variations are resolved.
  init(
    _ root: XMLElement, options: InterfaceBuilderOptions, strings: StringsTable,
    catalog: AssetCatalog, notices: Notices
  ) {
    header = DocumentHeader(root)
    mode = options.mode
    textSize = options.textSize
    fillsTables = options.fillsTables && options.mode != .canvas
    keepsDesign = options.deviceOnItsSide != nil
    items = LayoutItems(root)
    outlets = OutletTable(root)
    names = ObjectNameTable(root, outlets: outlets)
    colors = ColorReader(root, catalog: catalog, isDark: options.isDark)
    images = ImageTable(
      root, catalog: catalog, textSize: options.mode == .canvas ? .large : options.textSize)
    designables = Designables(root)
    self.strings = strings
    self.notices = notices
  }

  /// A column of a split view; widths in points.
  struct Column {
    var width: Double
    /// The width of its controller's view on the canvas; `nil` where the file does not say it.
    var savedWidth: Double?
  }

  /// Whether the canvas is laid out.
  var isCanvas: Bool { mode == .canvas }

  /// The behaviour of the canvas, or of the system of a running app.
  var habits: CanvasHabits { isCanvas ? header.habits : header.runningHabits }

  /// The size that a controller can fill in a running app, in points; `nil` on the canvas.
  var screenSize: Size? {
    guard case .device(let device) = mode else { return nil }
    return Size(width: column?.width ?? device.size.width, height: device.size.height)
  }

  /// The size that it could fill on the canvas, in points.
  var canvasSize: Size {
    Size(
      width: column?.savedWidth ?? header.canvasSize.width, height: header.canvasSize.height)
  }

  /// How wide that is, points; `nil` on the canvas.
  var screenWidth: Double? { screenSize?.width }

  /// Translates an element and everything in it.
  func view(_ element: XMLElement, in surroundings: ElementContext) -> View {
    let kind = ElementKinds[element.name] ?? unknown(element)
    var view = View(kind, id: id(of: element, in: surroundings))
    view.place = notices.filePlace(element.place)
    view.name = name(of: element)
    view.className = element["customClass"] ?? ElementKinds.className(element.name)
    if ElementKinds[element.name] == nil, view.className == nil { view.className = element.name }
    notices.checkAttributes(of: element)
    place(&view, element, surroundings)
    setPriorities(&view, element)
    setMargins(&view, element, surroundings)
    setLook(&view, element)
    view.accessibility = element.child("accessibility").map(Accessibility.init)
    setContent(&view, element)
    setIntrinsicSize(&view, element, in: surroundings.parent)
    view.subviews = subviews(of: element, view: view, in: surroundings.parent)
    view.constraints = constraints(of: element, owner: view.id)
    finish(&view, element, in: surroundings.parent)
    applyRuntimeAttributes(&view, element)
    return view
  }

  private func unknown(_ element: XMLElement) -> View.Kind {
    notices.warn(
      "there is no view of the kind “\(element.name)”", element.place,
      hint: "it is drawn as a placeholder", once: "kind \(element.name)")
    return .custom
  }

  private func id(of element: XMLElement, in surroundings: ElementContext) -> ViewID {
    ViewID(element.id ?? surroundings.anonymousID(element))
  }

  private func name(of element: XMLElement) -> String? {
    element.id.flatMap { outlets[$0] } ?? element["userLabel"] ?? element["restorationIdentifier"]
  }

  /// A number of an element; one that cannot be read is reported and counts as missing.
  func number(_ element: XMLElement, _ attribute: String) -> Double? {
    guard let text = element[attribute] else { return nil }
    guard let number = Double(written: text) else {
      notices.warn("“\(text)” is no number for \(attribute) of \(element.name)", element.place)
      return nil
    }
    return number
  }

  /// The colour of an element's role, or `nil`.
  func color(_ element: XMLElement, _ key: String) -> Color? {
    guard let child = element.child("color", key: key) else { return nil }
    let color = colors.color(child)
    if color == nil {
      let name = child["name"] ?? child["systemColor"] ?? child["cocoaTouchSystemColor"] ?? key
      notices.warn(
        "the colour “\(name)” is not known", child.place,
        hint: "define it under <resources>", once: "colour \(name)")
    }
    return color
  }

  /// A text of an element, translated where a `.strings` file has it.
  func text(_ element: XMLElement, _ key: String) -> String? {
    let own = Strings.value(of: element, key: key)
    return element.id.flatMap { strings[$0, key] } ?? own
  }
}
