import EmakiLimits
import EmakiLayout
import EmakiScenes

extension SceneFormat {
  /// Keys of a controller for the views in it and the bars around it.
  package static let controllerKeys: [Key] = [
    Key(
      "viewControllers", .list(.either([.text, .object("controller")])),
      "For `type` navigation, tabBar, page or split: the controllers on the stack, root first; the "
        + "tabs; the pages; the columns, two or three. By their ids, or themselves. A tab's view "
        + "ends at the tab bar; `children` of the controller itself lie above its tabs, as a player "
        + "above the bar does."),
    Key(
      "preferredDisplayMode", .words(SplitDisplayMode.allCases.map(\.rawValue)),
      default: "automatic: two columns, three from 1100 points of width on",
      "For `type` split: which columns are seen where the width is regular; the others lie beyond "
        + "the leading edge."),
    Key(
      "primaryColumnWidth", .length, default: "320",
      "For `type` split: how wide the first column is."),
    Key(
      "supplementaryColumnWidth", .length, default: "320",
      "For `type` split: how wide the second of three columns is."),
    Key(
      "pageTransition", .words(ViewController.PageTransition.allCases.map(\.rawValue)),
      default: "scroll",
      "For `type` page: side by side in 0.30 s, or turned about the spine in 0.50 s."),
    Key("bar", .object("bar"), "The bar of a navigation or tab bar controller."),
    Key(
      "tabBarItem", .either([.text, .object("tab")]), default: "the title",
      "The controller's tab: `house: Home`, or its title, icon and badge."),
    Key("leftItems", barItems, "Bar buttons on the leading side of a navigation bar."),
    Key(
      "rightItems", barItems,
      "Bar buttons on the trailing side of a navigation bar, the outermost last; UIKit's "
        + "`rightBarButtonItems` begin with it."),
    Key(
      "hidesBackButton", .bool, default: "false, true with `leftItems`",
      "Whether the navigation bar has no back button while this controller is on top."),
    Key(
      "hidesBottomBarWhenPushed", .bool, default: "false",
      "Whether the tab bar is hidden while the controller is on a navigation stack."
    ),
    Key(
      "largeTitleDisplayMode", .words(LargeTitleDisplayMode.allCases.map(\.rawValue)),
      default: "automatic, as the bar prefers",
      "Whether the title is large in a navigation bar that prefers large titles."),
    Key(
      "edgesForExtendedLayout", .words(["none", "top"]), default: "none",
      "With `top` the view begins under the navigation bar, which is clear until content scrolls under "
        + "it. The bar then counts as a part of the safe area. UIKit's default is all edges."),
    Key(
      "statusBar", statusBarStyles,
      default: "that of the parent controller, else the more readable one",
      "UIKit's `preferredStatusBarStyle`: whether the status bar over the controller is light or dark."
    ),
    Key(
      "definesContext", .bool, default: "false",
      "Whether presentations in the current context cover this controller."),
  ]

  /// Keys of a controller for what it asks.
  static let alertKeys: [Key] = [
    Key("message", .text, "For `type` alert: the text under the title."),
    Key(
      "actions", .list(.either([.text, .object("alert action")])),
      "For `type` alert: its buttons, each of which ends the presentation."),
    Key(
      "preferredStyle", .words(AlertStyle.allCases.map(\.rawValue)), default: "alert",
      "For `type` alert: a box in the middle, or one at the bottom."),
  ]

  /// Keys of a container view.
  static let containerKeys: [Key] = [
    Key(
      "lazy", .bool, default: "false", only: [.containerView],
      "Whether the controller is loaded only when its segue is performed, by the controller's id.")
  ]

  /// Keys of a scene for the segues between controllers.
  static let segueKeys: [Key] = [
    Key("segues", .map(.object("segue"), of: "segues"), "Segues between controllers, by name.")
  ]

  /// Keys of a step for what happens to controllers.
  package static let controllerSteps: [Key] = [
    Key("segue", .text, "Performs a segue by its name, or a `lazy` one by the controller's id."),
    Key("push", .object("push"), "Pushes a controller onto a navigation stack."),
    Key(
      "pop", .either([.text, .object("pop")]),
      "Pops the top controller of a navigation stack, or every controller above one."),
    Key("select", .object("selection"), "Shows another tab or page."),
    Key("present", .object("presentation"), "Presents a controller over another."),
    Key("menu", .text, "Opens the menu of a view, as a touch does."),
    Key("dismiss", .text, "Dismisses a presented controller; name that one or the presenting one."),
    Key("detent", .object("detent"), "Moves a sheet to another detent."),
    Key("unwind", .text, "Goes back to a controller, through presentations and navigation stacks."),
    Key("addChild", .object("child"), "Adds a controller as the child of another."),
    Key("removeChild", .text, "Removes a controller from its parent."),
    Key("replaceChild", .object("replacement"), "Replaces a child controller."),
    Key("call", .object("call"), "A controller runs a motion of one of its parents."),
  ]

