extension SceneFormat {
  /// Words of UIKit, SwiftUI and CSS for keys of a view, beside those that motions know, too.
  static let otherViewWords: [String: String] = {
    let called = [
      "childs": "children", "subView": "children", "arrangedSubviews": "children",
      "isScrollEnabled": "scrolls", "scrollEnabled": "scrolls", "isPagingEnabled": "paging",
      "pagingEnabled": "paging", "contentInsets": "contentInset", "bounces": "alwaysBounceVertical",
      "masksToBounds": "clips", "overflow": "clips", "checked": "on", "isOn": "on",
      "progress": "value", "options": "items", "segments": "items", "titles": "items",
      "type": "kind", "source": "image", "src": "image", "url": "image",
      "contentHuggingPriority": "hugging", "contentCompressionResistancePriority": "compression",
      "numberOfRows": "rows", "dataSource": "rows", "estimatedRowHeight": "rowHeight",
      "isUserInteractionEnabled": "enabled", "userInteractionEnabled": "enabled",
      "selectedIndex": "selected", "selectedSegmentIndex": "selected", "currentPage": "selected",
      "numberOfPages": "pages", "currentPageIndicatorTintColor": "tint",
    ].mapValues { "it is called \"\($0)\"" }
    return called.merging(rewritten) { first, _ in first }
  }()

  /// The text to write for words of other tools.
  private static let rewritten: [String: String] = {
    let advice: [(words: [String], text: String)] = [
      (
        ["shadowRadius", "shadowOpacity", "shadowOffset", "shadowColor"],
        "write shadow: {radius: 8, opacity: 0.2, offset: [0, 2]}"
      ),
      (["borderWidth", "borderColor"], "write border: {width: 1, color: gray}"),
      (["corner", "corners", "radius", "borderRadius"], "it is called \"cornerRadius\""),
      (["roundedCorners", "cornerMask"], "write maskedCorners: [topLeft, topRight]"),
      (["title", "label", "caption"], "what a view says is its \"text\""),
      (["onTap", "onClick", "tap", "action", "target"], "write on: {tap: MOTION}"),
      (["minHeight", "maxHeight"], "write pin: {height: \">= 40\"}"),
      (["minWidth", "maxWidth"], "write pin: {width: \"<= 280\"}"),
      (
        [
          "leftItems", "rightItems", "leftBarButtonItem", "rightBarButtonItem",
          "leftBarButtonItems", "rightBarButtonItems",
        ],
        "a controller has leftItems and rightItems; a bar that is a view has items: [Back, Edit]"
      ),
      (["aspectRatio"], "write pin: {aspect: 1.5}, the width divided by the height"),
      (["zIndex"], "it is called \"zPosition\""),
      (["visible", "isVisible"], "write hidden: true or false"),
      (["bold", "italic", "weight"], "write it into the font: font: 17 bold"),
      (["columns", "itemSize", "itemSpacing"], "write layout: {columns: 3, itemSpacing: 8}"),
      (
        [
          "indicators", "showsIndicators", "showsHorizontalScrollIndicator",
          "showsVerticalScrollIndicator",
        ], "scroll indicators are never drawn"
      ),
      (["attributedText"], "write text: [One, {text: two, weight: bold}]"),
      (["lineSpacing"], "write text: {string: …, lineSpacing: 4}"),
      (["lineBreakMode"], "write text: {string: …, break: truncateMiddle}"),
      (["minimumZoomScale", "maximumZoomScale"], "write zoomRange: [1, 3]"),
      (["Text"], "write {text: …}"), (["Image"], "write {image: photo.png}, or {icon: heart}"),
      (["HStack"], "write {kind: row, children: […]}"),
      (["VStack"], "write {kind: column, children: […]}"),
      (["ZStack", "body"], "write children: […]; the later ones lie in front"),
    ]
    let words = advice.flatMap { entry in entry.words.map { ($0, entry.text) } }
    return Dictionary(words, uniquingKeysWith: { first, _ in first })
  }()

  /// The same for what changes.
  static let otherChangeWords: [String: String] = {
    let moved = ["translationX", "translationY", "translateX", "translateY"]
    let pinned = ["top", "bottom", "trailing", "left", "right"]
    return Dictionary(
      moved.map { ($0, "write transform: {x: 10, y: 20}") }
        + pinned.map { ($0, "a constant of its pin is changed by pin: {\($0): …}") }
        + [
          ("size", "write width and height"), ("bounds", "write width and height"),
          ("center", "write x and y, the left and top edge"), ("title", "it is called \"text\""),
          ("progress", "it is called \"value\""), ("isOn", "it is called \"on\""),
          ("offset", "write contentOffset, or transform: {x: 10, y: 20}"),
        ], uniquingKeysWith: { first, _ in first })
  }()

  /// Other tools' names for the sides at which lines of text lie.
  static let otherAlignments = [
    Choice("center", not: ["middle", "centre"]),
    Choice("natural", not: ["leading", "start"], hint: "where lines begin is \"natural\""),
    Choice("trailing", not: ["end"]), Choice("justified", not: ["justify"]),
  ]

  /// Other tools' names for the directions of reading, and the axes of stacks.
  static let otherDirections = [
    Choice(
      "leftToRight", not: ["vertical", "horizontal", "row", "column"],
      hint: "how a stack goes is its \"axis\": axis: vertical, or its kind: row or column"),
    Choice("rightToLeft", not: ["rtl"]),
  ]

