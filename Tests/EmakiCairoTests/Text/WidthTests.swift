import EmakiCairo
import EmakiDrawing
import Testing

@Suite struct WidthTests {
  private let measurer = PangoTextMeasurer(fonts: Easel.fonts)

  private func width(_ text: String, _ font: Font) -> Double {
    measurer.lines(of: TextRequest(text, font: font)).first?.width ?? 0
  }

  /// Inter's advance for H as its table gives it, in 2816ths of an em: 2084; versions of the font, and
  /// fits to other texts, differ by a thousandth or two.
  @Test(arguments: [
    (10.0, 12.0), (11, 5.5), (12, 0), (13, -5.5), (15, -16), (17, -24.5), (18, -26), (8, 20),
  ])
  func `widths follow the tracking of the iOS system font`(size: Double, tracking: Double) {
    let space = tracking / 1000 * size
    #expect(abs(width("H", .system(size)) / (2084 / 2816 * size + space) - 1) < 0.004)
  }

  /// o has 1680 of 2816ths of an em, less 5.5 thousandths; −56.25 and −45.625 between letters.
  @Test(arguments: [(45.0, -56.25), (25, -45.625)])
  func `letters for display stand closer, and digits are wider`(size: Double, tracking: Double) {
    let o = (1680.0 / 2816 - 0.0055 + 0.001 * tracking) * size
    #expect(abs(width("o", .system(size)) / o - 1) < 0.006)
    // About 3.5 thousandths in all sizes, and 24.5 more for display.
    let zero = width("0", Font(family: "Inter", size: size)) + (tracking + 28) / 1000 * size
    #expect(abs(width("0", .system(size)) - zero) < 0.003 * size)
  }

  /// At 20 pt half of the cut for display.
  @Test func `the cut for display begins between 19 and 21 points`() {
    func excess(_ size: Double) -> Double {
      let of = { (text: String) in width(text, .system(size)) / size }
      return of("0") - of("j") - width("0", Font(family: "Inter", size: 1))
        + width("j", Font(family: "Inter", size: 1))
    }
    // About 24.5 for digits and none to speak of for narrow letters such as j.
    let whole = excess(21) - excess(19)
    #expect(abs(whole - 0.024) < 0.002)
    #expect(abs(excess(20) - excess(19) - whole / 2) < 1e-9)
  }

  /// A thousandth of an em after each of five letters, and for display at 34 pt 6.75 besides.
  @Test(arguments: [(10.0, 1.0), (17, 1), (34, 7.75)])
  func `the system font before iOS 14 stands wider apart at all sizes`(
    size: Double, thousandths: Double
  ) {
    var early = Font.system(size, .bold)
    early.isEarlySystem = true
    let more = width("Label", early) - width("Label", .system(size, .bold))
    #expect(abs(more - 5 * thousandths / 1000 * size) < 1e-9)
  }

  /// Saved widths: 86.67 for a title of 30 pt, 118 for one of 22 pt, 263.5 for 30 pt in regular weight.
  @Test(arguments: [
    ("Меню", 30.0, Font.Weight.bold, 86.67), ("Настройки", 22, .bold, 118),
    ("Какое вы животное", 30, .regular, 263.5), ("Новая игра", 22, .bold, 120.67),
  ])
  func `bold Cyrillic is wider than Inter's`(
    text: String, size: Double, weight: Font.Weight, saved: Double
  ) {
    #expect(abs(width(text, .system(size, weight)) - saved) < 0.01 * saved)
  }

  /// Saved widths: 61.5 for four ideographs of 15 pt and 191 for eleven kana and ideographs of
  /// 17 pt in Japanese files; in Chinese ones 61.5 and 168.5 for four and eleven of 15 pt, 57.5 for four
  /// of 14 pt and 85 for five of 17 pt.
  @Test func `Japanese and small Chinese are a fiftieth wider than the em`() {
    #expect(abs(width("ルーターとして利用", .system(17)) - 9 * 17 * 1.02) < 1e-9)
    #expect(abs(width("コピー", .system(35)) - 3 * 35 * 1.0085) < 1e-9)
    #expect(abs(width("第三方登录", .system(17)) - 85) < 1e-9)
    let chinese = [("微信支付", 15.0, 61.5), ("一键创建以下任务列表：", 15, 168.5), ("产品分析", 14, 57.5)]
    for (text, size, saved) in chinese {
      #expect((saved - 0.5...saved).contains(width(text, .system(size))), "\(text)")
    }
  }