  /// The snapshot that flies beside a transition.
  private static let hero = Key(
    "hero", .object("hero"),
    "A snapshot that flies from a view of the old screen to one of the new; the screens cross-fade. "
      + "The way back has the reverse.")

  private static let styles = Shape.words(
    ModalPresentation.Style.allCases.map(\.rawValue),
    others: [
      Choice(
        "pageSheet", not: ["modal", "sheet", "card", "automatic"],
        hint: "write pageSheet, or fullScreen for one that covers everything")
    ])
  private static let statusBarStyles = Shape.choice([
    Choice("light", not: ["lightcontent", "white"]), Choice("dark", not: ["darkcontent", "black"]),
  ])
  /// Titles of buttons, or views.
  private static let barItems = Shape.list(.either([.text, .object("view")]))
  private static let transitions = Shape.words(
    ModalPresentation.Transition.allCases.map(\.rawValue))
  private static let styleKeys = [
    Key(
      "style", styles,
      default: "fullScreen; pageSheet with `detents`; of an alert its `preferredStyle`",
      "The presentation style: how much of the screen it covers."),
    Key(
      "transition", transitions, default: "coverVertical",
      "The transition style: how it appears and disappears."),
    Key(
      "detents", .list(detent), default: "large",
      "Heights at which a sheet can rest on a phone in portrait: `medium`, `large`, points, or a percentage "
        + "of the large height. It opens at the first. A finger moves the sheet point by point; when it "
        + "is lifted, a spring takes the sheet to the detent nearest to where its velocity leads."),
    Key(
      "largestUndimmedDetent", detent, default: "none",
      "The largest detent at which the view behind the sheet is not dimmed."),
    Key(
      "sheetCornerRadius", .number(0...1000), default: "10",
      "The radius of a sheet's upper corners, in points."),
    Key("grabber", .bool, default: "false", "Whether a sheet has a handle at its top."),
    Key(
      "isModalInPresentation", .bool, default: "false",
      "Whether fingers cannot dismiss a sheet or popover: a sheet resists below its lowest detent."),
    Key(
      "sourceView", .text,
      "The view that a popover or menu points at; one in a row is `list/3/photo`.",
      advice: "the id of a view: sourceView: moreButton"),
    Key(
      "preferredContentSize", .object("size").orPair, default: "320, 480",
      "How large a popover or menu is where there is room."),
    Key(
      "arrowDirection", .words(ModalPresentation.ArrowDirection.allCases.map(\.rawValue)),
      default: "where there is room, up first", "Where the arrow of a popover points."),
    Key(
      "preview", .bool, default: "false",
      "Whether a menu lifts its `sourceView` over the screen, which is dimmed."),
  ]
  /// Where a sheet rests.
  private static let detent = Shape.either([
    .phrase(.percentage),
    .choice([
      Choice("medium", not: ["half"]), Choice("large", not: ["full"]),
    ]), .number(1...10_000),
  ])

  private static let tab = Section(
    name: "tab", doc: "An item of a tab bar.",
    keys: [
      Key("title", .text, default: "the controller's", "The title under the icon."),
      Key(
        "icon", .text, default: "by the title, else a box",
        "The name of an icon, or of a system symbol such as `house.fill`, which is filled."),
      Key(
        "badge", .text,
        "The badge on the icon, such as a number; `\"\"` for an empty one."),
    ])

  /// A button of an alert.
  static let alertAction = Section(
    name: "alert action", doc: "A button of an alert; the text alone is its title.",
    keys: [
      Key("title", .text, "What it says."),
      Key(
        "style",
        .words(
          AlertActionStyle.allCases.map(\.rawValue),
          others: [
            Choice("default", not: ["primary", "normal", "plain"]),
            Choice("destructive", not: ["danger", "delete", "red"]),
          ]), default: "default",
        "A cancel action stands apart, a destructive one is red."),
      Key(
        "id", .phrase(.identifier), default: "the controller's id with Action1, Action2, …",
        "The name of the button."),
      Key("run", .either([.text, .list(.object("step"))]), "What happens after the dismissal."),
    ], required: ["title"], advice: alertActionWords)

  /// An item of a menu, or several that stand together.
  package static let menuItem = Section(
    name: "menu item", doc: "An item of a menu, or a section of it; the text alone is its title.",
    keys: [
      Key("title", .text, "The title; of a section, the heading above it."),
      Key("subtitle", .text, "The text under the title."),
      Key("icon", .text, "The name of an icon or system symbol at its end."),
      Key(
        "style",
        .words(
          MenuItemStyle.allCases.map(\.rawValue),
          others: [Choice("destructive", not: ["danger", "delete", "red"])]), default: "default",
        "A `destructive` item is red; a `disabled` one is grey and does nothing."),
      Key("checked", .bool, default: "false", "Whether it has a checkmark."),
      Key(
        "id", .phrase(.identifier), default: "the view's id with MenuItem1, MenuItem2, …",
        "The name of its view."),
      Key("run", .either([.text, .list(.object("step"))]), "What happens when it is chosen."),
      Key(
        "items", menuShape,
        "Instead: the items of a section, which lines separate from the rest."),
      Key("menu", menuShape, "The items of a menu that it opens over this one."),
    ],
    advice: alertActionWords.merging(["children": "it is called \"items\""]) { first, _ in first })