  /// The same for alerts.
  static let alertWords: [String: String] = {
    let called = [
      "text": "message", "body": "message", "subtitle": "message", "description": "message",
      "detail": "message", "style": "preferredStyle", "buttons": "actions", "items": "actions",
      "header": "title",
    ]
    return called.mapValues { "it is called \"\($0)\"" }
  }()

  /// The same for the buttons of an alert.
  static let alertActionWords: [String: String] = {
    let titles = ["text", "label", "name"].map { ($0, "it is called \"title\"") }
    let steps = ["handler", "tap", "action", "onTap", "on"].map { ($0, "it is called \"run\"") }
    return Dictionary(titles + steps, uniquingKeysWith: { first, _ in first })
  }()

  /// Other tools' names for controllers that are alerts.
  static let alertKinds = [
    Choice(
      AlertStyle.controllerType, not: ["actionsheet", "alertcontroller"],
      hint: "write type: alert, with preferredStyle: actionSheet for one at the bottom")
  ]

  /// The same for presentations.
  static let presentationWords: [String: String] = {
    let called = [
      "isModal": "isModalInPresentation", "modalInPresentation": "isModalInPresentation",
      "dismissible": "isModalInPresentation", "dismissable": "isModalInPresentation",
      "interactiveDismissDisabled": "isModalInPresentation",
      "modalPresentationStyle": "style", "modalTransitionStyle": "transition",
      "prefersGrabberVisible": "grabber", "preferredCornerRadius": "sheetCornerRadius",
      "largestUndimmedDetentIdentifier": "largestUndimmedDetent",
    ]
    return called.mapValues { "it is called \"\($0)\"" }
  }()

  /// Other tools' names for keys of controllers, and keys that belong elsewhere.
  static let controllerWords = [
    "preferredStatusBarStyle": "it is called \"statusBar\"",
    "statusBarStyle": "it is called \"statusBar\"",
    "rightBarButtonItem": "it is called \"rightItems\"",
    "rightBarButtonItems": "it is called \"rightItems\"",
    "leftBarButtonItem": "it is called \"leftItems\"",
    "leftBarButtonItems": "it is called \"leftItems\"",
    "searchController": "a search bar is a view: {kind: searchBar}, or the header of a table",
    "toolbarItems": "a toolbar is a view: {kind: toolbar, items: [Edit]}",
    "isModalInPresentation":
      "it stands in the presentation: present: {controller: …, isModalInPresentation: true}",
  ]

  /// The same for fingers.
  static let touchWords: [String: String] = {
    let on = ["view", "target", "element", "id"].map { ($0, "it is called \"on\"") }
    let at = ["x", "y", "point", "position"].map { ($0, "the point is \"at\": [100, 200]") }
    let by = ["to", "dx", "dy", "distance", "direction"].map {
      ($0, "how far it moves, to the right and down, is by: [0, -200]")
    }
    return Dictionary(on + at + by, uniquingKeysWith: { first, _ in first })
  }()

  /// The same for what touches start.
  static let otherActionWords = Dictionary(
    uniqueKeysWithValues: ["click", "press", "onTap", "touch", "select"].map {
      ($0, "it is called \"tap\"")
    })

  /// Other tools' names for steps: those that show a controller over another, and animations.
  static let otherStepWords: [String: String] = {
    let presenting = ["alert", "show", "showAlert", "modal", "sheet", "actionSheet"]
    let animating = ["fade", "fadeIn", "fadeOut", "move", "slide", "rotate", "scale", "resize"]
    return Dictionary(
      presenting.map { ($0, "write present: {controller: …, from: root}") }
        + animating.map { ($0, "write animate: {duration: 0.3, changes: {VIEW.alpha: 0}}") }
        + [
          ("delay", "it is called \"wait\""), ("sleep", "it is called \"wait\""),
          ("click", "it is called \"tap\""), ("touch", "it is called \"tap\""),
          ("swipe", "write drag: {on: …, by: [-200, 0]}, or flick"),
        ], uniquingKeysWith: { first, _ in first })
  }()

  /// The same for springs.
  static let springWords = ["dampingRatio": "it is called \"damping\""]
    .merging(response) { first, _ in first }

  /// SwiftUI's older way to say a spring.
  private static let response = Dictionary(
    uniqueKeysWithValues: ["response", "dampingFraction"].map {
      (
        $0,
        "a response is the animation's duration, a damping fraction of 0.8 is a bounce of 0.2: "
          + "duration: 0.5, spring: {bounce: 0.2}"
      )
    })

  /// The same for animations.
  static let animationWords: [String: String] = {
    let curves = ["easing", "ease", "timing", "timingFunction", "options"]
    let springs = ["damping", "dampingRatio", "springDamping", "usingSpringWithDamping"]
    let speeds = ["velocity", "initialVelocity", "initialSpringVelocity"]
    return Dictionary(
      curves.map { ($0, "it is called \"curve\"") }
        + ["view", "on", "target"].map {
          ($0, "changes name their views: changes: {VIEW.alpha: 0}")
        }
        + springs.map { ($0, "write spring: 0.8, a damping ratio") }
        + speeds.map { ($0, "write spring: {damping: 0.8, velocity: 2}") }
        + [
          ("time", "it is called \"duration\""), ("animations", "it is called \"changes\""),
          ("values", "it is called \"changes\""),
          ("from", "what holds before is set in a step before: - set: {…}"),
          ("completion", "it stands beside \"animate\", not in it"),
        ], uniquingKeysWith: { first, _ in first }
    ).merging(response) { first, _ in first }
  }()
}
