import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// The background that a button's style gives it where the scene names none.
  func buttonGround(_ figure: DrawnView) -> Color? {
    let isEnabled = figure.own.isEnabled
    switch figure.view.control.button.style?.ground {
    case .prominent: return isEnabled ? tint(of: figure) : controlFill(at: figure.bounds)
    case .tinted:
      return isEnabled
        ? tint(of: figure).multipliedAlpha(ButtonStyle.tintedShare) : controlFill(at: figure.bounds)
    case .gray: return controlFill(at: figure.bounds)
    case .clear, nil: return nil
    }
  }

  /// The colour of title and image.
  func buttonInk(_ figure: DrawnView) -> Color {
    let keepsColors = figure.view.control.button.keepsColors && theme.usesSceneColors
    if keepsColors, !figure.own.isEnabled, let own = figure.own.textColor { return own }
    guard theme.usesSceneColors, figure.own.textColor == nil,
      figure.own.isEnabled || keepsColors
    else {
      return ink(figure.own.textColor, .interactive, of: figure, in: figure.bounds)
    }
    let style = figure.view.control.button.style
    let hasOwnGround = ![.surface, .fill, .transparent].contains(figure.view.role)
    let isWhite =
      style?.ground == .prominent && hasOwnGround || style == .custom && figure.view.image == nil
    return isWhite ? .white : visibleTint(of: figure)
  }

  /// The tint, or black or white where it would not be seen on the button's background.
  private func visibleTint(of figure: DrawnView) -> Color {
    let tint = tint(of: figure)
    guard let ground = figure.backgroundColor, ground.alpha == 255, tint.alpha == 255,
      tint.contrast(with: ground) < (figure.view.role == .destructive ? 2 : 1.2)
    else { return tint }
    return ground.luminance > 0.5 ? .black : .white
  }

  /// The picture below title and image, stretched over the button; without its pixels a box stands for
  /// it where nothing else is in the button.
  mutating func drawGroundPicture(_ figure: DrawnView) {
    guard let image = figure.view.control.button.backgroundImage else { return }
    let color = buttonInk(figure)
    guard let picture = picture(of: image) else {
      guard figure.string.isEmpty, figure.view.image == nil else { return }
      let size = image.size ?? figure.bounds.size
      let place = imagePlace(size, of: figure, in: figure.buttonRoom(around: size.height))
      return drawSmallImage(image, color, in: place, reading: figure.direction)
    }
    let corner = figure.view.clipsToBounds ? figure.own.corner : .square
    let shown = shown(picture, image, color)
    guard !corner.isSquare else { return draw(shown, in: figure.bounds) }
    let opened = open(DisplayGroup(clip: Self.box(figure.bounds, corner: corner)))
    draw(shown, in: figure.bounds)
    close(opened)
  }

  /// A soft edge where the background alone would not be seen.
  mutating func drawButtonEdge(_ figure: DrawnView) {
    guard !theme.usesSceneColors, !figure.isSelected, figure.own.borderWidth == 0 else { return }
    let given = figure.view.role == .surface ? Color.white : figure.backgroundColor
    guard let given, !given.isClear, palette.ground(for: given) == palette.surface else { return }
    if !given.isTinted { outline(figure.bounds, palette.soft, corner: figure.corner) }
  }

  /// A cross on a disc, as high as the button but no more than UIKit's.
  mutating func drawCloseButton(_ figure: DrawnView) {
    let side = min(30, figure.bounds.width, figure.bounds.height)
    guard side > 0, let cross = Icon.named("close") else { return }
    let disc = grid.centered(Size(width: side, height: side), in: figure.bounds)
    let ground = controlFill(at: disc)
    fillEllipse(disc, ground)
    addGround(disc, painted: ground, given: nil)
    let mark = Size(width: side * 0.6, height: side * 0.6)
    let color = ink(figure.own.tintColor, .quiet, of: figure, in: disc)
    draw(cross, color, in: grid.centered(mark, in: disc))
  }
}

extension DrawnView {
  /// Whether it is UIKit's close button, without a title or an image from the scene.
  var isCloseButton: Bool {
    view.control.button.style == .close && view.image == nil && string.isEmpty
  }
}

extension View {
  /// Whether a button has a background by its style alone.
  var hasStyledGround: Bool { control.button.style?.ground != nil }

  /// The icon that UIKit's buttons of some styles bring along.
  var ownMark: ImageContent? {
    control.button.style?.mark.map {
      ImageContent(name: $0, size: Self.markSize, isSymbol: true)
    }
  }

  /// A mark is a little larger than a symbol beside a title.
  private static let markSize = Size(width: 22, height: 22)

  /// The corners: the style of a control rounds them where the scene does not.
  func corner(at moment: Presentation) -> Corner {
    var corner = moment.corner
    if corner.radius == 0 { corner.radius = styledCornerRadius(at: moment) }
    return corner
  }

  private func styledCornerRadius(at moment: Presentation) -> Double {
    if kind == .button, let style = control.button.style, style.ground != nil, style.isGlass {
      return min(moment.frame.width, moment.frame.height) / 2
    }
    let own = styledCornerRadius ?? 0
    let isBox = kind == .segmentedControl || kind == .stepper
    return isBox ? min(own, moment.frame.height / 2) : own
  }
}