  /// Widths of labels in saved files, which are rounded up to half points.
  @Test(arguments: [
    ("Label", 17.0, Font.Weight.regular, 42.0), ("Title", 17, .regular, 33),
    ("Syncing...", 13, .regular, 60), ("Identity", 14, .regular, 48.7),
    ("Balance On CrowdNode", 12, .regular, 134.3), ("Contact", 17, .medium, 62.5),
  ])
  func `labels are as wide as in saved files, to two points`(
    text: String, size: Double, weight: Font.Weight, saved: Double
  ) {
    #expect(abs(width(text, .system(size, weight)) - saved) < 2)
  }

  /// Widths of labels in saved files, which are rounded up to half points.
  @Test(arguments: [
    ("STATUS", 14.0, Font.Weight.regular, 52.5), ("Threads:", 17, .bold, 73),
    ("Leave and switch back to the app to see the ad.", 17, .regular, 362),
  ])
  func `pairs of letters stand as close as in saved files`(
    text: String, size: Double, weight: Font.Weight, saved: Double
  ) {
    let wide = width(text, .system(size, weight))
    #expect(wide <= saved && wide > saved - 0.5)
  }

  @Test func `a known family that is missing is set as wide as it would be`() {
    let natural = width("Hoo", Font(family: "Inter", size: 13))
    #expect(abs(width("Hoo", Font(family: "Karla", size: 13)) - natural * 0.93) < 1e-9)
  }

  /// Sums of the advances in the fonts' own tables, in thousandths of an em.
  @Test(arguments: [
    ("Helvetica Neue", Font.Weight.regular, "Label", 2445.0),
    ("Helvetica Neue", Font.Weight.bold, "Label", 2610.0),
    ("Arial", Font.Weight.regular, "Maximum", 4333.0),
  ])
  func `letters of well-known families are as wide as theirs, but for kerning`(
    family: String, weight: Font.Weight, text: String, sum: Double
  ) {
    let wanted = sum / 1000 * 20
    #expect(abs(width(text, Font(family: family, size: 20, weight: weight)) - wanted) < 0.5)
  }

  /// Widths of labels in saved files, which are rounded up to the pixel.
  @Test(arguments: [
    ("Nunito Sans", Font.Weight.regular, 13.0, "x commentaires", 92.5),
    ("Nunito Sans", .light, 13, "Facultatif (200 caractères max)", 177),
    ("Nunito Sans", .bold, 15, "Paramètres de la publication", 200),
    ("Nunito Sans", .bold, 30, "0", 18),
    ("IBM Plex Sans", .bold, 14, "Covid-19 Test Result", 135.5),
    ("IBM Plex Sans", .medium, 14, "Org Healthpass 1", 110),
    ("IBM Plex Sans", .regular, 17, "Connection", 87),
    ("Spoqa Han Sans Neo", .bold, 16, "Sign Request", 102.33),
    ("Spoqa Han Sans Neo", .bold, 14, "Caution", 54),
  ])
  func `letters of families that apps bring along are as wide as in saved files`(
    family: String, weight: Font.Weight, size: Double, text: String, saved: Double
  ) {
    let wide = width(text, Font(family: family, size: size, weight: weight))
    #expect(abs(wide - (saved - 0.25)) < 0.75)
  }

  /// F 574, i 222, l 222, e 537; 14.5 thousandths between letters at 14 pt, 2.25 at 17 pt, and
  /// −1 − 11.5 / 3 at 20, a third of the way from 18 to 24.
  @Test(arguments: [(14.0, 14.5), (17, 2.25), (20, -4.833)])
  func `the system font before iOS 9 is Helvetica Neue with a tracking of its own`(
    size: Double, tracking: Double
  ) {
    let wanted = (574 + 222 + 222 + 537 + 4 * tracking) / 1000 * size
    #expect(abs(width("File", .helveticaSystem(size)) - wanted) < 0.005 * size)
    let lines = [Font.helveticaSystem(size), .system(size)].map { $0.lineHeight(scale: 2) }
    #expect(lines[0] == lines[1])
  }

