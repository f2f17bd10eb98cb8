/// How an animated SVG says its motion.
public enum SVGAnimation: String, Sendable, Hashable, CaseIterable {
  /// A style sheet with keyframes; honours the system's wish for less motion.
  case css
  /// SVG's own elements, for programs that know no CSS animations.
  case smil
}
