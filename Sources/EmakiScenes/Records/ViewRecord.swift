public import EmakiDrawing
public import EmakiLayout

/// The record of one view in a picture.
public struct ViewRecord: Sendable, Hashable {
  /// The view's id.
  public var id: String
  /// The UIKit class that it stands for.
  public var kind: String
  /// The outlet name or user label, where it is not the id.
  public var name: String?
  /// The index of the superview among the records; `nil` for the root.
  public var parent: Int?
  /// The frame as it is seen: the box around the transformed view, in points from the top left of
  /// the superview's box. A view that only moves with its superview keeps its frame.
  public var place: Rect
  /// 0…1.
  public var alpha = 1.0
  /// Whether it is left out.
  public var isHidden = false
  /// Whether a control reacts.
  public var isEnabled = true
  /// The turn in the plane, radians.
  public var rotation = 0.0
  /// 24 bits over everything else that decides the look; see `StyleHash`.
  public var style: UInt32 = 0
  /// The characters, or the titles of a bar; `nil` where the view has no text.
  public var text: String?
  /// The whole that the view is a part of, where nobody wrote it.
  public var whole: View.Origin.Whole?

  /// Makes a record of an opaque view without text.
  public init(id: String, kind: String, name: String? = nil, parent: Int?, place: Rect) {
    self.id = id
    self.kind = kind
    self.name = name
    self.parent = parent
    self.place = place
  }

  /// `label#title`, or the name of a whole that nobody wrote.
  public var title: String { whole == nil ? "\(kind)#\(name ?? id)" : name ?? id }
}
