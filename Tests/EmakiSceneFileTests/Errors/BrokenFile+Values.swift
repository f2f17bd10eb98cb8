extension BrokenFile {
  static let values = [
    BrokenFile(
      "UIKit's words for what is called or written otherwise",
      """
      children:
        - {id: a, text: A, isScrollEnabled: true, shadowRadius: 3, onTap: go, minHeight: 40}
      motions:
        go: [animate: {easing: linear, velocity: 3, changes: {a.translationX: 3, a.top: 4}}]
      """,
      "2:22 error: unknown key \"isScrollEnabled\" in view | it is called \"scrolls\"",
      "2:45 error: unknown key \"shadowRadius\" in view "
        + "| write shadow: {radius: 8, opacity: 0.2, offset: [0, 2]}",
      "2:62 error: unknown key \"onTap\" in view | write on: {tap: MOTION}",
      "2:73 error: unknown key \"minHeight\" in view | write pin: {height: \">= 40\"}",
      "4:18 error: unknown key \"easing\" in animation | it is called \"curve\"",
      "4:34 error: unknown key \"velocity\" in animation "
        + "| write spring: {damping: 0.8, velocity: 2}",
      "4:57 error: unknown key \"translationX\" in view change "
        + "| write transform: {x: 10, y: 20}",
      "4:76 error: unknown key \"top\" in view change "
        + "| a constant of its pin is changed by pin: {top: …}"),
    BrokenFile(
      "a frame of negative size",
      """
      children: [{id: a, frame: [0, 0, -3, 4]}]
      motions: {m: [set: {a.frame: [0, 0, 3, -4]}]}
      """,
      "1:34 error: a width is not negative | x, y, width and height: frame: [0, 44, 375, 200]",
      "2:40 error: a height is not negative | x, y, width and height: frame: [0, 44, 375, 200]"),
    BrokenFile(
      "a word where some words and numbers may stand",
      """
      controllers: {a: {text: A}}
      motions: {m: [present: {controller: a, from: root, detents: [small]}]}
      """,
      "2:62 error: expected a percentage or one of medium, large or a number from 1 to 10000 for "
        + "\"detents\", got \"small\" | \"emaki help detents\" shows what it takes"),
    BrokenFile(
      "unknown key", "title: A\nchidren:\n  - id: a\n",
      "2:1 error: unknown key \"chidren\" in file | did you mean \"children\"?"),
    BrokenFile(
      "UIKit's word for a key", "children:\n  - {id: a, backgroundColor: white}\n",
      "2:13 error: unknown key \"backgroundColor\" in view | it is called \"background\""),
    BrokenFile(
      "a length beside the pin", "children:\n  - {id: a, width: 100}\n",
      "2:13 error: unknown key \"width\" in view | it goes into the pin: pin: {width: …}"),
    BrokenFile(
      "unknown key of a pin", "children:\n  - {id: a, pin: {tpo: 1}}\n",
      "2:19 error: unknown key \"tpo\" in pin | did you mean \"top\"?"),
    BrokenFile(
      "word for a number", "children:\n  - id: a\n    alpha: lots\n",
      "3:12 error: expected a number from 0 to 1 for \"alpha\", got \"lots\""),
    BrokenFile(
      "out of range", "children:\n  - id: a\n    alpha: 2\n",
      "3:12 error: expected a number from 0 to 1 for \"alpha\", got 2"),
    BrokenFile(
      "half a line", "children:\n  - {text: a, lines: 1.5}\n",
      "2:22 error: expected a whole number from 0 to 10000 for \"lines\", got \"1.5\""),
    BrokenFile(
      "not a number", "children:\n  - id: a\n    pin: {top: .nan, width: .inf}\n",
      "3:16 error: expected a finite number for \"top\", got .nan",
      "3:29 error: expected a finite number for \"width\", got .inf"),
    BrokenFile(
      "too large for a number", "children:\n  - {cornerRadius: 1e999}\n",
      "2:20 error: expected a finite number for \"cornerRadius\", got 1e999"),
    BrokenFile(
      "a size of a billion points", "children:\n  - id: a\n    pin: {width: 1000000000}\n",
      "3:18 error: expected a number from -1000000 to 1000000 for \"width\", got 1000000000"),
    BrokenFile(
      "a font of a billion points", "children:\n  - text: a\n    font: 1000000000\n",
      "3:11 error: expected a number from 1 to 1000 for \"font\", got 1000000000"),
    BrokenFile(
      "unknown kind", "children:\n  - kind: lable\n",
      "2:11 error: unknown value \"lable\" for \"kind\" | did you mean \"label\"?"),
    BrokenFile(
      "unknown role", "children:\n  - role: surfaec\n",
      "2:11 error: expected one of surface, fill, accent, quiet, destructive, transparent, bars for \"role\","
        + " got \"surfaec\" | did you mean \"surface\"?"),
    BrokenFile(
      "yes for true", "children:\n  - hidden: yes\n",
      "2:13 error: expected true or false for \"hidden\", got \"yes\" | write true"),
    BrokenFile(
      "key without value", "children:\n  - id: a\n    alpha:\n",
      "3:11 error: \"alpha\" has no value | expected a number from 0 to 1"),
    BrokenFile(
      "list for a mapping", "children:\n  - shadow: [1, 2]\n",
      "2:13 error: expected a mapping (shadow) for \"shadow\", got a list | \"emaki help shadow\" shows what it takes"
    ),
    BrokenFile(
      "mapping for a list", "children: {id: a}\n",
      "1:11 error: expected a list of views for \"children\", got a mapping "
        + "| each element of a list stands behind a dash: - id: …"),
    BrokenFile(
      "three numbers of a frame", "children:\n  - frame: [1, 2, 3]\n",
      "2:12 error: expected a list of 4 numbers for \"frame\", got 3"
        + " | x, y, width and height: frame: [0, 44, 375, 200]"),
    BrokenFile(
      "wrong digits of a colour", "background: \"#12345\"\n",
      "1:14 error: \"#12345\" is not a colour"
        + " | a colour has 3, 4, 6 or 8 hexadecimal digits, such as #FF8800"),
    BrokenFile(
      "unknown colour", "children:\n  - background: systemBleu\n",
      "2:17 error: \"systemBleu\" is not a colour | did you mean \"systemBlue\"?"),
    BrokenFile(
      "unknown font", "children:\n  - {text: a, font: blod}\n",
      "2:21 error: \"blod\" is not a font | did you mean \"bold\"?"),
    BrokenFile(
      "text style with a wrong weight", "children:\n  - {text: a, font: largeTitle blod}\n",
      "2:21 error: \"blod\" is not a weight for the text style largeTitle | did you mean \"bold\"?"),
    BrokenFile(
      "text style with a size", "children:\n  - {text: a, font: headline 20}\n",
      "2:21 error: headline has a size of its own, which 20 contradicts"
        + " | write the style or the size"),
    BrokenFile(
      "two text styles", "children:\n  - {text: a, font: body headline}\n",
      "2:21 error: a font has one text style, not body and headline"),
    BrokenFile(
      "unknown device", "device: iPhone XX\n",
      "1:9 error: there is no device \"iPhone XX\" | did you mean \"iPhone X\"?"),
    BrokenFile(
      "distance in words", "children:\n  - {id: a, pin: {top: far}}\n",
      "2:24 error: expected a number, got \"far\" "
        + "| a distance is 8, \">= 8\", \"8 @750\", \"50%\" or \"safeArea + 8\""),
    BrokenFile(
      "priority of a distance", "children:\n  - {id: a, pin: {top: 8 @2000}}\n",
      "2:27 error: a priority is more than 0 and at most 1000"),
    BrokenFile(
      "a word that a pin does not know", "children:\n  - {id: a, pin: egdes}\n",
      "2:18 error: expected one of edges, center, safeArea, margins for \"pin\", got \"egdes\""
        + " | did you mean \"edges\"?"),
    BrokenFile(
      "pin of a distance alone", "children:\n  - {id: a, pin: 3}\n",
      "2:18 error: expected one of edges, center, safeArea, margins for \"pin\", got \"3\""
        + " | a distance from all edges is {edges: 3}"),
    BrokenFile(
      "id with a space", "children:\n  - id: my view\n",
      "2:9 error: \"my view\" is not an id | an id has letters, digits, underscores and hyphens"),
    BrokenFile(
      "a billion copies", "children:\n  - id: a{index}\n    repeat: 1000000000\n",
      "3:13 error: expected a whole number from 0 to 10000 for \"repeat\", got 1000000000"),
    BrokenFile(
      "constraint without equation", "constraints:\n  - wide: {active: true}\n",
      "2:11 error: constraint without \"equation\""),
    BrokenFile(
      "unknown ready-made scene", "scene: sidemenu\n",
      "1:8 error: expected one of side-menu, paging-menu, tabs, article-header, popup, structured-page, "
        + "image-editor, card-flip, accordion, zoom for \"scene\", got \"sidemenu\""
        + " | did you mean \"side-menu\"?"),
    BrokenFile(
      "unknown parameter", "scene: side-menu\nwith: {leftWidht: 3, duration: long}\n",
      "2:8 error: unknown key \"leftWidht\" in parameters of side-menu"
        + " | did you mean \"leftWidth\"?",
      "2:32 error: expected a number from 0 to 3600 for \"duration\", got \"long\""
        + " | Seconds of opening and closing."),
    BrokenFile(
      "a width below zero", "children:\n  - {id: a, pin: {width: -24, height: 10}}\n",
      "2:26 error: \"width\" is below 0 "
        + "| less than the superview has is a.width == superview.width - 24"),
  ]
}
