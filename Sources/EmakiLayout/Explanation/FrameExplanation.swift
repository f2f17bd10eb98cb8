public import EmakiDrawing

/// The reasons for the frame of one view, number by number.
public struct FrameExplanation: Sendable, Hashable {
  /// The numbers of a frame.
  public enum Number: String, Sendable, Hashable, CaseIterable {
    case x, y, width, height

    /// Along which it counts.
    var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
    /// Whether it is a width or height.
    var isLength: Bool { self == .width || self == .height }
  }

  /// A rule that takes part in deciding a number.
  public struct Reason: Sendable, Hashable {
    /// The constraint or rule, in words.
    public var text: String
    /// Where a file says it.
    public var place: FilePlace
    /// 0 for the reasons from which the number follows at once, 1 for the reasons of those, and so
    /// on.
    public var depth: Int
    /// The insets and texts behind the rule: margins, safe areas, texts.
    public var notes: [String]

    init(_ text: String, at place: FilePlace = FilePlace(), depth: Int = 0, notes: [String] = []) {
      (self.text, self.place, self.depth, self.notes) = (text, place, depth, notes)
    }
  }

  /// One number with its reasons, the nearest first.
  public struct Part: Sendable, Hashable {
    /// The number of the frame that is explained.
    public var number: Number
    /// Points, on the pixel grid.
    public var value: Double
    /// The rules that decide the number.
    public var reasons: [Reason]
  }

  /// A rule for the view that does not hold.
  public struct Loss: Sendable, Hashable {
    /// The rule, and by how much it is missed.
    public var reason: Reason
    /// The rules that hold instead.
    public var winners: [Reason]
  }

  /// The view, without its subviews.
  public var view: View
  /// Its superview; `nil` for a root.
  public var superview: ViewID?
  /// The frame in the superview's coordinates, in points.
  public var frame: Rect
  /// The four numbers in order.
  public var parts: [Part]
  /// The constraints that were broken.
  public var losses: [Loss]
}
