/// A picture that does not move, beside a motion: one frame at the motion's rate.
struct StillFrames: FrameSource {
  private let picture: StoredPicture
  let rate: Double
  let frameCount = 1

  init(_ picture: StoredPicture, rate: Double) {
    self.picture = picture
    self.rate = rate
  }

  func frames() throws -> any ComparedFrames { Frames(picture: picture) }

  private struct Frames: ComparedFrames {
    var picture: StoredPicture?

    mutating func next() throws -> ComparedFrame? {
      defer { picture = nil }
      return try picture.map { picture throws(PictureError) in try ComparedFrame(picture) }
    }
  }
}
