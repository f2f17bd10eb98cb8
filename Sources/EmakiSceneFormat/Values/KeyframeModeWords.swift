import EmakiMotion
import EmakiScenes

extension KeyframeMode {
  /// The words for the modes; UIKit writes two of them in one.
  package static let choices = allCases.map {
    Choice($0.rawValue, $0 == .cubicPaced ? ["cubicPaced"] : [])
  }

  package init?(word: String) {
    self.init(rawValue: word == "cubicPaced" ? Self.cubicPaced.rawValue : word)
  }
}
