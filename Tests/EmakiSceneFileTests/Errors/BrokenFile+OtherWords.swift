extension BrokenFile {
  /// Words of UIKit, SwiftUI and others for values and keys around alerts, sheets and colours.
  static let otherWords = [
    BrokenFile(
      "classes of UIKit and views of SwiftUI as keys",
      "children: [{UILabel: hi}, {UITableView: rows}, {HStack: [a, b]}, {Text: hi}]\n",
      "1:13 error: unknown key \"UILabel\" in view | it is a kind: {kind: label, …}",
      "1:28 error: unknown key \"UITableView\" in view | it is a kind: {kind: tableView, …}",
      "1:49 error: unknown key \"HStack\" in view | write {kind: row, children: […]}",
      "1:67 error: unknown key \"Text\" in view | write {text: …}"),
    BrokenFile(
      "the view of an animation beside its changes, and a pin to the safe area",
      """
      children: [{id: a, pin: {top: 0, safeArea: true}}]
      motions: {m: [{animate: {view: a, changes: {a.alpha: 0}}}]}
      """,
      "1:34 error: unknown key \"safeArea\" in pin | write pin: {top: 8, to: safeArea}",
      "2:26 error: unknown key \"view\" in animation | changes name their views: changes: "
        + "{VIEW.alpha: 0}"),
    BrokenFile(
      "a controller that is an alert, by its style",
      "controllers:\n  ask: {type: actionSheet, title: Sure?}\n",
      "2:15 error: expected one of view, navigation, tabBar, table, collection, split, page, "
        + "hosting, reference, alert for \"type\", got \"actionSheet\" "
        + "| write type: alert, with preferredStyle: actionSheet for one at the bottom"),
    BrokenFile(
      "buttons of an alert",
      """
      controllers:
        ask: {type: alert, title: Sure?, actions: [No], buttons: [OK]}
      motions:
        go: [present: {controller: ask, from: root}]
      """,
      "2:51 error: unknown key \"buttons\" in alert | it is called \"actions\""),
    BrokenFile(
      "what a button of an alert says and does",
      """
      controllers:
        ask: {type: alert, title: Sure?, actions: [{text: Yes, handler: go, style: danger}]}
        say: {type: alert, title: Done, actions: [{label: OK, tap: go}, {title: No, action: go}]}
      motions:
        go: [{present: {controller: ask, from: root}}, {present: {controller: say, from: root}}]
      """,
      "2:47 error: unknown key \"text\" in alert action | it is called \"title\"",
      "2:58 error: unknown key \"handler\" in alert action | it is called \"run\"",
      "2:78 error: expected one of default, cancel, destructive for \"style\", got \"danger\" "
        + "| it is called \"destructive\"",
      "3:46 error: unknown key \"label\" in alert action | it is called \"title\"",
      "3:57 error: unknown key \"tap\" in alert action | it is called \"run\"",
      "3:79 error: unknown key \"action\" in alert action | it is called \"run\""),
    BrokenFile(
      "a step that shows an alert",
      """
      controllers: {ask: {type: alert, title: Sure?, actions: [OK]}}
      motions:
        go: [{alert: ask}, {show: ask}, {present: {controller: ask, from: root}}]
      """,
      "3:9 error: unknown key \"alert\" in step | write present: {controller: …, from: root}",
      "3:23 error: unknown key \"show\" in step | write present: {controller: …, from: root}"),
    BrokenFile(
      "the style and rests of a sheet",
      """
      controllers: {a: {text: A}}
      motions:
        go: [present: {controller: a, from: root, style: modal, detents: [half, 50%, full]}]
      """,
      "3:52 error: expected one of fullScreen, pageSheet, formSheet, overFullScreen, "
        + "currentContext, overCurrentContext, popover, menu, alert, actionSheet for \"style\", "
        + "got \"modal\" "
        + "| write pageSheet, or fullScreen for one that covers everything",
      "3:69 error: expected a percentage or one of medium, large or a number from 1 to 10000 for "
        + "\"detents\", "
        + "got \"half\" | it is called \"medium\"",
      "3:80 error: expected a percentage or one of medium, large or a number from 1 to 10000 for "
        + "\"detents\", "
        + "got \"full\" | it is called \"large\""),
    BrokenFile(
      "what UIKit calls the status bar and what fingers cannot dismiss",
      """
      preferredStatusBarStyle: lightContent
      controllers: {a: {text: A, statusBar: lightContent, isModalInPresentation: true}}
      motions:
        go: [present: {controller: a, from: root, detents: [medium], isModal: true}]
        on: [present: {controller: a, from: root, isModalInPresentation: true}]
      """,
      "1:1 error: unknown key \"preferredStatusBarStyle\" in file | it is called \"statusBar\"",
      "2:39 error: expected one of light, dark for \"statusBar\", got \"lightContent\" "
        + "| it is called \"light\"",
      "2:53 error: unknown key \"isModalInPresentation\" in controller "
        + "| it stands in the presentation: present: {controller: …, isModalInPresentation: true}",
      "4:64 error: unknown key \"isModal\" in presentation | it is called \"isModalInPresentation\"",
      "5:45 warning: \"isModalInPresentation\" does nothing without a style "
        + "| it is for pageSheet and formSheet"),
    BrokenFile(
      "colours by what they are for",
      "children: [{background: primary, tint: accentColor, textColor: secondary}]\n",
      "1:25 error: \"primary\" is not a colour | it is called \"label\"",
      "1:40 error: \"accentColor\" is not a colour "
        + "| the accent is a view's \"tint\"; as a colour it is systemBlue",
      "1:64 error: \"secondary\" is not a colour | it is called \"secondaryLabel\""),
    BrokenFile(
      "a distance in words, with a sum", "children:\n  - {id: a, pin: {left: 8 + twenty}}\n",
      "2:29 error: expected a number, got \"twenty\" "
        + "| a distance is 8, \">= 8\", \"8 @750\", \"50%\" or \"safeArea + 8\""),
    BrokenFile(
      "a motion that is nearly called like the one that runs it",
      "motions: {m: [run: m2], go: {after: g, steps: [wait: 1]}}\n",
      "1:20 error: there is no motion \"m2\" | the motions are go",
      "1:37 error: there is no motion \"g\" | the motions are m"),
  ]

  /// Colons in texts without quotes, in braces and brackets.
  static let colons = [
    BrokenFile(
      "a text with a colon in braces", "children:\n  - {id: a, text: Note: read this, lines: 2}\n",
      "2:23 error: expected a comma or the end, got a colon "
        + "| a text with \": \" in it stands in quotes: \"Note: read this\""),
    BrokenFile(
      "one in brackets", "children: [{items: [Today: all: none]}]\n",
      "1:31 error: expected a comma or the end, got a colon "
        + "| a text with \": \" in it stands in quotes: \"all: none\""),
    BrokenFile(
      "one of which a part is in quotes", "children: [{text: \"Note\": read}]\n",
      "1:25 error: expected a comma or the end, got a colon "
        + "| a text with \": \" in it stands in quotes as a whole"),
    BrokenFile(
      "a key without a comma before it", "children: [{id: a text: A}]\n",
      "1:23 error: expected a comma or the end, got a colon "
        + "| is a comma missing before \"text\"? A text with \": \" in it stands in quotes"),
  ]
}
