extension BrokenFile {
  static let references = [
    BrokenFile(
      "unknown view of an equation",
      "children:\n  - id: title\n  - id: header\nconstraints:\n  - title.top == heder.bottom + 8\n",
      "5:18 error: there is no view \"heder\" | did you mean \"header\"?"),
    BrokenFile(
      "unknown view of a quoted equation",
      "children: [{id: header}]\nconstraints:\n  - 'heder.top == 0'\n",
      "3:6 error: there is no view \"heder\" | did you mean \"header\"?"),
    BrokenFile(
      "unknown line", "children:\n  - id: title\nconstraints:\n  - title.widht == 8\n",
      "4:11 error: \"widht\" is not a line or length | did you mean \"width\"?"),
    BrokenFile(
      "no relation", "children: [{id: a}]\nconstraints: [a.top 8]\n",
      "2:21 error: expected ==, <= or >= | an equation looks like title.top == header.bottom + 8"),
    BrokenFile(
      "unknown view of a visual format",
      "children: [{id: a}, {id: b}]\nconstraints:\n  - H:|-[a]-(>=8@750)-[c(==a)]-|\n",
      "3:24 error: there is no view \"c\" | did you mean \"a\"?"),
    BrokenFile(
      "unknown metric", "metrics: {gap: 8}\nchildren: [{id: a}]\nconstraints: [a.top == gpa]\n",
      "3:24 error: \"gpa\" has no line or length after it | did you mean \"gap\"?"),
    BrokenFile(
      "view of another controller",
      "children: [{id: a, embed: {children: [{id: b}]}}]\nconstraints: [a.top == b.top]\n",
      "2:24 error: \"b\" belongs to another controller"
        + " | constraints join views of one controller"),
    BrokenFile(
      "a controller in the place of its view",
      "controllers: {tab: {children: [{id: b}]}}\nchildren: [{embed: tab}]\n"
        + "motions: {m: [{set: {tab.alpha: 0}}, {tap: tab}]}\n",
      "3:22 error: there is no view or constraint \"tab\" "
        + "| \"tab\" is a controller: its view is called \"tabView\"",
      "3:44 error: there is no view \"tab\" "
        + "| \"tab\" is a controller: its view is called \"tabView\""),
    BrokenFile(
      "superview of the root", "constraints: [superview.top == 1]\n",
      "1:15 error: \"root\" has no superview in its controller"),
    BrokenFile(
      "unknown target of a pin", "children:\n  - {id: b}\n  - {id: a, pin: {top: 0, to: c}}\n",
      "3:31 error: there is no view \"c\""),
    BrokenFile(
      "duplicate id", "children:\n  - id: a\n  - id: a\n",
      "3:9 error: duplicate id \"a\" | the first is in line 2"),
    BrokenFile(
      "duplicate id by repetition", "children:\n  - id: a\n    repeat: 2\n",
      "2:9 error: duplicate id \"a\""
        + " | repeated and ready-made views need ids that differ, such as a-{index}"),
    BrokenFile(
      "duplicate constraint",
      "children: [{id: a}]\nconstraints:\n  - w: a.width == 1\n  - w: a.height == 1\n",
      "4:5 error: duplicate constraint \"w\" | the first is in line 3"),
    BrokenFile(
      "unknown controller", "children: [{id: a, embed: meun}]\ncontrollers: {menu: {}}\n",
      "1:27 error: there is no controller \"meun\" | did you mean \"menu\"?"),
    BrokenFile(
      "controllers in a circle",
      "children:\n  - {id: c, embed: a}\ncontrollers:\n"
        + "  a: {children: [{id: d, embed: b}]}\n  b: {children: [{id: e, embed: a}]}\n",
      "5:33 error: controllers embed one another: a → b → a"),
    BrokenFile(
      "controller embedded twice",
      "children:\n  - {id: c, embed: a}\n  - {id: d, embed: a}\ncontrollers: {a: {}}\n",
      "3:20 error: controller \"a\" is embedded twice"
        + " | the first container is in line 2; each id can stand for one view only"),
    BrokenFile(
      "unknown first scene", "scenes: {one: {}}\ninitial: on\n",
      "2:10 error: there is no scene \"on\" | did you mean \"one\"?"),
    BrokenFile(
      "scene keys beside scenes", "scenes: {one: {}}\nalpha: 1\n",
      "2:1 error: \"alpha\" belongs into one of the scenes"
        + " | with \"scenes\" the file has no scene of its own"),
    BrokenFile(
      "a factor that is no number",
      "children: [{id: a}, {id: b}]\nconstraints:\n  - a.width == b.height * two\n"
        + "  - a.width == b.height * b.width\n",
      "3:27 error: there is no metric \"two\" | metrics: {two: …} gives it a value",
      "4:27 error: expected a number | views are multiplied and divided by numbers alone"),
    BrokenFile(
      "containers that nothing is in",
      """
      children: [{id: a, embed: b}, {id: c, embed: d}, {id: e, embed: {type: page}}]
      controllers:
        b: {type: navigation}
        d: {type: tabBar, viewControllers: []}
      """,
      "1:72 error: a page controller needs pages "
        + "| viewControllers: [first, second], one for each page",
      "3:13 error: a navigation controller needs a root controller "
        + "| viewControllers: [list], the root first",
      "4:38 error: a tab bar controller needs tabs "
        + "| viewControllers: [home, search], one for each tab"),
  ]
}