  package static let menuShape = Shape.list(.either([.text, .object("menu item")]))

  /// Keys of a view for its menu.
  static let menuKeys: [Key] = [
    Key(
      "menu", menuShape,
      "The items of a menu. A tap on a button without another action opens it. Other views open it "
        + "at a long press, and are lifted. The step `menu` opens it without a touch."),
    Key(
      MenuItemStyle.selectionKey, .bool, default: "false", only: [.button],
      "For a `menu`: whether the button shows the title of what is chosen, as pop-up buttons do. The "
        + "checkmark stays at its item."),
  ]

  /// The keys that only a controller of `type: alert` has.
  package static let alert = Section(
    name: "alert", doc: "What a controller asks.", keys: alertKeys, advice: alertWords)

  static let controllerSections: [Section] = [
    alertAction, menuItem,
    Section(
      name: "bar", doc: "How a bar looks.",
      keys: [
        Key("hidden", .bool, default: "false", "Whether the bar is hidden."),
        Key(
          "prefersLargeTitles", .bool, default: "false",
          "Whether a navigation bar has large titles, 52 points high, which collapse when "
            + "content scrolls under them."),
      ]
        + view.keys.filter {
          ["background", "tint", "font", "textColor", "items", "role"].contains($0.name)
        }),
    tab,
    Section(
      name: "segue", doc: "A segue from one controller to another.",
      keys: [
        Key(
          "kind", .words(["embed", "show", "present", "unwind"]), default: "show",
          "How the destination appears."),
        Key("from", .text, "The controller that it starts from."),
        Key("to", .text, "The controller that it leads to."),
      ] + styleKeys, required: ["from", "to"], advice: presentationWords),
    Section(
      name: "push", doc: "A controller that comes onto a navigation stack: 0.35 s.",
      keys: [
        Key("controller", .text, "What comes."), Key("onto", .text, "The navigation controller."),
        hero,
      ], required: ["controller", "onto"]),
    Section(
      name: "pop", doc: "Pops every controller above one off a navigation stack: 0.35 s.",
      keys: [
        Key("from", .text, "The navigation controller."),
        Key(
          "to", .text, default: "the one under the top",
          "The controller that is on top afterwards."),
        hero,
      ], required: ["from"]),
    Section(
      name: "selection",
      doc: "Shows another tab at once, or another page in 0.30 s, turned in 0.50 s.",
      keys: [
        Key("index", .count(.pages), "The number of the tab or page, from 0."),
        Key("in", .text, "The tab bar or page controller."),
      ], required: ["index", "in"]),
    Section(
      name: "presentation", doc: "A controller that is shown over another.",
      keys: [
        Key("controller", .text, "What is shown."),
        Key(
          "from", .text, "What presents it.",
          advice: "say which controller presents it: from: root is the scene's own"),
        hero,
      ] + styleKeys, required: ["controller", "from"], advice: presentationWords),
    Section(
      name: "detent", doc: "Another height of a sheet: 0.40 s.",
      keys: [
        Key("of", .text, "The controller that is shown as a sheet."),
        Key(
          "to", detent,
          "`medium`, half the screen; `large`; or points above the safe area's bottom."),
      ], required: ["of", "to"]),
    Section(
      name: "child", doc: "A controller that becomes the child of another.",
      keys: [
        Key("controller", .text, "The child."), Key("to", .text, "The parent."),
        Key(
          "in", .text, default: "the container that embeds it, else the parent's view",
          "The view that holds the child's."),
      ], required: ["controller", "to"]),
    Section(
      name: "replacement", doc: "A controller that takes the place of a child.",
      keys: [
        Key("old", .text, "The child that goes."), Key("new", .text, "The controller that comes."),
        Key("duration", .seconds, default: "0.25", "Seconds."),
        Key("curve", .phrase(.curve), default: "ease-in-out", "The timing curve."),
        Key(
          "start", .changes, default: "the new view lies below the container",
          "What is set before."),
        Key(
          "changes", .changes,
          default: "the new view goes to the old one's place, the old one to y = 100",
          "What is animated."),
      ], required: ["old", "new"]),
    Section(
      name: "call", doc: "A motion of a parent, which is found by its class or id.",
      keys: [
        Key("from", .text, "The controller that calls."),
        Key("owner", .text, "The class or id of a parent, a parent's parent and so on."),
        Key("run", .text, "The motion."),
      ], required: ["from", "owner", "run"]),
  ]
}
