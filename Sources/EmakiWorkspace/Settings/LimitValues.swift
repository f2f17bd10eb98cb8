import EmakiComparison
package import PixelDiff

/// `12` or `0.1%`
package struct Area: Sendable {
  package let limit: AreaLimit

  package init(limit: AreaLimit) {
    self.limit = limit
  }

  package init?(_ text: String) {
    if text.hasSuffix("%"), let percent = Double(text.dropLast()), (0...100) ~= percent {
      limit = .share(percent / 100)
    } else if let count = Int(text), count >= 0 {
      limit = .pixels(count)
    } else {
      return nil
    }
  }
}

/// `16:0.05` or `off`
package struct Window: Sendable {
  package let limit: WindowLimit?

  package init(limit: WindowLimit?) {
    self.limit = limit
  }

  package init?(_ text: String) {
    if text == "off" {
      limit = nil
      return
    }
    let parts = text.split(separator: ":")
    guard parts.count == 2, let side = Int(parts[0]), let share = Double(parts[1]),
      PixelComparison.windowSides ~= side, (0...1) ~= share
    else { return nil }
    limit = WindowLimit(side: side, share: share)
  }
}

/// `x,y,w,h` or `#id`
package enum IgnoredPart: Sendable {
  case pixels(PixelRect)
  case box(ofView: String)

  package init?(_ text: String) {
    if text.hasPrefix("#"), text.count > 1 {
      self = .box(ofView: String(text.dropFirst()))
      return
    }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width >= 0, height >= 0
    else { return nil }
    self = .pixels(PixelRect(x: x, y: y, width: width, height: height))
  }

  var rect: PixelRect? {
    if case .pixels(let rect) = self { rect } else { nil }
  }

  package var view: String? {
    if case .box(let id) = self { id } else { nil }
  }
}