  /// Widths of labels in saved files, which are rounded up to the pixel; without kerning.
  @Test(arguments: [
    (15.0, "How's your experience with Infinit?", 235.0, 1.0), (17, "NEXT STORY", 104, 1),
    (15, "J'ai des informations sur cette structure", 266, 0.5),
    (13, "Time - distance", 90.5, 0.5),
  ])
  func `Helvetica Neue is as wide as the sum of its letters`(
    size: Double, text: String, saved: Double, pixel: Double
  ) {
    let wide = width(text, Font(family: "Helvetica Neue", size: size))
    #expect(wide <= saved && wide > saved - pixel)
  }

  /// Saved 76.5 wide: six syllables and a space of 14 pt.
  @Test func `a Korean syllable is narrower than the em`() {
    #expect(abs(width("구독하기", .system(14)) - 4 * 0.865 * 14) < 1e-9)
  }

  @Test func `its bold is of medium weight, halfway to the bold of the family`() {
    func wide(_ weight: Font.Weight) -> Double {
      width("Hello", Font(family: "Helvetica Neue", size: 20, weight: weight))
    }
    let medium = wide(.medium)
    #expect(abs(medium - (wide(.regular) + wide(.bold)) / 2) < 0.1)
    #expect(Font.helveticaSystem(20, .bold).weight == .medium)
  }

  /// Saved as 34, 40, 43 and 50, up to the next pixel; the last is not above 50.
  @Test(arguments: [(16.0, 20.0), (30, 34), (35, 39.55), (38, 42.94), (45, 50)])
  func `an emoji is wider than its size`(size: Double, wide: Double) {
    #expect(abs(width("🌟", .system(size)) - wide) < 1e-9)
    #expect(abs(width("🌟🌟", .system(size)) - 2 * wide) < 1e-9)
  }

  /// Cyrillic а has Inter's advance, a thousandth less and for display five; the space of all letters is
  /// that of a character that no table lists, less its 6 for display.
  @Test(arguments: [(17.0, -1.0), (25, -11)])
  func `Cyrillic letters stand as close as Latin ones`(size: Double, less: Double) {
    func excess(_ text: String) -> Double {
      width(text, .system(size)) - width(text, Font(family: "Inter", size: size))
    }
    #expect(abs(excess("а") - excess("¶") - less / 1000 * size) < 1e-9)
  }

  @Test func `an accent does not change a letter's width`() {
    let font = Font.system(17)
    let kerning = Font(family: "Inter", size: 17)
    let change = width("né", kerning) - width("ne", kerning)
    #expect(abs(width("né", font) - width("ne", font) - change) < 1e-9)
  }

  @Test func `a family that is named keeps its own widths`() {
    let font = Font(family: "Inter", size: 17)
    #expect(abs(width("H", font) / (2084 / 2816 * 17) - 1) < 0.002)
  }

  @Test func `an ideograph is one em wide, a small one a fiftieth more`() {
    #expect(abs(width("設定画面", .system(17)) - 68) < 1e-9)
    #expect(abs(width("設定", .system(13, .bold)) - 26 * 1.02) < 1e-9)
  }

  @Test func `in a mixed line only the Latin letters are fitted`() {
    let font = Font.system(17)
    #expect(abs(width("設H定", font) - 34 - width("H", font)) < 1e-9)
  }

  @Test func `kerning counts`() {
    let font = Font(family: "Inter", size: 100)
    #expect(width("AV", font) < width("A", font) + width("V", font) - 1)
  }

  @Test func `widths grow in proportion to the size`() {
    let (small, large) = (
      width("Privacy Policy", .system(60)), width("Privacy Policy", .system(180))
    )
    #expect(abs(large - 3 * small) < 1e-9)
  }

  @Test(arguments: [0.0, -5, .nan, .infinity])
  func `a size that is none has no width`(size: Double) {
    #expect(width("text", Font(size: size)) == 0)
  }

  @Test func `a painted line is as wide as its run says`() throws {
    // Bars at both ends of the line show where it begins and ends.
    for wanted in [60.0, 80, 100] {
      var run = Easel.line("|Menu|", .system(20), x: 20, baseline: 30)
      let natural = run.width
      run.width = wanted
      let ink = try #require(try Easel.paint(140, 40, scale: 4, [.text(run)]).inkBounds())
      run.width = natural
      let before = try #require(try Easel.paint(140, 40, scale: 4, [.text(run)]).inkBounds())
      // Half a letter space stays free at each end: 5 of 6 spaces lie between the bars.
      let grown = (wanted - natural) * 5 / 6 * 4
      #expect(abs(ink.width - before.width - grown) <= 2, "width \(wanted)")
    }
  }
}
