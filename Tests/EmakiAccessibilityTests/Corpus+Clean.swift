import EmakiAccessibility

extension Corpus {
  /// Small screens without one.
  static let clean = [
    Case(
      "a button of 44 points", nil,
      """
      children:
        - {id: a, kind: button, text: Go, pin: {top: 100, leading: 20, width: 44, height: 44}}
      """),
    Case(
      "an icon of which the screen's edge leaves a blurred side", nil,
      """
      children:
        - {id: a, icon: heart, tint: "#CC0000", accessibility: {label: Like}, pin: {top: 100, leading: -53.5, width: 60, height: 60}}
      """),
    Case(
      "a switch with a label", nil,
      """
      children:
        - {id: a, kind: switch, accessibility: {label: Wi-Fi}, pin: {top: 100, leading: 20}}
      """),
    Case(
      "a slider with a label", nil,
      """
      children:
        - {id: a, kind: slider, accessibility: {label: Volume}, pin: {top: 100, leading: 20, width: 200}}
      """),
    Case(
      "a segmented control", nil,
      """
      children:
        - {id: a, kind: segmentedControl, items: [Day, Week], pin: {top: 100, leading: 20, width: 200}}
      """),
    Case(
      "a stepper with a label", nil,
      """
      children:
        - {id: a, kind: stepper, accessibility: {label: Guests}, pin: {top: 100, leading: 20}}
      """),
    Case(
      "a field with a placeholder", nil,
      """
      children:
        - {id: a, kind: textField, placeholder: Name, pin: {top: 100, leading: 20, width: 200}}
      """),
    Case(
      "a small view that nobody taps", nil,
      """
      children:
        - {id: a, background: "#003366", pin: {top: 100, leading: 20, width: 8, height: 8}}
      """),
    Case(
      "a disabled button in grey", nil,
      """
      children:
        - {id: a, kind: button, text: Go, enabled: false, textColor: "#CCCCCC", pin: {top: 100, leading: 20, width: 60, height: 44}}
      """),
    Case(
      "a switch and a picture in a row with a text", nil,
      """
      children:
        - {kind: table, pin: safeArea, rows: [{text: Wi-Fi, icon: wifi, accessoryView: {kind: switch}}]}
      """),
    Case(
      "a pale text under a pale view", nil,
      """
      children:
        - {id: a, text: Hello, textColor: "#EEEEEE", pin: {top: 100, leading: 20}}
        - {id: b, background: "#F0F0F0", pin: {top: 90, leading: 0, width: 200, height: 60}}
      """),
    Case(
      "a grey text that just stands out", nil,
      """
      children:
        - {id: a, text: Hello, textColor: "#767676", background: "#FFFFFF", pin: {top: 100, leading: 20}}
      """),
    Case(
      "a large grey text", nil,
      """
      children:
        - {id: a, text: Hello, font: 18, textColor: "#949494", background: "#FFFFFF", pin: {top: 100, leading: 20}}
      """),
    Case(
      "a bold grey text of 14 points", nil,
      """
      children:
        - {id: a, text: Hello, font: 14 bold, textColor: "#949494", background: "#FFFFFF", pin: {top: 100, leading: 20}}
      """),
    Case(
      "white on blue", nil,
      """
      children:
        - {id: box, background: "#0040DD", pin: {top: 100, leading: 20, width: 300, height: 80}, children: [{id: a, text: Hello, textColor: "#FFFFFF", pin: {center: true}}]}
      """),
    Case(
      "a text on the dark part of a gradient", nil,
      """
      children:
        - {id: box, gradient: {colors: ["#000000", "#333333"]}, pin: {top: 100, leading: 20, width: 300, height: 80}, children: [{id: a, text: Hello, textColor: "#FFFFFF", pin: {center: true}}]}
      """),
    Case(
      "a text in the colours of the system", nil,
      """
      children:
        - {id: a, text: Hello, pin: {top: 100, leading: 20}}
      """),
    Case(
      "a button in the colour of the system", nil,
      """
      children:
        - {id: a, kind: button, text: Continue, pin: {top: 100, leading: 20, width: 120, height: 44}}
      """),
    Case(
      "a placeholder as the system has it", nil,
      """
      children:
        - {id: a, kind: textField, placeholder: Search, pin: {top: 100, leading: 20, width: 300}}
      """),
    Case(
      "a hidden text without contrast", nil,
      """
      children:
        - {id: a, text: Hello, textColor: "#EEEEEE", hidden: true, pin: {top: 100, leading: 20}}
      """),
    Case(
      "a text that other views cover", nil,
      """
      children:
        - {id: a, text: Hello, textColor: "#DDDDDD", pin: {top: 100, leading: 20, width: 60, height: 20}}
        - {id: b, background: "#FFFFFF", pin: {top: 100, leading: 20, width: 300, height: 300}}
      """),
    Case(
      "a dark icon", nil,
      """
      children:
        - {id: a, icon: heart, tint: "#555555", background: "#FFFFFF", accessibility: {label: Like}, pin: {top: 100, leading: 20, width: 48, height: 48}}
      """),
    Case(
      "a text with room to grow", nil,
      """
      children:
        - {id: a, text: A long headline, font: headline, lines: 0, pin: {top: 100, horizontal: 20}}
      """),
    Case(
      "a text of a fixed size", nil,
      """
      children:
        - {id: a, text: Logo, font: 17, pin: {top: 100, leading: 20, width: 60}}
      """),
    Case(
      "a button with room to grow", nil,
      """
      children:
        - {id: a, kind: button, text: Go, font: body, pin: {top: 100, horizontal: 20, height: 80}}
      """),
    Case(
      "a button with an icon and a label", nil,
      """
      children:
        - {id: a, kind: button, icon: close, accessibility: {label: Close}, pin: {top: 100, leading: 20, width: 44, height: 44}}
      """),
    Case(
      "a button with an icon and a title", nil,
      """
      children:
        - {id: a, kind: button, icon: close, text: Close, pin: {top: 100, leading: 20, width: 120, height: 44}}
      """),
    Case(
      "a picture with a label", nil,
      """
      children:
        - {id: a, image: mountains, accessibility: {label: Mountains at dusk}, pin: {top: 100, leading: 20, width: 200, height: 100}}
      """),
    Case(
      "a picture that only decorates", nil,
      """
      children:
        - {id: a, image: waves, accessibility: {hidden: true}, pin: {top: 100, leading: 20, width: 200, height: 100}}
      """),
    Case(
      "an icon beside a text", nil,
      """
      children:
        - {id: box, pin: {top: 100, leading: 20, width: 200, height: 60}, children: [{id: a, icon: heart, pin: {leading: 0, centerY: 0, width: 24, height: 24}}, {id: t, text: Likes, pin: {leading: 40, centerY: 0}}]}
      """),
    Case(
      "a row that is read as one", nil,
      """
      children:
        - {id: box, accessibility: {element: true}, pin: {top: 100, leading: 20, width: 300, height: 60}, children: [{id: t, text: Wi-Fi, pin: {leading: 0, centerY: 0}}, {id: a, kind: switch, pin: {trailing: 0, centerY: 0}}]}
      """),
    Case(
      "a picture in a button with a title", nil,
      """
      children:
        - {id: b, kind: button, text: Account, pin: {top: 100, leading: 20, width: 200, height: 60}, children: [{id: a, image: face, pin: {leading: 0, centerY: 0, width: 40, height: 40}}]}
      """),
    Case(
      "fields that are numbered as they lie", nil,
      """
      children:
        - {id: a, kind: textField, placeholder: One, accessibility: {order: 1}, pin: {top: 100, leading: 20, width: 200}}
        - {id: b, kind: textField, placeholder: Two, accessibility: {order: 2}, pin: {top: 200, leading: 20, width: 200}}
      """),
    Case(
      "two columns that are numbered one after the other", nil,
      """
      children:
        - {id: a, text: One, accessibility: {order: 1}, pin: {top: 100, leading: 20}}
        - {id: b, text: Two, accessibility: {order: 2}, pin: {top: 140, leading: 20}}
        - {id: c, text: Three, accessibility: {order: 3}, pin: {top: 100, leading: 200}}
      """),
    Case(
      "a title that is numbered first", nil,
      """
      children:
        - {id: a, text: Title, accessibility: {order: 0}, pin: {top: 100, leading: 20}}
        - {id: b, kind: button, text: Buy, pin: {bottom: 40, leading: 20, width: 200, height: 44}}
      """),
    Case(
      "dots with labels", nil,
      """
      children:
        - {id: a, background: "#FF3B30", cornerRadius: 6, accessibility: {label: Late}, pin: {top: 100, leading: 20, width: 12, height: 12}}
        - {id: b, background: "#34C759", cornerRadius: 6, accessibility: {label: On time}, pin: {top: 130, leading: 20, width: 12, height: 12}}
      """),
    Case(
      "dots of one colour", nil,
      """
      children:
        - {id: a, background: "#FF3B30", cornerRadius: 6, pin: {top: 100, leading: 20, width: 12, height: 12}}
        - {id: b, background: "#FF3B30", cornerRadius: 6, pin: {top: 130, leading: 20, width: 12, height: 12}}
      """),
    Case(
      "large areas of two colours", nil,
      """
      children:
        - {id: a, background: "#FF3B30", pin: {top: 100, leading: 20, width: 120, height: 120}}
        - {id: b, background: "#34C759", pin: {top: 300, leading: 20, width: 120, height: 120}}
      """),
    Case(
      "grey marks", nil,
      """
      children:
        - {id: a, background: "#333333", pin: {top: 100, leading: 20, width: 12, height: 12}}
        - {id: b, background: "#999999", pin: {top: 130, leading: 20, width: 12, height: 12}}
      """),
    Case(
      "a motion that fades", nil,
      """
      children:
        - {id: a, background: "#003366", pin: {top: 100, leading: 20, width: 100, height: 100}}
      motions: {m: [{animate: {changes: {a: {alpha: 0}}}}]}
      """),
    Case(
      "a small motion", nil,
      """
      children:
        - {id: a, background: "#003366", pin: {top: 100, leading: 20, width: 100, height: 100}}
      motions: {m: [{animate: {changes: {a: {y: 20}}}}]}
      """),
    Case(
      "a large motion with a reduced variant", nil,
      """
      children:
        - {id: a, background: "#003366", pin: {top: 100, leading: 20, width: 100, height: 100}}
      motions: {m: {reduced: fade, steps: [{animate: {changes: {a: {x: 250}}}}]}, fade: [{animate: {changes: {a: {alpha: 0}}}}]}
      """),
    Case(
      "what a finger scrolls", nil,
      """
      children:
        - {id: list, kind: scrollView, accessibility: {label: Days}, contentSize: [375, 2000], pin: {edges: 0}}
      motions: {m: [{drag: {on: list, by: [0, -400], duration: 0.3}}]}
      """),
  ]
}
