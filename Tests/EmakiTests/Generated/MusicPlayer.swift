// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct MusicPlayer: Screen {
  let album: Name = "album", artist: Name = "artist", cover: Name = "cover"
  let coverPlace: Name = "coverPlace", coverTop: Name = "coverTop", list: Name = "list"
  let name: Name = "name", number1: Name = "number1", number2: Name = "number2"
  let number3: Name = "number3", number4: Name = "number4", number5: Name = "number5"
  let number6: Name = "number6", number7: Name = "number7", play: Name = "play"
  let safeArea: Name = "safeArea", search: Name = "search", time1: Name = "time1"
  let time2: Name = "time2", time3: Name = "time3", time4: Name = "time4", time5: Name = "time5"
  let time6: Name = "time6", time7: Name = "time7", title1: Name = "title1", title2: Name = "title2"
  let title3: Name = "title3", title4: Name = "title4", title5: Name = "title5"
  let title6: Name = "title6", title7: Name = "title7", tracks: Name = "tracks"

  var body: Content {
    Scene("Music player", device: .iPhoneX).type(.tabBar).viewControllers([album, search])
      .bar(items: ["music: Library", "search: Search"])
    Controller(album, "Album") {
      ScrollView(id: list) {
        View(id: coverPlace).role(.transparent).pin(horizontal: 0, top: 0)
        ImageView("cover", id: cover).contentMode(.scaleAspectFill).clips().pin(horizontal: 0)
        Label("Night Train", id: name).font("28 bold").pin(leading: 16, to: safeArea)
        Label("The Long Scroll", id: artist).font(17).role(.quiet).pin(leading: 16, to: safeArea)
        Button("Play", id: play).icon("play").background(.systemBlue).textColor(.white).tint(.white)
          .cornerRadius(12).pin(horizontal: 16, height: 50, to: safeArea)
        Column(id: tracks) {
          TableCell(id: "track1") {
            Label("1", id: number1).font(15).role(.quiet).pin(leading: 16, to: safeArea)
            Label("Departure", id: title1).font(17).pin(leading: 52, centerY: 0, to: safeArea)
            Label("3:12", id: time1).font(15).role(.quiet).pin(trailing: 16, to: safeArea)
            number1.firstBaseline == title1.firstBaseline
            time1.firstBaseline == title1.firstBaseline
          }
          .pin(height: 56)
          TableCell(id: "track2") {
            Label("2", id: number2).font(15).role(.quiet).pin(leading: 16, to: safeArea)
            Label("Under the snow", id: title2).font(17).pin(leading: 52, centerY: 0, to: safeArea)
            Label("4:05", id: time2).font(15).role(.quiet).pin(trailing: 16, to: safeArea)
            number2.firstBaseline == title2.firstBaseline
            time2.firstBaseline == title2.firstBaseline
          }
          .pin(height: 56)
          TableCell(id: "track3") {
            Label("3", id: number3).font(15).role(.quiet).pin(leading: 16, to: safeArea)
            Label("Dining car", id: title3).font(17).pin(leading: 52, centerY: 0, to: safeArea)
            Label("2:48", id: time3).font(15).role(.quiet).pin(trailing: 16, to: safeArea)
            number3.firstBaseline == title3.firstBaseline
            time3.firstBaseline == title3.firstBaseline
          }
          .pin(height: 56)
          TableCell(id: "track4") {
            Label("4", id: number4).font(15).role(.quiet).pin(leading: 16, to: safeArea)
            Label("Sleeper", id: title4).font(17).pin(leading: 52, centerY: 0, to: safeArea)
            Label("5:31", id: time4).font(15).role(.quiet).pin(trailing: 16, to: safeArea)
            number4.firstBaseline == title4.firstBaseline
            time4.firstBaseline == title4.firstBaseline
          }
          .pin(height: 56)
          TableCell(id: "track5") {
            Label("5", id: number5).font(15).role(.quiet).pin(leading: 16, to: safeArea)
            Label("The bridge", id: title5).font(17).pin(leading: 52, centerY: 0, to: safeArea)
            Label("3:57", id: time5).font(15).role(.quiet).pin(trailing: 16, to: safeArea)
            number5.firstBaseline == title5.firstBaseline
            time5.firstBaseline == title5.firstBaseline
          }
          .pin(height: 56)
          TableCell(id: "track6") {
            Label("6", id: number6).font(15).role(.quiet).pin(leading: 16, to: safeArea)
            Label("Border", id: title6).font(17).pin(leading: 52, centerY: 0, to: safeArea)
            Label("4:20", id: time6).font(15).role(.quiet).pin(trailing: 16, to: safeArea)
            number6.firstBaseline == title6.firstBaseline
            time6.firstBaseline == title6.firstBaseline
          }
          .pin(height: 56)
          TableCell(id: "track7") {
            Label("7", id: number7).font(15).role(.quiet).pin(leading: 16, to: safeArea)
            Label("Morning", id: title7).font(17).pin(leading: 52, centerY: 0, to: safeArea)
            Label("3:33", id: time7).font(15).role(.quiet).pin(trailing: 16, to: safeArea)
            number7.firstBaseline == title7.firstBaseline
            time7.firstBaseline == title7.firstBaseline
          }
          .pin(height: 56)
        }
        .pin(horizontal: 0, bottom: 0, width: "100%")
      }
      .contentInsetAdjustmentBehavior(.never).pin(.edges).alwaysBounceVertical()
      Constraint(coverTop, cover.top == list.content.top)
      coverPlace.height == 300 ~ 500
      coverPlace.height <= 0.55 * list.height
      cover.bottom == coverPlace.bottom
      name.top == cover.bottom + 20
      artist.top == name.bottom + 4
      play.top == artist.bottom + 16
      tracks.top == play.bottom + 16
    }
    .role(.surface)
    Controller(search, "Search") {
      SearchBar(id: "field").placeholder("Songs").pin(horizontal: 0, top: 0, to: safeArea)
    }
    .role(.surface)
    Link(from: list.contentOffset.y, to: coverTop, input: [-1000, 0], output: [-1000, 0])
    Motion("pull") { Drag(on: list, by: [0, 150], duration: 0.4, velocity: [0, 0]) }
    Motion("toSearch") { Select(index: 1, in: "root") }
  }
}
