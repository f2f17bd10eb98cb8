extension BrokenFile {
  /// Values that were taken for something else, or for nothing.
  static let misread = [
    BrokenFile(
      "a weight that would be a family",
      """
      children:
        - {text: a, font: 17 fat}
        - {text: a, font: 17 semi bold}
        - {text: a, font: 17 px}
        - {text: a, font: 600 17}
        - {text: a, font: 17pt}
        - {text: a, font: 17 Comic Sans}
        - {text: a, font: comic sans 17}
      """,
      "2:21 error: \"fat\" is neither a weight nor a font family | it is called \"heavy\"",
      "3:21 error: \"semi bold\" is neither a weight nor a font family "
        + "| it is called \"semibold\"",
      "4:21 error: \"px\" is neither a weight nor a font family "
        + "| sizes are points, without a unit",
      "5:21 error: a font has one size, not 600 and 17 | a weight is a word, such as 17 bold",
      "6:21 error: \"17pt\" is not a font | lengths are points, without a unit: 17"),
    BrokenFile(
      "a gradient without colours",
      "children: [{gradient: []}, {gradient: {colors: []}}]\n",
      "1:23 error: expected a list of 1 or more colours or gradient stops "
        + "for \"gradient\", got 0 | such as [red, blue]; [clear] shows none",
      "1:48 error: expected a list of 1 or more colours or gradient stops "
        + "for \"colors\", got 0 | such as [red, blue]; [clear] shows none"),
    BrokenFile(
      "parts where there are none",
      "children: [{cornerRadius: 50%}, {alpha: 50%}]\n",
      "1:27 error: expected a number from 0 to 1000000 for \"cornerRadius\", got \"50%\" "
        + "| parts of something cannot stand here",
      "1:41 error: expected a number from 0 to 1 for \"alpha\", got \"50%\" "
        + "| parts are numbers: 0.5"),
    BrokenFile(
      "a part of a word",
      "children: [{kind: image, contentMode: aspectFill}, {kind: row, distribution: equal}]\n",
      "1:39 error: unknown value \"aspectFill\" for \"contentMode\" "
        + "| did you mean \"scaleAspectFill\"?",
      "1:78 error: expected one of fill, fillEqually, fillProportionally, equalSpacing, "
        + "equalCentering for \"distribution\", got \"equal\" "
        + "| did you mean \"fillEqually\" or \"equalSpacing\" or \"equalCentering\"?"),
    BrokenFile(
      "truth and colours in the manner of others",
      """
      children:
        - {hidden: "true", background: FF8800, tint: none, border: red}
      """,
      "2:15 error: expected true or false for \"hidden\", got \"true\" "
        + "| true and false stand without quotes, in small letters",
      "2:34 error: \"FF8800\" is not a colour "
        + "| digits stand behind a number sign, in quotes: \"#FF8800\"",
      "2:48 error: \"none\" is not a colour | it is called \"clear\"",
      "2:62 error: expected a number from 0 to 1000000 for \"border\", got \"red\" "
        + "| a width in points, or border: {width: 1, color: red}"),
    BrokenFile(
      "parts of a spring that do not go together",
      """
      children: [{id: a}]
      motions:
        m:
          - animate: {spring: {mass: 2, damping: 0.5}, changes: {a.alpha: 0}}
          - animate: {spring: {stiffness: 100, bounce: 0.2}, changes: {a.alpha: 0}}
          - animate: {spring: {damping: 20}, changes: {a.alpha: 0}}
          - animate: {spring: {damping: 10}, changes: {a.alpha: 0}}
      """,
      "4:26 error: the mass of a spring needs its \"stiffness\" "
        + "| such as spring: {mass: 1, stiffness: 100, damping: 10}",
      "5:42 error: a spring has a bounce or a stiffness, not both | keep one of them",
      "6:35 error: a damping ratio is at most 10, not 20 "
        + "| a damping coefficient needs the \"stiffness\", too"),
    BrokenFile(
      "a cell of a collection that is to unfold",
      """
      children: [{id: list, kind: collection, rows: 4, cell: {text: Row}, pin: {edges: 0}}]
      motions: {m: [animate: {changes: {list/2.height: 216}}]}
      """,
      "2:35 warning: a cell that grows or shrinks leaves the others where they are "
        + "| the rows of a table move those below along"),
    BrokenFile(
      "a row that is absent and not there",
      """
      children: [{id: list, kind: table, rows: 4, absentRows: [5], pin: {edges: 0}}]
      """,
      "1:58 error: there is no row 5 "
        + "| rows are counted from 1 here, as in list/1, over all sections"),
    BrokenFile(
      "a time for a spring that has its own",
      """
      children: [{id: a}]
      motions:
        m: [animate: {duration: 0.5, spring: {stiffness: 100, damping: 20}, changes: {a.alpha: 0}}]
      """,
      "3:27 warning: \"duration\" does nothing beside a spring's stiffness "
        + "| it rests after 0.923 seconds; spring: 0.8 takes a duration"),
    BrokenFile(
      "ends of a zoom in the wrong order",
      "children: [{kind: scroll, zoomRange: [3, 1]}]\n",
      "1:38 error: the smallest zoom factor is larger than the largest | the smallest stands first"),
    BrokenFile(
      "changes and steps for other kinds",
      """
      children: [{id: a, text: A}, {id: b, kind: slider}]
      controllers: {c: {}}
      motions:
        m: [set: {a.value: 0.5, b.value: 0.5}, scrollTo: {view: a, offset: [0, 1]}]
        n: [count: {view: b, to: 10}, page: {view: b}]
        o: [present: {controller: c, from: root, style: fullScreen, detents: [medium]}]
      """,
      "4:13 warning: \"value\" does nothing for a label | it is for slider, progressView",
      "4:59 error: the view \"a\" does not scroll "
        + "| it takes a view of the kind scroll, table, collection or textView",
      "5:21 error: the view \"b\" shows no text to count on | it takes a label, a button or a field",
      "5:46 error: the view \"b\" does not scroll "
        + "| it takes a view of the kind scroll, table, collection or textView",
      "6:63 warning: \"detents\" does nothing for the style fullScreen | it is for pageSheet and formSheet"
    ),
    BrokenFile(
      "a column that lies",
      "children: [{kind: column, axis: horizontal, items: [A], pin: {top: 0, left: 0}}]\n",
      "1:33 warning: a column is vertical, and \"axis\" says otherwise "
        + "| a horizontal stack view is of the kind row",
      "1:45 warning: \"items\" does nothing for a stackView | it is for segmentedControl, "
        + "searchBar, tabBar, navigationBar, toolbar, pickerView, datePicker"),
  ]
}
