import EmakiDrawing
import Testing

@testable import EmakiLayout
@testable import EmakiScenes

/// Who adds a stored field to what a view has is asked here whether it is seen.
@Suite struct `Every stored field that a painter reads` {
  private func hash(_ view: View) -> UInt32 {
    StyleHash.of(view, Presentation(LaidOutScreen.Node(view: view, parent: nil, frame: .zero)))
  }

  /// Makes each change of a part alone.
  ///
  /// - Parameter fields: whose stored fields are asked for, where they are not the part's own.
  private func check<Part>(
    _ part: WritableKeyPath<View, Part>, of view: View, fields: Any? = nil,
    _ changes: [String: (inout Part) -> Void], others: Set<String> = [],
    _ place: SourceLocation = #_sourceLocation
  ) {
    let fields = Mirror(reflecting: fields ?? view[keyPath: part]).children.compactMap(\.label)
    #expect(Set(fields) == others.union(changes.keys), sourceLocation: place)
    #expect(others.isDisjoint(with: changes.keys), sourceLocation: place)
    for (name, change) in changes {
      var other = view
      change(&other[keyPath: part])
      #expect(hash(other) != hash(view), "\(name)", sourceLocation: place)
    }
  }

  /// With something of everything.
  private var view: View {
    var view = View(.label, id: "view")
    view.text = TextContent("Text")
    view.image = ImageContent(name: "sun")
    view.control.items = ["One", "Two"]
    return view
  }

  @Test func `of a view changes its hash`() {
    let layout: Set = [
      "place", "constraints", "placement", "frame", "autoresizing", "hasAutomaticHeight",
      "intrinsicSize", "hugging", "compressionResistance", "preservesSuperviewLayoutMargins",
      "insetsLayoutMarginsFromSafeArea", "followsReadableWidth", "isControllerRoot",
      "alignmentInsets", "origin",
    ]
    let toldBesides: Set = ["id", "kind", "subviews", "isHidden"]
    check(
      \.self, of: view,
      [
        "layoutDirection": { $0.layoutDirection = .rightToLeft },
        "content": { $0.text?.font.size = 5 },
        "contentMode": { $0.contentMode = .center },
        "role": { $0.role = .accent },
        "look": { $0.backgroundColor = .black },
        "clipsToBounds": { $0.clipsToBounds = true },
        "isElevated": { $0.isElevated = true },
        "rest": { $0.anchorPoint.x = 0 },
      ], others: layout.union(toldBesides))
  }

  @Test func `of what few views have changes it`() {
    let layout: Set = [
      "guides", "superviewSize", "layoutMargins", "additionalSafeAreaInsets", "stack", "cellFlow",
      "accessibility",
    ]
    // The visible rows are views of their own.
    let toldBesides: Set = ["name", "rows", "origins"]
    check(
      \.self, of: view, fields: view.rest.value,
      [
        "className": { $0.className = "Own" },
        "embeddedController": { $0.embeddedController = "own" },
        "scroll": { $0.scroll = ScrollState(zoomRange: 1...2) },
        "boxArrow": { $0.boxArrow = BoxArrow(.top, middle: 5, height: 5) },
        "anchorPoint": { $0.anchorPoint.y = 0 },
        "statusBarStyle": { $0.statusBarStyle = .dark },
      ], others: layout.union(toldBesides))
  }

  @Test func `of its appearance changes it`() {
    // Transforms decide places.
    check(
      \.appearance, of: view,
      [
        "backgroundColor": { $0.backgroundColor = .black },
        "tintColor": { $0.tintColor = .black },
        "corner": { $0.corner = 3 },
        "borderWidth": { $0.borderWidth = 3 },
        "borderColor": { $0.borderColor = .white },
        "gradient": { $0.gradient = ViewGradient([.init(offset: 0, color: .black)]) },
        "shadow": { $0.shadow = Shadow(color: .black, offset: .zero, radius: 2) },
        "zPosition": { $0.zPosition = 1 },
        "isSkeleton": { $0.isSkeleton = true },
        "shimmer": { $0.shimmer = 0.5 },
        "isEditing": { $0.isEditing = true },
      ], others: ["alpha", "isEnabled", "transform"])
  }

