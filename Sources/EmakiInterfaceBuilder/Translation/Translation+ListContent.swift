internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// Fills a cell that has a list configuration instead of views: its image, its text and a second
  /// text below, where the texts of UIKit's built-in styles stand.
  func setListContent(_ cell: inout View, _ element: XMLElement) {
    guard !isCanvas,
      let configuration = element.child("listContentConfiguration", key: "contentConfiguration")
    else { return }
    let content = cell.subviews.firstIndex { $0.kind == .contentView }
    var host = content.map { cell.subviews[$0] } ?? cell
    guard host.subviews.isEmpty else { return }
    let list = ListContent(translation: self, configuration: configuration, host: host.id)
    list.fill(&host)
    cell.control.row.separatorIndent = list.textIndent
    if let content {
      cell.subviews[content] = host
    } else {
      host.control = cell.control
      cell = host
    }
  }
}

/// The views that UIKit makes of a list configuration.
private struct ListContent {
  let translation: Translation
  let configuration: XMLElement
  /// The view they are put into.
  let host: ViewID

  func fill(_ view: inout View) {
    view.constraints.append(
      Constraint(
        Anchor(host, .height), .greaterThanOrEqual, constant: Self.leastHeight,
        priority: Self.growth))
    let start = image(&view)
    guard let title = label("text", .system(17), color: "label") else { return }
    view.subviews.append(title)
    view.constraints += sides(of: title.id, after: start)
    view.constraints.append(
      Constraint(
        Anchor(title.id, .top), .greaterThanOrEqual, Anchor(host, .top), constant: Self.textRoom,
        priority: Self.growth))
    guard let detail = label("secondaryText", .system(15), color: "secondaryLabel") else {
      view.constraints.append(middle(title.id))
      return
    }
    view.subviews.append(detail)
    view.constraints += sides(of: detail.id, after: start)
    view.constraints += [
      Constraint(
        Anchor(title.id, .bottom), .equal, Anchor(host, .centerY), constant: Self.titleReach),
      Constraint(
        Anchor(detail.id, .top), .equal, Anchor(title.id, .bottom), constant: Self.lineGap),
      Constraint(
        Anchor(detail.id, .bottom), .lessThanOrEqual, Anchor(host, .bottom),
        constant: -Self.textRoom, priority: Self.growth),
    ]
  }

  /// How far the first of two texts reaches below the middle, points: it is the larger one.
  private static let titleReach = 1.0
  /// Between two texts, points.
  private static let lineGap = 2.0
  /// Rows of automatic height become as high as this asks; those of another height keep it.
  private static let growth = Priority(999)
  /// Above and below texts, points.
  private static let textRoom = 11.0
  /// Above and below an image, points.
  private static let imageRoom = 4.0
  /// The least height of a row, points.
  private static let leastHeight = 44.0
  /// Between an image and the texts, points.
  private static let imageGap = 16.0

  /// How far texts begin behind an image, from the margin, in points.
  var textIndent: Double {
    content.map { ($0.size?.width ?? 0) + Self.imageGap } ?? 0
  }

  /// The image; one of which nothing is known is as large as a symbol beside the text.
  private var content: ImageContent? {
    guard var content = translation.images.image(configuration) else { return nil }
    if content.size == nil { content.size = ImageContent.symbolSize(besideTitleIn: .system(17)) }
    return content
  }

  private func image(_ view: inout View) -> Anchor {
    let edge = Anchor(.margins(of: host), .leading)
    guard let content else { return edge }
    var image = View(.imageView, id: ViewID("\(host.rawValue)-image"))
    image.image = content
    image.contentMode = .scaleAspectFit
    image.placement = .constraints
    // The texts take the rest of the width.
    image.hugging.horizontal = Priority(751)
    view.subviews.append(image)
    view.constraints += [
      Constraint(Anchor(image.id, .leading), .equal, edge), middle(image.id),
      Constraint(
        Anchor(image.id, .top), .greaterThanOrEqual, Anchor(host, .top), constant: Self.imageRoom,
        priority: Self.growth),
    ]
    return Anchor(image.id, .trailing)
  }

  private func label(_ key: String, _ font: Font, color: String) -> View? {
    guard let text = Strings.value(of: configuration, key: key), !text.isEmpty else { return nil }
    var label = View(.label, id: ViewID("\(host.rawValue)-\(key)"))
    label.text = TextContent(
      text, font: font, color: SystemColors.color(color, isDark: translation.colors.isDark))
    label.placement = .constraints
    return label
  }

  private func sides(of label: ViewID, after start: Anchor) -> [Constraint] {
    let isAfterImage = start.attribute == .trailing
    return [
      Constraint(
        Anchor(label, .leading), .equal, start, constant: isAfterImage ? Self.imageGap : 0),
      Constraint(Anchor(label, .trailing), .equal, Anchor(.margins(of: host), .trailing)),
    ]
  }

  private func middle(_ view: ViewID) -> Constraint {
    Constraint(Anchor(view, .centerY), .equal, Anchor(host, .centerY))
  }
}
