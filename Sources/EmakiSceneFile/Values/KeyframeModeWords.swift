import EmakiMotion
import EmakiScenes

extension KeyframeMode {
  /// The words for the modes; UIKit writes two of them in one.
  static let choices = allCases.map {
    Choice($0.rawValue, $0 == .cubicPaced ? ["cubicPaced"] : [])
  }

  init?(word: String) {
    self.init(rawValue: word == "cubicPaced" ? Self.cubicPaced.rawValue : word)
  }
}
