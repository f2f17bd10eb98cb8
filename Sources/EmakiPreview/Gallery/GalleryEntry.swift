/// One scene of a gallery; addresses are relative to the gallery's page.
public struct GalleryEntry: Sendable, Hashable {
  /// A motion and the page that plays it.
  public struct Player: Sendable, Hashable {
    /// The motion's name; `nil` where the page shows whatever there is.
    public var motion: String?
    /// The page's address.
    public var page: String

    /// Makes a player.
    public init(motion: String?, page: String) {
      self.motion = motion
      self.page = page
    }
  }

  /// The scene's name for people.
  public var title: String
  /// Further facts, a line each.
  public var details: [String]
  /// The picture's address.
  public var picture: String
  /// The players of its motions; the picture leads to the first.
  public var players: [Player]

  /// Makes an entry.
  public init(title: String, details: [String] = [], picture: String, players: [Player]) {
    self.title = title
    self.details = details
    self.picture = picture
    self.players = players
  }
}
