internal import EmakiDrawing
internal import EmakiLayout

/// The safe-area insets that Interface Builder's canvas gives to a root view.
///
/// They are read off saved frames; a running app has others.
struct CanvasInsets {
  let header: DocumentHeader
  let root: RootSituation

  /// The insets, in points.
  func insets() -> Insets {
    var insets = insetsOfSituation()
    // Bars above the root cover nothing of it.
    if root.top > 0 { insets.top = 0 }
    return insets
  }

  private func insetsOfSituation() -> Insets {
    if root.kind == .reusable || root.isInset { return .zero }
    guard let device = header.device else { return withoutDevice() }
    if root.kind == .topLevelView, root.size != device.size(header.orientation) {
      return looseView(device)
    }
    if root.isEmbedded {
      let isCovered =
        device.shape == .notchedPhone ? habits.embeddedHasNotch : habits.embeddedHasStatusBar
      return Insets(
        top: isCovered || habits.embeddedHasStatusBar ? statusBar(device) : 0, left: 0, bottom: 0,
        right: 0)
    }
    if let sheet = sheet(on: device) { return sheet }
    let isLoose = root.isFreeform || root.size.width != device.size(header.orientation).width
    if isLoose, root.isPresented, habits.presentsAlone { return .zero }
    if device.shape == .notchedPhone, root.size.width < device.size(header.orientation).width {
      return narrowController(device)
    }
    return screen(device)
  }

  private var habits: CanvasHabits { header.habits }

  // MARK: The canvas of "any" size

