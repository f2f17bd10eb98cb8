import EmakiSceneFile
import EmakiSceneFormat
import Synchronization

/// One version of a document as it was read: once, for all who ask, whoever asks first.
final class LSPReading: Sendable {
  private let text: LSPText
  private let path: String
  private let known = Mutex<SceneOutline?>(nil)

  init(_ text: LSPText, at path: String) {
    (self.text, self.path) = (text, path)
  }

  /// The outline of the text. A caller that asks while another reads waits for that.
  var outline: SceneOutline {
    known.withLock { known in
      if let known { return known }
      let outline = SceneOutline(SceneText(text.string, file: path))
      known = outline
      return outline
    }
  }
}
