/// The measures of families that screens often use, for where the family itself is not installed.
///
/// Without them a substitute would change the height of every line and, with it, the layout.
struct FontFamily: Sendable, Hashable {
  /// How far letters reach above the baseline, for 1 pt of size.
  var ascent: Double
  /// How far letters reach below the baseline, for 1 pt of size.
  var descent: Double
  /// The width of English text over that in Inter.
  var width: Double

  /// The height of a line, for 1 pt of size.
  var lineHeight: Double { ascent + descent }

  init(_ ascent: Double, _ descent: Double, _ width: Double) {
    self.ascent = ascent
    self.descent = descent
    self.width = width
  }

  /// The measures of a family by its name, whatever its case and spaces; `nil` where not known.
  static func named(_ name: String) -> FontFamily? {
    table[name.lowercased().filter { $0.isLetter || $0.isNumber }]
  }

  /// Ascents and descents are those of the fonts' horizontal header tables. Names that end in “light”
  /// or “bold” stand for the lighter and heavier weights of a family where these differ: lines of
  /// Helvetica Neue at 15 pt were saved 17.5 pt high, in bold 18.
  private static let table: [String: FontFamily] = [
    "americantypewriter": FontFamily(0.91, 0.27, 1.03),
    "applesdgothicneo": FontFamily(0.9, 0.3, 0.9),
    "arial": FontFamily(0.905, 0.245, 0.95),
    "arialroundedmtbold": FontFamily(0.946, 0.211, 1.03),
    "assistant": FontFamily(1.021, 0.287, 0.86),
    "avenir": FontFamily(1, 0.366, 0.96),
    "avenirnext": FontFamily(1, 0.366, 0.965), "avenirnextcondensed": FontFamily(1, 0.366, 0.79),
    "barlow": FontFamily(1, 0.2, 0.9), "cabin": FontFamily(0.965, 0.25, 0.882),
    "comfortaa": FontFamily(0.881, 0.234, 1.102), "comicsansms": FontFamily(1.102, 0.291, 0.97),
    "courier": FontFamily(0.754, 0.379, 1.07), "couriernew": FontFamily(0.833, 0.3, 1.07),
    "dmsans": FontFamily(0.992, 0.31, 0.97), "figtree": FontFamily(0.95, 0.25, 0.95),
    "firacode": FontFamily(0.923, 0.308, 1.3), "firasans": FontFamily(0.935, 0.265, 0.97),
    "futura": FontFamily(1.039, 0.26, 0.95),
    "gillsans": FontFamily(0.918, 0.23, 0.87), "georgia": FontFamily(0.917, 0.219, 0.97),
    "helvetica": FontFamily(0.93, 0.22, 0.95), "helveticaneue": FontFamily(0.952, 0.213, 0.978),
    "helveticaneuebold": FontFamily(0.975, 0.217, 0.978),
    "helveticaneuelight": FontFamily(0.967, 0.213, 0.978),
    "helveticaneueinterface": FontFamily(0.952359375, 0.241, 0.978),
    "hiraginosans": FontFamily(0.88, 0.12, 1.09),
    "hiraginokakugothicpron": FontFamily(0.88, 0.12, 1.09),
    "hiraginominchopron": FontFamily(0.88, 0.12, 1), "ibmplexsans": FontFamily(1.025, 0.275, 0.95),
    "impact": FontFamily(1.009, 0.21, 0.86), "jetbrainsmono": FontFamily(1.02, 0.3, 1.268),
    "josefinsans": FontFamily(0.75, 0.25, 0.9), "kohinoorbangla": FontFamily(1.05, 0.36, 0.96),
    "kohinoordevanagari": FontFamily(1.05, 0.36, 0.96),
    "kohinoortelugu": FontFamily(1.05, 0.36, 0.96), "karla": FontFamily(0.917, 0.252, 0.93),
    "lato": FontFamily(0.987, 0.213, 0.93), "lexend": FontFamily(1, 0.25, 1.08),
    "lora": FontFamily(1.006, 0.272, 0.95), "manrope": FontFamily(1.066, 0.3, 0.975),
    "menlo": FontFamily(0.928, 0.236, 1.07), "merriweather": FontFamily(0.984, 0.273, 1.03),
    "montserrat": FontFamily(0.968, 0.251, 1.07), "mulish": FontFamily(1.005, 0.25, 0.99),
    "muli": FontFamily(1.005, 0.25, 0.99), "notosans": FontFamily(1.069, 0.293, 0.99),
    "notoserif": FontFamily(1.069, 0.293, 1.01), "outfit": FontFamily(1, 0.26, 0.94),
    "notosansjp": FontFamily(1.16, 0.288, 1), "notosanskr": FontFamily(1.16, 0.288, 1),
    "notosanssc": FontFamily(1.16, 0.288, 1), "notosanstc": FontFamily(1.16, 0.288, 1),
    "nunito": FontFamily(1.011, 0.353, 0.96),
    "nunitosans": FontFamily(1.011, 0.353, 0.952), "opensans": FontFamily(1.069, 0.293, 0.98),
    "oswald": FontFamily(1.193, 0.289, 0.76), "pingfanghk": FontFamily(1.06, 0.34, 0.98),
    "pingfangsc": FontFamily(1.06, 0.34, 0.98), "pingfangtc": FontFamily(1.06, 0.34, 0.98),
    "play": FontFamily(0.937, 0.22, 0.943), "plusjakartasans": FontFamily(1.038, 0.222, 1.02),
    "playfairdisplay": FontFamily(1.082, 0.251, 0.95), "poppins": FontFamily(1.05, 0.35, 1.05),
    "ptsans": FontFamily(1.018, 0.276, 0.9), "ptserif": FontFamily(1.018, 0.276, 0.939),
    "publicsans": FontFamily(0.95, 0.225, 0.99), "quicksand": FontFamily(1, 0.25, 0.99),
    "raleway": FontFamily(0.94, 0.234, 0.98), "roboto": FontFamily(0.928, 0.244, 0.955),
    "robotocondensed": FontFamily(0.928, 0.244, 0.85),
    "robotomono": FontFamily(1.048, 0.271, 1.268),
    "robotoslab": FontFamily(1.048, 0.271, 0.995), "rubik": FontFamily(0.935, 0.25, 0.98),
    "sora": FontFamily(0.97, 0.29, 1.1), "sourcehansans": FontFamily(1.16, 0.288, 1),
    "sourcecodepro": FontFamily(0.984, 0.273, 1.268),
    "sourcesanspro": FontFamily(0.984, 0.273, 0.88),
    "sourcesans3": FontFamily(1.024, 0.4, 0.88), "spacegrotesk": FontFamily(0.984, 0.292, 1),
    "spoqahansansneo": FontFamily(0.976, 0.276, 0.94),
    "timesnewroman": FontFamily(0.891, 0.216, 0.86),
    "titilliumweb": FontFamily(1.133, 0.388, 0.88), "ubuntu": FontFamily(0.932, 0.189, 0.97),
    "urbanist": FontFamily(0.95, 0.25, 0.93),
    "trebuchetms": FontFamily(0.939, 0.222, 0.92), "verdana": FontFamily(1.005, 0.21, 1.1),
    "worksans": FontFamily(0.93, 0.243, 1.01),
  ]
}

extension Font {
  /// The measures of the font's family, if it is a known one.
  private var knownFamily: FontFamily? {
    guard let family else { return nil }
    let face = weight == .regular ? "" : weight < .regular ? " Light" : " Bold"
    return FontFamily.named(family + face) ?? FontFamily.named(family)
  }

  /// The height of a line and the room below the baseline, for 1 pt of size.
  var lineMeasures: (height: Double, descent: Double) {
    knownFamily.map { ($0.lineHeight, $0.descent) } ?? (1.193359375, 0.241)
  }

  /// How wide English text of the font's family is over the same in Inter; `nil` for the system
  /// font and for families that are not known.
  public var widthOverInter: Double? { knownFamily?.width }
}
