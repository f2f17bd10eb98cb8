/// The largest amount of each kind that is read. More is an error, before memory is taken for it.
///
/// Readers, their messages and the page "What Emaki promises" take their bounds from here.
package enum InputLimit: String, CaseIterable, Sendable {
  // Files.
  case inputBytes, neighbourBytes, planBytes, resourceBytes, headBytes, headerBytes
  case expandedTextBytes, projectFiles, folderEntries
  // Texts of scene files.
  case sceneBytes, sceneValues, valueDepth, writtenBytes, shownBytes, jsonDepth
  // Scenes.
  case views, components, controllers, priorities, solverWork, copies, rows, shownRows, lines,
    pages, columns, items, points
  // Motions.
  case events, layouts, seconds, frames, states
  // Storyboards.
  case elementDepth, number, embeddedViews, repeatedViews, embeddings, documentBytes
  // Pictures.
  case pixels, scenePixels, animationPixels, mapPixels, drawingParts, uses
  // Sets.
  case variants, parts
  // Everything else.
  case fileBytes

  /// The largest amount.
  package var most: Int { entry.most }

  /// The same as a floating-point number.
  package var amount: Double { Double(most) }

  /// The things counted, in the plural: `bytes of an input`.
  package var what: String { entry.what }

  /// The message where there is more: `more than 20000 views in a scene`.
  package var excess: String { "more than \(most) \(what)" }

  private var entry: (most: Int, what: String) {
    switch self {
    // Many times as much as the largest storyboard.
    case .inputBytes: (1 << 26, "bytes of an input, a `reel.json` or a message to a server")
    case .neighbourBytes: (1 << 28, "bytes of a file beside a storyboard")
    // Some 500 for each picture.
    case .planBytes: (1 << 29, "bytes of a plan")
    case .resourceBytes: (1 << 20, "bytes of a resource that an agent reads")
    case .headBytes: (1 << 14, "bytes of the head of a request to `serve`")
    case .headerBytes: (1 << 12, "bytes of the header of a message to an editor's server")
    case .expandedTextBytes: (1 << 26, "bytes of a compressed text in a PNG")
    case .projectFiles: (40_000, "files of a project that are searched for assets")
    // Some seconds; a set of 100,000 scenes has far less.
    case .folderEntries: (500_000, "files and folders in a folder that is searched")
    case .sceneBytes: (4_000_000, "bytes of a scene file, or of data in one")
    case .sceneValues: (200_000, "values of a scene file, with aliases and repetitions expanded")
    case .valueDepth: (200, "levels of nested values")
    case .writtenBytes: (16_000_000, "bytes of values, repetitions written out")
    // A phone's screen shows some thousands.
    case .shownBytes: (1_000_000, "bytes of text in the views of a file")
    case .jsonDepth: (128, "levels of nested JSON in other files")
    case .views: (20_000, "views in a scene")
    case .components: (100, "nested components, motions or states")
    // The deepest app has a handful, and each takes room on the stack.
    case .controllers: (50, "nested controllers")
    // Each costs a number for every length of the screen.
    case .priorities: (250, "different priorities in one layout")
    // Some seconds.
    case .solverWork: (45_000_000, "steps of the solver for one screen")
    case .copies: (10_000, "copies of one `repeat:`")
    case .rows: (1_000_000, "rows of a table")
    // Each table in the rows of another multiplies them.
    case .shownRows: (50_000, "views on a screen, rows included")
    case .lines: (10_000, "lines of a text")
    case .pages: (10_000, "pages, tabs or dots of a page control")
    case .columns: (1000, "columns of a collection")
    case .items: (1000, "items that a ready-made scene is asked for")
    case .points: (1_000_000, "points in a length or coordinate")
    case .events: (20_000, "steps and changes in a motion")
    // Some seconds of time.
    case .layouts: (120_000, "views that a motion lays out, counted in every layout")
    case .seconds: (3600, "seconds of a motion")
    // Almost half an hour at 60 a second.
    case .frames: (100_000, "frames of a motion")
    // Some 60 MB; a long table that flies by has a new view for each row.
    case .states: (1_000_000, "states of views that are compared without rounding")
    case .elementDepth: (512, "levels of nested XML elements")
    // No screen, range or date needs more; sums and products are still a processor's whole numbers.
    case .number: (1_000_000_000, "the largest number in a storyboard; larger ones are clamped")
    case .embeddedViews: (20_000, "views of embedded controllers in one scene of a storyboard")
    case .repeatedViews: (100_000, "views of embedded controllers in all scenes of a storyboard")
    case .embeddings: (50, "nested controllers in a storyboard")
    case .documentBytes: (1_000_000, "bytes of text in the views of a document")
    case .pixels: (1 << 28, "pixels of a picture")
    // 270 MB while it is read; a photo of a phone has twelve million.
    case .scenePixels: (1 << 24, "pixels of a picture in a scene")
    // To make more takes minutes.
    case .animationPixels: (1 << 32, "pixels of all frames of an animated PNG")
    // 160 MB of memory.
    case .mapPixels: (40_000_000, "pixels of a map; larger ones are scaled down")
    case .drawingParts: (20_000, "parts of an SVG picture")
    case .uses: (8, "nested `use` elements in an SVG picture")
    // Each reads all scenes again.
    case .variants: (10_000, "combinations of the axes of a set")
    case .parts: (1_000_000, "parts of a plan")
    case .fileBytes: (1 << 30, "bytes of any other file")
    }
  }
}
