import EmakiDrawing
import EmakiLayout

extension View {
  /// Lays the item of a controller over the bar's last 44 points, or as many as a bar has without
  /// the status bar; in the bar's font and colour, and with a back button where the controller lies
  /// on another one.
  mutating func addNavigationItem(
    of controller: ViewController, after previous: ViewController?, in stack: ViewController?
  ) {
    guard var item = controller.navigationItem else { return }
    if let title = item.titleLabel, let style = text {
      item.update(title) { label in
        label.text?.font = style.font
        label.text?.color = style.color
      }
    }
    if let previous, !controller.hidesBackButton {
      item.addBackButton(to: previous.title, clearOf: item.titleLabel)
    }
    subviews.append(item)
    for edge in [LayoutAttribute.left, .right] {
      constraints.append(Constraint(Anchor(item.id, edge), .equal, Anchor(id, edge)))
    }
    constraints += [
      bottom(of: item, in: stack),
      Constraint(Anchor(item.id, .height), constant: 1).counting(.navigationBars),
    ]
    if let stack, controller.showsLargeTitle(in: stack), let title = item.titleLabel {
      item.first(title)?.text.map { addLargeTitle($0, of: item.id, controller, in: stack) }
    }
  }

  /// The bar's last points, or where a large title lies under them, its first below the status bar.
  private func bottom(of item: View, in stack: ViewController?) -> Constraint {
    guard stack?.prefersLargeTitles == true else {
      return Constraint(Anchor(item.id, .bottom), .equal, Anchor(id, .bottom))
    }
    return Constraint(
      Anchor(item.id, .bottom), .equal, Anchor(.safeArea(of: id), .top), constant: 1
    ).counting(.navigationBars)
  }

  /// The label with the title, of a navigation item.
  var titleLabel: ViewID? { subviews.first { $0.name == "titleLabel" }?.id }

  /// A chevron with the title of the controller before; UIKit puts it 8 points from the safe area.
  private mutating func addBackButton(to title: String?, clearOf label: ViewID?) {
    var back = View(.button, id: .backButton(of: id))
    back.origin = .part(.navigationBar)
    back.text = TextContent(ViewController.backTitle(to: title), font: .system(17))
    back.image = ImageContent(
      name: "chevron-backward", size: Size(width: 20, height: 20), isSymbol: true)
    subviews.append(back)
    constraints += [
      Constraint(
        Anchor(back.id, .leading), .equal, Anchor(.safeArea(of: id), .leading), constant: 8),
      Constraint(Anchor(back.id, .top), .equal, Anchor(id, .top)),
      Constraint(Anchor(back.id, .bottom), .equal, Anchor(id, .bottom)),
    ]
    guard let label else { return }
    constraints.append(
      Constraint(
        Anchor(label, .leading), .greaterThanOrEqual, Anchor(back.id, .trailing), constant: 6))
  }
}

extension ViewController {
  /// The text of a back button that leads to a controller with a title: UIKit writes "Back" where
  /// there is none, or a long one.
  public static func backTitle(to title: String?) -> String {
    title.flatMap { $0.isEmpty || $0.count > 12 ? nil : $0 } ?? "Back"
  }
}

extension ViewID {
  /// The id of the back button in a navigation item.
  static func backButton(of item: ViewID) -> ViewID { item.part(.backButton) }
}
