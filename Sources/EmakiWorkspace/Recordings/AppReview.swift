package import EmakiComparison
import EmakiFiles
import EmakiMeasuring

/// Compares a scene with what is known of a running app: a recording of its motion, or a text with its
/// frames.
package struct AppReview {
  private let scene: String
  private let app: String
  private let isRecording: Bool
  private let points: Double?
  private let delay: Double?
  private let start: Double?
  private let sampling: SamplingSettings
  private let screen: ScreenSettings
  private let picture: PictureSettings
  private let listener: Listener

  /// `nil` where neither argument is such a thing beside a scene.
  ///
  /// - Parameters:
  ///   - scene: a scene file, or what is compared with one.
  ///   - app: the other of both.
  ///   - isRecording: whether frames with times are a recording.
  ///   - points: by which something may be off; `nil` for what is usual.
  ///   - delay: seconds by which a view may be late; `nil` for what is usual.
  ///   - start: when the motion is triggered in the recording, in seconds.
  ///   - pages: files that only pictures are written to.
  /// - Throws: `Failure` of wrong usage where such a file is asked for.
  package init?(
    scene: String, app: String, isRecording: Bool, points: Double?, delay: Double?, start: Double?,
    pages: [String?] = [], sampling: SamplingSettings, screen: ScreenSettings,
    picture: PictureSettings,
    listener: Listener
  ) throws(Failure) {
    let isFirst = SceneFileName.isScene(scene)
    (self.scene, self.app) = isFirst ? (scene, app) : (app, scene)
    guard SceneFileName.isScene(self.scene) else { return nil }
    let isFilm = isRecording || RecordingFile.isFilm(self.app)
    guard isFilm || AppDescriptionFile.isMeant(self.app) else { return nil }
    if pages.contains(where: { $0 != nil }) {
      throw .usage("--report and --diff are for pictures, and \(self.app) is none")
    }
    self.isRecording = isFilm
    self.points = points
    self.delay = delay
    self.start = start
    self.sampling = sampling
    self.screen = screen
    self.picture = picture
    self.listener = listener
  }

  /// Compares both.
  package func result() throws -> StoredResult? {
    guard isRecording else {
      return StoredResult(
        try DescriptionReview(
          description: app, file: scene, tolerance: points ?? 1, sampling: sampling,
          screen: screen, picture: picture, listener: listener
        ).result().json)
    }
    var tolerance = MotionTolerance()
    tolerance.points = points ?? tolerance.points
    tolerance.delay = delay ?? tolerance.delay
    let result = try RecordingReview(
      recording: app, file: scene, tolerance: tolerance, start: start, sampling: sampling,
      screen: screen, picture: picture, listener: listener
    ).result()
    let isSure = result.views.contains { $0.finding.doubt == nil }
    guard isSure || !result.isAccepted else {
      let doubt = result.views.compactMap(\.finding.doubt).first
      throw Failure(
        "no moving part of \(app) could be measured" + (doubt.map { ": \($0)" } ?? ""))
    }
    return StoredResult(result.json)
  }
}