  private func withoutDevice() -> Insets {
    guard root.kind == .controller, !root.isEmbedded else {
      let hasStatusBar = root.isEmbedded && habits.embeddedSquareHasStatusBar
      return Insets(top: hasStatusBar ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    // From Xcode 7.3 on, what a container view shows has none, nor has what lies in it.
    let isInside = root.isBehindEmbedding && !habits.embeddedSquareHasStatusBar
    let isSquare = root.size.width == 600 && root.size.height == 600
    let hasStatusBar =
      !root.hidesStatusBar && !isInside && (!isSquare || habits.squareHasStatusBar)
    return withBars(
      Insets(top: hasStatusBar ? 20 : 0, left: 0, bottom: 0, right: 0), shape: .phone,
      fullHeight: nil)
  }

  // MARK: A screen

  private func screen(_ device: CanvasDevice) -> Insets {
    var insets = Insets(
      top: statusBar(device), left: 0, bottom: homeIndicator(device), right: 0)
    if isOnItsSide(device), root.isPresented, habits.notchCount > 1 {
      // Of what is presented the device's edges are none, those of the upright phone are there.
      insets.bottom -= Self.lowIndicator
    } else if isOnItsSide(device) {
      insets.left = habits.notchCount > 1 ? device.notch : 44
      insets.right = insets.left
    }
    return withBars(
      insets, shape: device.shape, fullHeight: device.size(header.orientation).height)
  }

  private func isOnItsSide(_ device: CanvasDevice) -> Bool {
    device.shape == .notchedPhone && header.orientation == .landscape
  }

  /// The height that the home indicator of a phone in landscape takes.
  private static let lowIndicator = 21.0

  private func statusBar(_ device: CanvasDevice) -> Double {
    let isLandscape = header.orientation == .landscape
    switch device.shape {
    // The inset counted once more is the notch of the upright phone, however it is held.
    case .notchedPhone: return device.notch * (habits.notchCount - (isLandscape ? 1 : 0))
    case .roundedPad: return 24
    case .phone, .pad:
      if root.hidesStatusBar, habits.canHideStatusBar { return 0 }
      if isLow || isPresentedWhole(device) { return 0 }
      if device.shape == .pad, root.kind == .controller { return 20 }
      if device.shape == .phone, isLandscape { return 0 }
      return habits.phoneStatusBar
    }
  }

  /// Whether a controller of a custom size is as low as a phone in landscape, which has no status
  /// bar: 21 roots of 10 projects, up to 475 points high; those from 600 points on have one.
  private var isLow: Bool {
    root.kind == .controller && root.size.height < min(root.size.width, Self.lowHeight)
  }

  private static let lowHeight = 540.0

  /// Whether it is presented on the whole screen of a phone with a home button, by an Xcode whose
  /// canvas had no status bar there.
  private func isPresentedWhole(_ device: CanvasDevice) -> Bool {
    device.shape == .phone && root.isPresented && !habits.presentedHasStatusBar
      && root.size == device.size(header.orientation)
  }

  private func homeIndicator(_ device: CanvasDevice) -> Double {
    switch device.shape {
    case .notchedPhone:
      34 * (habits.notchCount - 1) + (isOnItsSide(device) ? Self.lowIndicator : 34)
    case .roundedPad: 20
    case .phone, .pad: 0
    }
  }

  /// Adds the bars; an edge that stops at its bar has no inset, for the root is shorter instead.
  private func withBars(
    _ insets: Insets, shape: CanvasDevice.Shape, fullHeight: Double?
  ) -> Insets {
    var insets = insets
    let isShort = fullHeight.map { root.size.height < $0 - 1 } ?? true
    if let bar = root.bars.navigation {
      insets.top += navigationBar(bar, shape)
      if isShort, !root.extends(to: "top", under: bar) { insets.top = 0 }
    }
    if let bar = root.bars.tab ?? root.bars.toolbar {
      insets.bottom += bottomBar(shape)
      if isShort, !root.extends(to: "bottom", under: bar) { insets.bottom = 0 }
    }
    return insets
  }

  private func bottomBar(_ shape: CanvasDevice.Shape) -> Double {
    switch shape {
    case .roundedPad: 50
    case .notchedPhone: header.orientation == .landscape ? habits.lowTabBarHeight : 49
    case .phone, .pad: root.bars.tab == nil ? habits.simulatedToolbarHeight : 49
    }
  }

  private func navigationBar(_ bar: Bars.Bar, _ shape: CanvasDevice.Shape) -> Double {
    let standard = shape == .roundedPad ? 50 : habits.navigationBarHeight
    return standard + (bar.isLarge ? 52 : 0) + (bar.isPrompted ? 30 : 0)
  }

  // MARK: Sheets and loose views

  /// A sheet is 54 pt shorter than the screen of a notched phone, 20 pt than another; on notched
  /// phones it has another height since Xcode 14.
  private func sheet(on device: CanvasDevice) -> Insets? {
    guard habits.showsSheets, root.kind == .controller else { return nil }
    let missing = device.size(header.orientation).height - root.size.height
    if device.isPad {
      return root.size == Size(width: 704, height: 995.5) ? .zero : nil
    }
    if let loose = presented(missing: missing, on: device) { return loose }
    let isNotched = device.shape == .notchedPhone
    if isNotched, habits.presentsAlone { return nil }
    guard missing == (isNotched ? 54 : 20) else { return nil }
    let hasBar = root.bars.navigation != nil
    let hasIndicator = !hasBar || habits.sheetsWithBarsHaveIndicator
    return Insets(
      top: hasBar ? habits.sheetBar : 0, left: 0,
      bottom: hasIndicator ? homeIndicator(device) : 0, right: 0)
  }

  /// Since Xcode 14 what is presented is touched by no edge of the device: a sheet is 10 pt shorter
  /// than the screen, or than what an opaque bar of 56 pt leaves of it; a screen that is covered
  /// whole is recognised by the opaque bar of 44 pt, which lies where the status bar would.
  private func presented(missing: Double, on device: CanvasDevice) -> Insets? {
    guard habits.presentsAlone else { return nil }
    let bar = root.bars.navigation
    if habits.notchCount > 1, device.shape == .notchedPhone { return tallSheet(missing, device) }
    let isShortened = bar.map { !root.extends(to: "top", under: $0) } ?? false
    let isSheet = missing == 10 + (isShortened ? 56 : 0)
    let isWhole = device.shape == .notchedPhone && isShortened && missing == 44
    guard isSheet || isWhole else { return nil }
    let below = root.bars.tab ?? root.bars.toolbar
    let reachesBelow = below.map { root.extends(to: "bottom", under: $0) } ?? false
    return Insets(
      top: bar == nil || isShortened ? 0 : 56, left: 0, bottom: reachesBelow ? 49 : 0, right: 0)
  }

  /// Where notches are counted twice, a sheet is shorter than the screen by one of them.
  private func tallSheet(_ missing: Double, _ device: CanvasDevice) -> Insets? {
    guard missing == device.notch else { return nil }
    let bar = root.bars.navigation
    return Insets(
      top: bar.map { $0.isLarge ? habits.largeSheetBar : habits.sheetBar } ?? device.notch, left: 0,
      bottom: root.bars.tab == nil && root.bars.toolbar == nil ? 0 : 49, right: 0)
  }

  /// A controller that is narrower than its notched phone. One that was given its size keeps clear of
  /// the notch, once; one that was left with that of another device of its bars alone.
  private func narrowController(_ device: CanvasDevice) -> Insets {
    let isDesigned = root.element.designedSize != nil
    let isUpright = header.orientation == .portrait
    let hasIndicator = isDesigned && isUpright && habits.looseViewsHaveIndicator
    let hasSides = isDesigned && !isUpright && habits.notchCount > 1
    let side = hasSides ? device.notch : 0
    let insets = Insets(
      top: isDesigned && isUpright ? device.notch : side, left: side,
      bottom: hasIndicator ? 34 : 0, right: side)
    return withBars(insets, shape: device.shape, fullHeight: nil)
  }

  /// A top-level view that is not as large as the screen.
  private func looseView(_ device: CanvasDevice) -> Insets {
    let screen = screen(device)
    switch device.shape {
    case .notchedPhone:
      let isWide = root.size.width > device.size(header.orientation).width
      if isWide || habits.looseViewsHaveIndicator { return screen }
      return Insets(top: screen.top, left: 0, bottom: 0, right: 0)
    case .roundedPad:
      return root.size.width < device.size(header.orientation).width ? .zero : screen
    case .phone, .pad:
      return Insets(top: habits.looseStatusBar, left: 0, bottom: 0, right: 0)
    }
  }
}
