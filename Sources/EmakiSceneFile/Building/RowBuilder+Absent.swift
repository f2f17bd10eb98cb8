import EmakiLayout
import EmakiSceneFormat

extension RowBuilder {
  /// Rows that are inserted later, by their numbers from 0; reports those that there are not.
  func absent(_ node: SourceNode?, of content: RowContent) -> [Int: Double] {
    var absent: [Int: Double] = [:]
    for element in node?.elements ?? [] {
      guard let number = element.integer else { continue }
      absent[number - 1] = 1
      if number >= 1, content.prototype(ofRow: number - 1) == nil {
        log.error(
          "there is no row \(number)", at: element.place,
          hint: "rows are counted from 1 here, as in list/1, over all sections")
      }
    }
    return absent
  }
}