  @Test func `of a text or picture changes it`() {
    check(
      \.self, of: view, fields: view.content.value,
      [
        "text": { $0.text = nil }, "image": { $0.image = nil },
        "control": { $0.control.isOn = true }, "imagePadding": { $0.imagePadding = 3 },
      ])
    check(
      \.image!, of: view,
      [
        "name": { $0.name = "moon" },
        "size": { $0.size = Size(width: 1, height: 1) },
        "picture": {
          let pixels = PixelBuffer(width: 1, height: 1, fill: .black)
          $0.picture = DisplayImage(name: "sun", pixels: pixels)
        },
        "isSymbol": { $0.isSymbol = true },
        "isTemplate": { $0.isTemplate = true },
      ])
    let shadow = TextShadow(color: .black)
    check(
      \.text!, of: view,
      [
        "spans": {
          $0.setSpans([TextSpan("Te", font: .system(9)), TextSpan("xt", font: .system(17))])
        },
        "font": { $0.font.weight = .bold }, "color": { $0.color = .black },
        "shadow": { $0.shadow = shadow },
        "alignment": { $0.alignment = .right },
        "numberOfLines": { $0.numberOfLines = 0 },
        "lineBreak": { $0.lineBreak = .clip },
        "avoidsLoneWord": { $0.avoidsLoneWord = true },
        "isPlaceholder": { $0.isPlaceholder = true },
        "isUnknown": { $0.isUnknown = true },
        "lineSpacing": { $0.lineSpacing = 3 }, "leading": { $0.leading = 3 },
        "smallestScale": { $0.smallestScale = 0.5 },
        "knownWidth": { $0.knownWidth = 30 },
      ], others: ["string", "placeholder", "isInWholePoints", "preferredMaxLayoutWidth"])
  }

  @Test func `of a control changes it`() {
    check(
      \.control, of: view,
      [
        "isOn": { $0.isOn = true }, "value": { $0.value = 1 },
        "selectedIndex": { $0.selectedIndex = 1 },
        "items": { $0.items.removeLast() },
        "row": { $0.row.hidesSeparator = true },
        "family": { $0.accessory = .checkmark },
      ])
    let bar = BarView(size: Size(width: 9, height: 9), pieces: [])
    check(
      \.control.items[0], of: view,
      [
        "title": { $0.title = "Three" },
        "image": { $0.image = ImageContent(name: "sun") },
        "badge": { $0.badge = "" },
        "color": { $0.color = .black },
        "isEmphasized": { $0.isEmphasized = true },
        "isEnabled": { $0.isEnabled = false },
        "view": { $0.view = bar },
        "space": { $0.space = .fixed(3) },
      ])
  }

  @Test func `of a row changes it`() {
    var row = view
    row.control.row.group = RowGroup(isFirst: false, isLast: false, isInset: false)
    check(
      \.control.row, of: row,
      [
        "group": { $0.group = nil },
        "hidesSeparator": { $0.hidesSeparator = true },
        "separatorInsets": { $0.separatorInsets = .zero },
        "separatorIndent": { $0.separatorIndent = 3 },
        "separatorColor": { $0.separatorColor = .black },
        "isInSidebar": { $0.isInSidebar = true },
      ])
    check(
      \.control.row.group!, of: row,
      [
        "isFirst": { $0.isFirst = true },
        "isLast": { $0.isLast = true },
        "isInset": { $0.isInset = true },
        "beginsAtLeft": { $0.beginsAtLeft = false },
        "endsAtRight": { $0.endsAtRight = false },
      ])
  }

  @Test func `of a button or bar changes it`() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    check(
      \.control.button, of: view,
      [
        "style": { $0.style = .filled },
        "contentInsets": { $0.contentInsets = insets },
        "imageInsets": { $0.imageInsets = insets },
        "titleInsets": { $0.titleInsets = insets },
        "imageSide": { $0.imageSide = .top },
        "backgroundImage": { $0.backgroundImage = ImageContent(name: "sun") },
        "verticalAlignment": { $0.verticalAlignment = .top },
        "keepsColors": { $0.keepsColors = true },
      ])
    check(
      \.control.bar, of: view,
      [
        "leadingCount": { $0.leadingCount = 2 },
        "hasSpaces": { $0.hasSpaces = true },
        "prompt": { $0.prompt = "Name" },
        "backTitle": { $0.backTitle = "" },
        "title": { $0.title = .search("Find") },
        "isLarge": { $0.isLarge = true },
      ])
  }

  @Test func `of the other families changes it`() {
    check(
      \.control.field, of: view,
      [
        "border": { $0.border = .line },
        "isSecure": { $0.isSecure = true },
      ])
    check(
      \.control.segments, of: view,
      [
        "isApportioned": { $0.isApportioned = true },
        "room": { $0.room = 14 },
        "selectedColor": { $0.selectedColor = .black },
      ])
    check(
      \.control.track, of: view,
      [
        "restColor": { $0.restColor = .black },
        "knobColor": { $0.knobColor = .black },
      ])
    check(
      \.control.pages, of: view,
      [
        "count": { $0.count = 2 },
        "restColor": { $0.restColor = .black },
      ])
    check(
      \.control.search, of: view,
      [
        "prompt": { $0.prompt = "Name" },
        "hasCancelButton": { $0.hasCancelButton = true },
      ])
    let styles: [(inout View) -> Void] = [
      { $0.control.tableStyle = .grouped }, { $0.control.accessory = .checkmark },
      { $0.control.activityStyle = .large }, { $0.control.dateStyle = .inline },
      { $0.control.effectStyle = .dark },
    ]
    for (index, style) in styles.enumerated() {
      var other = view
      style(&other)
      #expect(hash(other) != hash(view), "\(index)")
    }
  }
}
