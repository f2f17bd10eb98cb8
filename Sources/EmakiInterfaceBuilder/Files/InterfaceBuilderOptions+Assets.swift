extension InterfaceBuilderOptions {
  /// Which variants of assets are taken; on the canvas no pictures are drawn.
  var assetTraits: AssetTraits {
    switch mode {
    case .canvas:
      AssetTraits(scale: 2, isPad: false, isDark: isDark, needsPixels: false)
    case .device(let device):
      AssetTraits(
        scale: device.scale, isPad: device.isPad, isDark: isDark, needsPixels: true)
    }
  }
}
