extension ReadyMade {
  /// Paging content: for each of `items` a page that scrolls by itself.
  ///
  /// - Parameter content: the view in a page, as an element of a list.
  static func pages(of content: String) -> String {
    """
      - id: pages
        kind: scroll
        paging: true
        scrollsToTop: false
        pin: {horizontal: 0, bottom: 0}
        children:
          - id: pageRow
            kind: row
            pin: edges
            children:
              - id: page{index}
                kind: scroll
                role: surface
                children:
    \(indented(content, by: 14))
                constraints:
                  - page{index}.width == pages.width
                  - page{index}.height == pages.height
                repeat: "{items}"

    """
  }

  /// A marker that follows the fractional page over the row of the cells, and titles whose colour
  /// does.
  ///
  /// Its place is a part of the whole row: cells are moved to pixels, and the sum of such widths
  /// would lead away from them.
  ///
  /// - Parameters:
  ///   - marker: the view that moves.
  ///   - row: the view that is as wide as all cells.
  ///   - title: the view with the title, without its number.
  ///   - colors: of the titles of pages that are not shown, and of the one that is.
  static func pageLinks(
    marker: String, row: String, title: String, colors: (other: String, shown: String)
  ) -> String {
    """
      - from: pages.contentOffset.x
        to: \(marker).x
        input: [0, pages.contentSize.width]
        output: [0, \(row).width]
        extrapolate: extend
      - from: pages.page.x - {index} + 1
        to: \(title){index}.textColor
        input: [-1, 0, 1]
        output: [\(colors.other), \(colors.shown), \(colors.other)]
        repeat: "{items}"

    """
  }

  /// A motion that taps all cells one after the other.
  static func pageTour(of cell: String) -> String {
    """
      tour:
        - sequence:
            - tap: \(cell){index}
            - wait: "{duration}"
          repeat: "{items}"

    """
  }

  private static func indented(_ text: String, by spaces: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }
      .joined(separator: "\n")
  }
}
