extension Unicode.Scalar {
  /// Whether it lies in a block of a script that runs right to left, or turns the direction.
  package var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

extension String {
  /// Whether a line of it runs right to left: by its first letter, as in rules P2 and P3 of Unicode's
  /// bidirectional algorithm, and without letters not where it has digits. `nil` where it has neither.
  package var runsRightToLeft: Bool? {
    let letter = unicodeScalars.first {
      $0.properties.isAlphabetic || $0.value == 0x200E || $0.value == 0x200F
    }
    if let letter { return letter.isRightToLeft }
    return unicodeScalars.contains { $0.properties.numericType == .decimal } ? false : nil
  }
}
