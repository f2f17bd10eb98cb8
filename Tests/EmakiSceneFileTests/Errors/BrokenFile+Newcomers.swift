extension BrokenFile {
  /// What is written before the documentation is read: one mistake, one message.
  static let newcomers = [
    BrokenFile(
      "words of others in an alert",
      alert("text: Really, actions: [OK]"),
      "2:33 error: unknown key \"text\" in alert | it is called \"message\""),
    BrokenFile(
      "the style of an alert",
      alert("style: actionSheet, actions: [OK]"),
      "2:33 error: unknown key \"style\" in alert | it is called \"preferredStyle\""),
    BrokenFile(
      "buttons of an alert, which nothing dismisses therefore",
      alert("buttons: [OK, Cancel]"),
      "2:33 error: unknown key \"buttons\" in alert | it is called \"actions\""),
    BrokenFile(
      "actions mistyped", alert("acitons: [OK]"),
      "2:33 error: unknown key \"acitons\" in alert | did you mean \"actions\"?"),
    BrokenFile(
      "an action like a button of the web",
      alert("body: B, actions: [{title: OK, style: primary}]"),
      "2:33 error: unknown key \"body\" in alert | it is called \"message\"",
      "2:71 error: expected one of default, cancel, destructive for \"style\", got \"primary\" "
        + "| it is called \"default\""),
    BrokenFile(
      "a kind that is a type, and a presentation without its presenter",
      """
      controllers:
        sure: {kind: alert, title: Sure?, message: Hm, actions: [OK]}
      motions: {ask: [present: sure]}
      """,
      "2:16 error: unknown value \"alert\" for \"kind\" | what a controller is stands after \"type\"",
      "3:26 error: expected a mapping (presentation) for \"present\", got \"sure\" "
        + "| such as present: {controller: sure, from: …}"),
    BrokenFile(
      "a motion that is a mapping of steps",
      """
      children: [{id: a}]
      motions:
        m:
          animate: {changes: {a.alpha: 0}}
          wait: 1
      """,
      "4:5 error: unknown key \"animate\" in motion "
        + "| a motion is a list of steps, each behind a dash: - animate: …"),
    BrokenFile(
      "steps of other programs",
      "children: [{id: a}]\nmotions: {m: [fade: a, sleep: 1, click: a]}",
      "2:15 error: unknown key \"fade\" in step "
        + "| write animate: {duration: 0.3, changes: {VIEW.alpha: 0}}",
      "2:24 error: unknown key \"sleep\" in step | it is called \"wait\"",
      "2:34 error: unknown key \"click\" in step | it is called \"tap\""),
    BrokenFile(
      "a parameter mistyped",
      """
      components: {card: {parameters: {title: ~}, text: "{title}"}}
      children: [{component: card, with: {titel: A}}]
      """,
      "2:37 error: component \"card\" has no parameter \"titel\" | did you mean \"title\"?"),
    BrokenFile(
      "values of data without \"values\"", "data: {name: Bob, age: 3}",
      "1:8 error: unknown key \"name\" in data | values stand in it: values: {name: …}"),
    BrokenFile(
      "a pin of one word", "children: [{pin: top}]",
      "1:18 error: expected one of edges, center, safeArea, margins for \"pin\", got \"top\" "
        + "| write pin: {top: …}"),
    BrokenFile(
      "corners one by one", "children: [{id: a, roundedCorners: [top]}]",
      "1:20 error: unknown key \"roundedCorners\" in view "
        + "| write maskedCorners: [topLeft, topRight]"),
    BrokenFile(
      "margins of a field", "children: [{id: a, kind: textField, text: A, margins: 12}]",
      "1:46 warning: \"margins\" does nothing for the text of a textField "
        + "| lay it in a view with a background, and pin it inside: pin: {horizontal: 12}"),
    BrokenFile(
      "a system font by name", "children: [{id: a, text: A, font: system 17}]",
      "1:35 error: the system font needs no name | write 17"),
    BrokenFile(
      "a distance like a line", "children: [{pin: {top: safeArea.top}}]",
      "1:32 error: unexpected \".top\" "
        + "| a distance is 8, \">= 8\", \"8 @750\", \"50%\" or \"safeArea + 8\""),
    BrokenFile(
      "two factors", "children: [{id: a}]\nconstraints: [a.height == 2 * 3 * a.width]",
      "2:33 error: unexpected \"* a.width\" "
        + "| a side is numbers and one view with one factor: a.width == 0.5 * b.width + 8 @750"),
    BrokenFile(
      "an equation without its dash", "children: [{id: a}]\nconstraints:\n  a.top == 0\n",
      "3:3 error: expected a list of equations or mappings of constraints, or a mapping of "
        + "constraints for \"constraints\", got \"a.top == 0\" "
        + "| each element of a list stands behind a dash: - a.top == 0"),
    BrokenFile(
      "a text in the place of a view", "children:\n  - Hello\n",
      "2:5 error: expected a mapping (view) for \"children\", got \"Hello\" "
        + "| a view is a mapping: {text: Hello}"),
    BrokenFile(
      "a key too far to the right", "children:\n- id: a\n  text: Hi\n   pin: {top: 20}\n",
      "4:4 error: \"pin\" is indented further than \"text\", which has a value already "
        + "| keys of the same mapping begin in the same column, here 3"),
    BrokenFile(
      "what a command says", "theme: dark\nappearance: dark\n",
      "1:1 error: unknown key \"theme\" in file "
        + "| a command says it: --theme wireframe; dark colours are --appearance dark",
      "2:1 error: unknown key \"appearance\" in file | a command says it: --appearance dark"),
    BrokenFile(
      "several devices", "device: [iPhone X, iPhone 8]",
      "1:9 error: expected a device for \"device\", got a list "
        + "| one is named here; a command draws several: --device iphone-8,ipad"),
    BrokenFile(
      "half of a device's name", "device: ipad pro",
      "1:9 error: there is no device \"ipad pro\" "
        + "| there are iPad Pro 10.5\", iPad Pro 12.9\" (home button), iPad Pro 11\", "
        + "iPad Pro 12.9\", iPad Pro 11\" (M4), iPad Pro 13\""),
    BrokenFile(
      "tabs of a tab bar", "type: tabBar\ntabs: [a]\ncontrollers: {a: {title: A}}",
      "2:1 error: unknown key \"tabs\" in file "
        + "| write type: tabBar, viewControllers: [first, second]"),
    BrokenFile(
      "keys of other kinds",
      """
      children:
        - {id: t, kind: table, items: [A, B], pin: edges}
        - {kind: switch, value: true}
        - {kind: switch, value: 1}
      motions: {m: [tap: t/5]}
      """,
      "2:26 warning: \"items\" does nothing for a tableView | its rows are called \"rows\"",
      "3:27 error: expected a number from 0 to 1 for \"value\", got \"true\" "
        + "| a switch is on by on: true; a stepper has no value, its actions can change a label",
      "4:20 warning: \"value\" does nothing for a switch | it is called \"on\"",
      "5:20 error: there is no view \"t/5\" | \"t\" has no rows"),
    BrokenFile(
      "a text with braces and spaces, without quotes", "children: [{text: Row {index}, repeat: 2}]",
      "1:23 error: braces without quotes are a mapping "
        + "| a text with braces stands in quotes: \"Row {index}\""),
    BrokenFile(
      "an escape that does not exist", #"children: [{text: "A\qB"}]"#,
      "1:21 error: there is no such escape in a text in quotes "
        + "| a backslash itself is written twice, or the text stands in '…'"),
    BrokenFile(
      "more than all of it", "children: [{text: A, alpha: 150%}]",
      "1:29 error: expected a number from 0 to 1 for \"alpha\", got \"150%\" "
        + "| 100 % is 1, the most there is"),
    BrokenFile(
      "a text with braces as a cell", "children: [{kind: table, rows: 3, cell: \"Row {index}\"}]",
      "1:41 error: expected a mapping (view) for \"cell\", got \"Row {index}\" "
        + "| a view is a mapping: {text: \"Row {index}\"}"),
    BrokenFile(
      "names of other layout systems, and a bracket that is missing",
      """
      children: [{id: a, text: A}]
      constraints: [a.left == parent.left, "V:|[a|"]
      """,
      "2:25 error: there is no view \"parent\" | the view around is called superview",
      "2:44 error: expected \"]\" before \"|\""),
    BrokenFile(
      "weights of fonts and turns as on the web",
      "children: [{text: A, font: {weight: 600}, transform: {rotate: 1.5rad}}]",
      "1:37 error: expected one of ultraLight, thin, light, regular, medium, semibold, bold, heavy, "
        + "black for \"weight\", got \"600\" | it is called \"semibold\"",
      "1:63 error: expected a number for \"rotate\", got \"1.5rad\" "
        + "| turns are degrees, without a unit: 85.9"),
  ]

  /// A scene that presents an alert with these keys.
  private static func alert(_ keys: String) -> String {
    """
    controllers:
      sure: {type: alert, title: A, \(keys)}
    motions: {ask: [present: {controller: sure, from: root}]}
    """
  }
}
