import EmakiSceneFile
import EmakiSceneFormat

extension LimitSettings {
  /// Why a tolerance cannot be, in a sentence of the command line.
  package struct Problem: Error {
    package let message: String
  }

  /// Reads what a tolerance of `emaki.yaml` says: options of `emaki compare` with their values.
  package init(_ tolerance: SetFile.Tolerance) throws(Problem) {
    self.init()
    var words = tolerance.options[...]
    while let option = words.popFirst() {
      switch option {
      case "--ignore-frame": ignoreFrame = true
      case "--noise": noise = true
      case "--aa": ignoresAntialiasing = true
      default: try set(option, to: words.popFirst() ?? "")
      }
    }
    if let problem { throw Problem(message: problem) }
  }

  private mutating func set(_ option: String, to text: String) throws(Problem) {
    func value<Value>(_ value: Value?, called name: String) throws(Problem) -> Value {
      // Text that begins so would be another option.
      if text.hasPrefix("-"), text != "-" {
        throw Problem(message: "Missing value for '\(option) <\(name)>'")
      }
      if let value { return value }
      throw Problem(message: "The value '\(text)' is invalid for '\(option) <\(name)>'")
    }
    switch option {
    case "--metric": metric = try value(Metric(rawValue: text), called: "metric")
    case "--threshold": threshold = try value(Double(text), called: "threshold")
    case "--area": area = try value(Area(text), called: "area")
    case "--window": window = try value(Window(text), called: "N:share")
    case "--time-tolerance": timeTolerance = try value(Double(text), called: "seconds")
    default: ignored.append(try value(IgnoredPart(text), called: "x,y,w,h|#id"))
    }
  }
}
