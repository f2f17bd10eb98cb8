import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiLimits
import EmakiMotion
import EmakiSceneFile
import EmakiSceneFormat
import EmakiText
import EmakiWireframe

/// The content that pages ask for with lines that begin with `::`.
struct ManualDirectives {
  typealias Content = (html: String, entries: [ManualPage.Entry])

  let commands: [ManualCommand]
  let sections: [ReferenceSection]

  /// The content that replaces a directive; an unknown one is shown as it is.
  func content(_ name: String, _ arguments: [String], on page: String) -> Content {
    switch name {
    case "keys": keys(arguments, on: page)
    case "recipes": (recipes, [])
    case "shown": (Recipe.named(arguments.first ?? "").map(shown) ?? "", [])
    case "commands": commandList(on: page)
    case "values": (values, [])
    case "styles": (styles, [])
    case "icons": (icons, [])
    case "curves": (curves, [])
    case "colors": (colors, [])
    case "devices": (devices, [])
    case "eras": (eras, [])
    default: ("<p>::\(Markup.escaped(name))</p>", [])
    }
  }

  private var recipes: String {
    let cards = Recipe.all.map { recipe in
      """
      <li><a href="\(recipe.page)"><img src="\(recipe.picture)" alt="" loading="lazy">\
      <span>\(Markup.escaped(recipe.title))</span></a></li>
      """
    }
    return "<ul class=\"cards\">\(cards.joined(separator: "\n"))</ul>"
  }

  /// `::shown RECIPE`: a file beside the picture that it becomes.
  private func shown(_ recipe: Recipe) -> String {
    """
    <div class="shown">
    <figure><figcaption>The file</figcaption>\(MarkdownBlock.code(recipe.scene, in: "yaml"))</figure>
    <figure><figcaption>What Emaki makes of it</figcaption>\
    <a href="\(recipe.page)"><img src="\(recipe.picture)" alt="\(Markup.escaped(recipe.title))"></a></figure>
    </div>
    """
  }

  private var values: String {
    let rows = SceneFileReference.valueForms.map { [$0.name, $0.form] }
    return MarkdownBlock.table(header: ["value", "how to write it"], rows: rows).html
  }

  private var styles: String {
    let rows = SceneFileReference.styles.map { style in
      ["`\(style.kind)`", style.names.map { "`\($0)`" }.joined(separator: ", ")]
    }
    return MarkdownBlock.table(header: ["kind", "styles, the default first"], rows: rows).html
  }

  private var icons: String {
    figures(Icon.allNames.compactMap { name in Icon.named(name).map { (name, $0) } }) {
      InlineDrawing.icon($0)
    }
  }

  private var curves: String {
    let springs: [(String, Double)] = [("smooth", 0), ("snappy", 0.15), ("bouncy", 0.3)]
    return figures(TimingCurve.named.map { ($0.name, $0) }) { curve in
      InlineDrawing.curve(curve.name) { curve.value(at: $0) }
    }
      + figures(springs.map { ("spring: \($0.0)", $0) }) { spring in
        let motion = Spring(duration: 0.5, bounce: spring.1)
        return InlineDrawing.curve(spring.0) { motion.value(at: $0) }
      }
  }

  private var colors: String {
    let items = SceneFileReference.namedColors.map { color in
      """
      <li>\(InlineDrawing.swatch(color.light, color.dark))\
      <code>\(Markup.escaped(color.name))</code></li>
      """
    }
    return "<ul class=\"figures\">\(items.joined(separator: "\n"))</ul>"
  }

  private var devices: String {
    let items = Device.all.map { device in
      let size = device.portraitSize
      return """
        <li>\(InlineDrawing.device(device))<code>\(device.identifier)</code>\
        <small>\(Int(clamping: size.width)) × \(Int(clamping: size.height)) @\(Int(clamping: device.scale))x</small></li>
        """
    }
    return "<ul class=\"figures\">\(items.joined(separator: "\n"))</ul>"
  }

  private var eras: String {
    MarkdownBlock.blocks(of: InterfaceBuilderEras.markdown).map(\.html).joined(separator: "\n")
  }

  /// Drawings with their names below.
  private func figures<Value>(
    _ values: [(name: String, value: Value)], _ drawing: (Value) -> String
  ) -> String {
    let items = values.map { name, value in
      "<li>\(drawing(value))<code>\(Markup.escaped(name))</code></li>"
    }
    return "<ul class=\"figures\">\(items.joined(separator: "\n"))</ul>"
  }
}
