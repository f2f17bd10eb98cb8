import EmakiText

/// A page of the manual before it is written.
struct ManualPage {
  /// The parts of the manual, in the order of the navigation.
  enum Part: String, CaseIterable {
    case start = "Start"
    case cookbook = "Cookbook"
    case reference = "Reference"
    case commands = "Commands"
    case storyboards = "Storyboards"
    case workings = "How it works"
  }

  /// Something that can be searched for.
  struct Entry {
    var title: String
    /// The address of the page, or of a part of it.
    var address: String
    /// Its description, in a few words.
    var detail: String
  }

  /// The file's name, such as `start.html`.
  var file: String
  var title: String
  var part: Part
  /// Everything inside of the element `main`.
  var body: String
  var entries: [Entry]
  /// Whether the navigation lists it.
  var isListed = true
}

extension ManualPage {
  /// The page with the navigation around it, as HTML.
  func document(among pages: [ManualPage]) -> String {
    ManualResource.page
      .replacing("{{title}}", with: Markup.escaped(title))
      .replacing("{{navigation}}", with: navigation(pages))
      .replacing("{{body}}", with: body)
  }

  private func navigation(_ pages: [ManualPage]) -> String {
    Part.allCases.map { part in
      let links = pages.filter { $0.part == part && $0.isListed }.map { page in
        let current = page.file == file ? " aria-current=\"page\"" : ""
        return "<li><a href=\"\(page.file)\"\(current)>\(Markup.escaped(page.title))</a></li>"
      }
      return "<h2>\(part.rawValue)</h2>\n<ul>\(links.joined(separator: "\n"))</ul>"
    }.joined(separator: "\n")
  }
}
