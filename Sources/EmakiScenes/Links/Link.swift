public import EmakiDrawing
public import EmakiLayout

/// A value that follows others at every moment, by a table of supporting points.
///
/// The source's value is looked up in `input` and turned into the value at the same index of
/// `output`, straight in between. So an underline follows a paging scroll view, a header fades with
/// the offset, a picture moves against its cell.
public struct Link: Sendable, Hashable {
  /// The property or constant that follows.
  public enum Target: Sendable, Hashable, CustomStringConvertible {
    /// A property of a view, or of a view of every row (`ViewID.inRows`).
    case view(ViewID, LinkProperty)
    /// The constant of the constraint with this identifier: the screen is laid out again.
    case constraint(String)
    /// The safe area that a view's bars cover at its top, in points: the screen is laid out again.
    case coveredTop(ViewID)

    /// As in a scene file: `header.alpha`.
    public var description: String {
      switch self {
      case .view(let id, let property): "\(id.rawValue).\(property.rawValue)"
      case .constraint(let identifier): ViewID.shown(identifier)
      case .coveredTop(let id): "\(id.rawValue).additionalSafeArea.top"
      }
    }
  }

  /// The values at the supporting points.
  public enum Output: Sendable, Hashable {
    /// Numbers in the target's unit.
    case numbers([LinkExpression])
    /// Colours for `background`, `textColor` and `tint`.
    case colors([Color])

    mutating func reverse() {
      switch self {
      case .numbers(let values): self = .numbers(values.reversed())
      case .colors(let values): self = .colors(values.reversed())
      }
    }
  }

  /// The rule outside the input's range.
  public enum Extrapolation: String, Sendable, Hashable, CaseIterable {
    /// The nearest output.
    case clamp
    /// The first or last segment goes on.
    case extend
    /// The source's value itself.
    case identity
  }

  /// The value that is followed.
  public var source: LinkExpression
  /// The property or constant that follows.
  public var target: Target
  /// The source's values at the supporting points, all rising or all falling; a value that stands
  /// twice makes a jump, at which the output of the further point holds. Empty together with
  /// `output`: the source's value itself.
  public var input: [LinkExpression]
  /// As many as `input`.
  public var output: Output
  /// The rule beyond the ends.
  public var extrapolation: Extrapolation

  /// Makes a link; with no supporting points the target takes the source's value.
  public init(
    from source: LinkExpression, to target: Target, input: [LinkExpression] = [],
    output: Output = .numbers([]), extrapolation: Extrapolation = .clamp
  ) {
    self.source = source
    self.target = target
    self.input = input
    self.output = output
    self.extrapolation = extrapolation
  }
}
