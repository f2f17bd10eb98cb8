import EmakiAccessibility

extension Corpus {
  /// Small screens with one defect each.
  static let defects = [
    Case(
      "a small button", .target,
      """
      children:
        - {id: a, kind: button, text: Go, pin: {top: 100, leading: 20, width: 40, height: 40}}
      """),
    Case(
      "a low button", .target,
      """
      children:
        - {id: a, kind: button, text: Continue, pin: {top: 100, leading: 20, width: 200, height: 30}}
      """),
    Case(
      "a narrow button", .target,
      """
      children:
        - {id: a, kind: button, text: i, pin: {top: 100, leading: 20, width: 20, height: 60}}
      """),
    Case(
      "a small view that is tapped", .target,
      """
      children:
        - {id: a, background: "#003366", accessibility: {label: Menu}, on: {tap: []}, pin: {top: 100, leading: 20, width: 24, height: 24}}
      """),
    Case(
      "a button that its superview cuts", .target,
      """
      children:
        - {id: box, clips: true, pin: {top: 100, leading: 20, width: 200, height: 20}, children: [{id: a, kind: button, text: Go, pin: {top: 0, leading: 0, width: 60, height: 44}}]}
      """),
    Case(
      "a squeezed switch", .target,
      """
      children:
        - {id: a, kind: switch, accessibility: {label: Wi-Fi}, transform: {scale: 0.5}, pin: {top: 100, leading: 20}}
      """),
    Case(
      "a flat field", .target,
      """
      children:
        - {id: a, kind: textField, placeholder: Name, pin: {top: 100, leading: 20, width: 200, height: 20}}
      """),
    Case(
      "a button half out of the screen", .target,
      """
      children:
        - {id: a, kind: button, text: Go, pin: {top: 100, leading: -40, width: 60, height: 60}}
      """),
    Case(
      "a grey text that is a shade too light", .contrast,
      """
      children:
        - {id: a, text: Hello, textColor: "#777777", pin: {top: 100, leading: 20}}
      """),
    Case(
      "a text in its background", .contrast,
      """
      children:
        - {id: a, text: Hello, textColor: "#FFFFFF", background: "#FFFFFF", pin: {top: 100, leading: 20}}
      """),
    Case(
      "yellow on white", .contrast,
      """
      children:
        - {id: a, text: Hello, textColor: "#FFCC00", background: "#FFFFFF", pin: {top: 100, leading: 20}}
      """),
    Case(
      "black on dark blue", .contrast,
      """
      children:
        - {id: box, background: "#001133", pin: {top: 100, leading: 20, width: 300, height: 80}, children: [{id: a, text: Hello, textColor: "#000000", pin: {center: true}}]}
      """),
    Case(
      "a faded text", .contrast,
      """
      children:
        - {id: a, text: Hello, textColor: "#000000", background: "#FFFFFF", alpha: 0.4, pin: {top: 100, leading: 20}}
      """),
    Case(
      "a text on the light end of a gradient", .contrast,
      """
      children:
        - {id: box, gradient: {colors: ["#000000", "#FFFFFF"], direction: right}, pin: {top: 100, leading: 20, width: 300, height: 80}, children: [{id: a, text: Hello Hello Hello Hello Hello, textColor: "#FFFFFF", pin: {center: true}}]}
      """),
    Case(
      "a large text below three", .contrast,
      """
      children:
        - {id: a, text: Hello, font: 30, textColor: "#AAAAAA", background: "#FFFFFF", pin: {top: 100, leading: 20}}
      """),
    Case(
      "an icon in its background", .contrast,
      """
      children:
        - {id: box, background: "#FF3B30", pin: {top: 100, leading: 20, width: 80, height: 80}, children: [{id: a, icon: heart, tint: "#FF3B30", accessibility: {label: Like}, pin: {top: 10, leading: 10, width: 60, height: 60}}]}
      """),
    Case(
      "a pale icon", .contrast,
      """
      children:
        - {id: a, icon: heart, tint: "#DDDDDD", background: "#FFFFFF", accessibility: {label: Like}, pin: {top: 100, leading: 20, width: 48, height: 48}}
      """),
    Case(
      "the title of a coloured button", .contrast,
      """
      children:
        - {id: a, kind: button, text: Pay, background: "#FF9500", tint: "#FFFFFF", pin: {top: 100, leading: 20, width: 200, height: 50}}
      """),
    Case(
      "a headline in a box of fixed height", .text,
      """
      children:
        - {id: a, text: A long headline of two lines that people should read, font: headline, lines: 0, pin: {top: 100, leading: 20, width: 300, height: 44}}
      """),
    Case(
      "a text of one line that grows", .text,
      """
      children:
        - {id: a, text: Delivery on Saturday, font: body, pin: {top: 100, leading: 20, width: 200}}
      """),
    Case(
      "a button of fixed width", .text,
      """
      children:
        - {id: a, kind: button, text: Continue, font: body, pin: {top: 100, leading: 20, width: 90, height: 44}}
      """),
    Case(
      "a caption in a narrow column", .text,
      """
      children:
        - {id: a, text: Notifications, font: caption1, pin: {top: 100, leading: 20, width: 90}}
      """),
    Case(
      "a text of two lines at most", .text,
      """
      children:
        - {id: a, text: The scrolls have arrived and are all dry by now, font: body, lines: 2, pin: {top: 100, leading: 20, width: 260}}
      """),
    Case(
      "a button with an icon alone", .label,
      """
      children:
        - {id: a, kind: button, icon: close, pin: {top: 100, leading: 20, width: 44, height: 44}}
      """),
    Case(
      "a picture", .label,
      """
      children:
        - {id: a, image: mountains, pin: {top: 100, leading: 20, width: 200, height: 100}}
      """),
    Case(
      "a switch beside a text", .label,
      """
      children:
        - {id: t, text: Wi-Fi, pin: {top: 100, leading: 20}}
        - {id: a, kind: switch, pin: {top: 100, trailing: 20}}
      """),
    Case(
      "a slider", .label,
      """
      children:
        - {id: a, kind: slider, pin: {top: 100, leading: 20, width: 200}}
      """),
    Case(
      "an icon alone", .label,
      """
      children:
        - {id: box, pin: {top: 100, leading: 20, width: 60, height: 60}, children: [{id: a, icon: heart, pin: {center: true, width: 44, height: 44}}]}
      """),
    Case(
      "a field without a word", .label,
      """
      children:
        - {id: a, kind: textField, text: SPRING, pin: {top: 100, leading: 20, width: 200}}
      """),
    Case(
      "a stepper", .label,
      """
      children:
        - {id: a, kind: stepper, pin: {top: 100, leading: 20}}
      """),
    Case(
      "a colour well", .label,
      """
      children:
        - {id: a, kind: colorWell, pin: {top: 100, leading: 20, width: 44, height: 44}}
      """),
    Case(
      "two fields that are numbered the wrong way", .order,
      """
      children:
        - {id: a, kind: textField, placeholder: One, accessibility: {order: 2}, pin: {top: 100, leading: 20, width: 200}}
        - {id: b, kind: textField, placeholder: Two, accessibility: {order: 1}, pin: {top: 200, leading: 20, width: 200}}
      """),
    Case(
      "a button below that comes before all others", .order,
      """
      children:
        - {id: a, text: Title, pin: {top: 100, leading: 20}}
        - {id: b, kind: button, text: Buy, accessibility: {order: 0}, pin: {bottom: 40, leading: 20, width: 200, height: 44}}
      """),
    Case(
      "two buttons in a line, the right one first", .order,
      """
      children:
        - {id: a, kind: button, text: One, accessibility: {order: 2}, pin: {top: 100, leading: 20, width: 80, height: 44}}
        - {id: b, kind: button, text: Two, accessibility: {order: 1}, pin: {top: 100, leading: 200, width: 80, height: 44}}
      """),
    Case(
      "a red and a green dot", .color,
      """
      children:
        - {id: a, background: "#FF3B30", cornerRadius: 6, pin: {top: 100, leading: 20, width: 12, height: 12}}
        - {id: b, background: "#34C759", cornerRadius: 6, pin: {top: 130, leading: 20, width: 12, height: 12}}
      """),
    Case(
      "icons of two colours", .color,
      """
      children:
        - {id: t, text: Aiko, pin: {top: 100, leading: 20}}
        - {id: a, icon: star, tint: "#B00020", pin: {top: 130, leading: 20, width: 24, height: 24}}
        - {id: b, icon: star, tint: "#00600F", pin: {top: 170, leading: 20, width: 24, height: 24}}
      """),
    Case(
      "a field with a red border among others with blue ones", .color,
      """
      children:
        - {id: a, kind: textField, placeholder: Name, border: {width: 1, color: "#0040DD"}, pin: {top: 100, leading: 20, width: 200}}
        - {id: b, kind: textField, placeholder: Mail, border: {width: 1, color: "#D70015"}, pin: {top: 160, leading: 20, width: 200}}
      """),
    Case(
      "a card that slides across the screen", .motion,
      """
      children:
        - {id: a, background: "#003366", pin: {top: 100, leading: 20, width: 100, height: 100}}
      motions: {m: [{animate: {changes: {a: {x: 250}}}}]}
      """),
    Case(
      "a picture that turns", .motion,
      """
      children:
        - {id: a, background: "#003366", pin: {top: 100, leading: 20, width: 100, height: 100}}
      motions: {m: [{animate: {changes: {a: {transform: {rotate: 180}}}}}]}
      """),
    Case(
      "a view that comes from below", .motion,
      """
      children:
        - {id: a, background: "#003366", pin: {top: 100, leading: 20, width: 100, height: 100}, transform: {y: 600}}
      motions: {m: [{animate: {changes: {a: {y: 0}}}}]}
      """),
    Case(
      "a motion by keyframes", .motion,
      """
      children:
        - {id: a, background: "#003366", pin: {top: 100, leading: 20, width: 100, height: 100}}
      motions: {m: [{keyframes: {duration: 1, frames: [{at: 0, for: 1, changes: {a: {y: 300}}}]}}]}
      """),
  ]
}
