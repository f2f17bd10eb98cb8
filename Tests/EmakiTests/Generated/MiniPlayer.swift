// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct MiniPlayer: Screen {
  let albums: Name = "albums", artist: Name = "artist", close: Name = "close", cover: Name = "cover"
  let coverLeft: Name = "coverLeft", coverSide: Name = "coverSide", coverTop: Name = "coverTop"
  let heading: Name = "heading", open: Name = "open", play: Name = "play", playTop: Name = "playTop"
  let player: Name = "player", playerBottom: Name = "playerBottom"
  let playerHeight: Name = "playerHeight", playerSides: Name = "playerSides"
  let safeArea: Name = "safeArea", slider: Name = "slider", song: Name = "song"
  let songLeft: Name = "songLeft", songTop: Name = "songTop"

  var body: Content {
    Scene("Mini player", device: .iPhone16).role(.surface)
    Label("Listen now", id: heading).font("34 bold").pin(top: 12, leading: 20, to: safeArea)
    Row(id: albums) {
      ImageView("album", id: "first").cornerRadius(8)
      ImageView("album", id: "second").cornerRadius(8)
    }
    .spacing(16).distribution(.fillEqually).pin(horizontal: 20, height: 168, to: safeArea)
    TabBar(id: "tabs").items(["play: Listen", "search: Search", "music: Library"])
      .pin(horizontal: 0, bottom: 0, height: 83)
    View(id: player) {
      ImageView("cover", id: cover).cornerRadius(6)
      Label("Night Train", id: song).font("17 semibold")
      Label("The Long Scroll", id: artist).font(15).role(.quiet).alpha(0).pin(leading: 32)
      Slider(id: slider).value(0.3).alpha(0).pin(horizontal: 32)
      Button(id: play).icon("play").pin(trailing: 16, size: 32)
      Constraint(coverTop, cover.top == superview.top + 8)
      Constraint(coverLeft, cover.leading == superview.leading + 8)
      Constraint(coverSide, cover.width == 40)
      cover.height == cover.width
      Constraint(songTop, song.top == superview.top + 18)
      Constraint(songLeft, song.leading == superview.leading + 60)
      artist.top == song.bottom + 4
      slider.top == artist.bottom + 20
      Constraint(playTop, play.top == superview.top + 12)
    }
    .background(.systemGray6).cornerRadius(12).clips().on(tap: .action(alternate: [open, close]))
    albums.top == heading.bottom + 20
    Constraint(playerSides, player.leading == superview.leading + 12)
    player.centerX == superview.centerX
    Constraint(playerHeight, player.height == 56)
    Constraint(playerBottom, player.bottom == superview.bottom - 91)
    Motion(open) {
      Animate(duration: 0.45, spring: 0.85) {
        playerSides(0)
        playerHeight(852)
        playerBottom(0)
        coverTop(90)
        coverLeft(32)
        coverSide(329)
        songTop(450)
        songLeft(32)
        playTop(444)
        artist(alpha: 1)
        slider(alpha: 1)
        player(cornerRadius: 0)
      }
    }
    Motion(close) {
      Animate(duration: 0.45, spring: 0.85) {
        playerSides(12)
        playerHeight(56)
        playerBottom(-91)
        coverTop(8)
        coverLeft(8)
        coverSide(40)
        songTop(18)
        songLeft(60)
        playTop(12)
        artist(alpha: 0)
        slider(alpha: 0)
        player(cornerRadius: 12)
      }
    }
  }
}
