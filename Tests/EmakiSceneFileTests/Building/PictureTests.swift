import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct PictureTests {
  private func read(
    _ keys: String, _ files: [String: String] = ["pics/a.png": "40 30", "pics/b@2x.jpg": "40 30"]
  ) -> (image: ImageContent?, notices: [String]) {
    let read = SceneFileReader.read(
      "children: [{\(keys)}]", file: "f", options: MemoryFiles.options(files))
    return (
      read.value.scenes.first?.controller.view.subviews.first?.image,
      read.diagnostics.map(\.description)
    )
  }

  @Test func `a picture file gives its size, by the scale in its name`() {
    #expect(read("image: pics/a.png").image?.size == Size(width: 40, height: 30))
    #expect(read("image: pics/b@2x.jpg").image?.size == Size(width: 20, height: 15))
    #expect(read("image: pics/a.png").image?.picture?.name == "pics/a.png")
  }

  @Test func `a size that is said holds, with the picture and without`() {
    let keys = "image: {name: pics/a.png, size: [10, 20]}"
    #expect(read(keys).image?.size == Size(width: 10, height: 20))
    let missing = read(keys, [:])
    #expect(missing.image?.size == Size(width: 10, height: 20))
    #expect(missing.image?.picture == nil)
    #expect(
      missing.notices == [
        "f:1:27: warning: there is no file \"pics/a.png\"\n  hint: a crossed box is drawn instead; "
          + "image: {name: …, size: [w, h]} keeps its size"
      ])
  }

  @Test func `a name that is no file's stands for itself`() {
    #expect(read("image: photo") == (ImageContent(name: "photo"), []))
  }

  @Test func `a path starts in the folder of the file that says it`() {
    let files = [
      "deep/data.json": #"{"photo": "pics/a.png"}"#, "deep/pics/a.png": "4 4",
      "lib/parts.yaml": "components: {c: {image: ../deep/pics/a.png}}",
    ]
    let text = """
      import: ../lib/parts.yaml
      data: ../deep/data.json
      children: [{component: c}, {image: "{data.photo}"}]
      """
    let options = MemoryFiles.options(files, folder: "scenes")
    let read = SceneFileReader.read(text, file: "f", options: options)
    #expect(read.diagnostics == [])
    let images = read.value.scenes[0].controller.view.subviews.map(\.image)
    #expect(images.map { $0?.picture?.name } == ["deep/pics/a.png", "deep/pics/a.png"])
    #expect(images.map { $0?.name } == ["../deep/pics/a.png", "../deep/pics/a.png"])
  }

  @Test func `a picture is read once, whoever names it`() {
    let files = CountingFiles()
    var options = SceneFileOptions()
    options.files = files
    let text = "children: [{image: a.png}, {image: ./a.png}, {image: x/../a.png}]"
    #expect(SceneFileReader.read(text, file: "f", options: options).diagnostics == [])
    #expect(files.count == 1)
  }
}

private func == (a: (image: ImageContent?, notices: [String]), b: (ImageContent?, [String])) -> Bool
{
  a.image == b.0 && a.notices == b.1
}
