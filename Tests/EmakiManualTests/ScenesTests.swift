import EmakiDiagnostics
import EmakiSceneFile
import EmakiSceneFormat
import Foundation
import Testing

@testable import EmakiManual

@Suite struct `The scenes of the manual` {
  private func notices(_ text: String) -> [Diagnostic] {
    var options = SceneFileOptions()
    options.files = ManualFiles()
    options.storyboards = ManualFiles()
    return SceneFileReader.read(text, file: "scene.yaml", options: options).diagnostics
  }

  @Test func `are read without a word`() {
    for example in KeyExample.all {
      #expect(notices(example.scene) == [], "\(example.picture)")
    }
    for recipe in Recipe.all { #expect(notices(recipe.text) == [], "\(recipe.name)") }
  }

  @Test func `have lines of their own in every example, and few of them`() {
    for example in KeyExample.all {
      #expect(!example.lines.isEmpty, "\(example.picture)")
      #expect(example.lines.split(separator: "\n").count <= 14, "\(example.picture)")
    }
    let pictures = KeyExample.all.map(\.picture)
    #expect(Set(pictures).count == pictures.count)
  }

  @Test func `say in every recipe what it shows and what to change`() {
    #expect(Recipe.all.count >= 25)
    for recipe in Recipe.all {
      #expect(!recipe.title.isEmpty && recipe.problem.hasSuffix("."), "\(recipe.name)")
      #expect(recipe.changes.count >= 2, "\(recipe.name)")
      #expect(recipe.scene.hasPrefix("title: "), "\(recipe.name)")
      #expect(recipe.scene.split(separator: "\n").count <= 60, "\(recipe.name)")
    }
  }

  @Test func `in the text of pages are read without a word`() {
    var count = 0
    for page in ManualResource.pages {
      for case .code(let code, "yaml") in MarkdownBlock.blocks(of: page.text)
      where code.contains("children:") {
        count += 1
        #expect(notices(code) == [], "\(page.name)")
      }
    }
    #expect(count > 0)
  }
}
