import EmakiText

extension ManualPage {
  /// The page of a recipe.
  init(_ recipe: Recipe) {
    file = recipe.page
    title = recipe.title
    part = .cookbook
    isListed = false
    entries = [Entry(title: recipe.title, address: recipe.page, detail: "Cookbook")]
    let changes =
      recipe.changes.isEmpty
      ? []
      : [
        "<h2>What to change</h2>",
        MarkdownBlock.list(recipe.changes, isOrdered: false).html,
      ]
    let parts = [
      "<h1>\(Markup.escaped(recipe.title))</h1>",
      "<p>\(InlineMarkdown.html(recipe.problem))</p>",
      "<div class=\"recipe\"><img src=\"\(recipe.picture)\" alt=\"\(Markup.escaped(recipe.title))"
        + ", as this file draws it\"></div>",
      "<h2>The file</h2>", MarkdownBlock.code(recipe.scene, in: "yaml"),
      "<p>Make it yours:</p>",
      MarkdownBlock.code("emaki init --template \(recipe.name) \(recipe.name).yaml\n"),
    ]
    body = (parts + changes + ["<p><a href=\"cookbook.html\">All recipes</a></p>"])
      .joined(separator: "\n")
  }
}
