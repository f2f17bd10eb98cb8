import Testing

@testable import EmakiWireframe

/// Names of system symbols that apps use most.
@Suite struct `The system's symbols` {
  private static let names = """
    airplane airplayvideo alarm alarm.fill ant antenna.radiowaves.left.and.right applelogo \
    archivebox arrow.2.squarepath arrow.clockwise arrow.clockwise.circle arrow.counterclockwise \
    arrow.down arrow.down.circle arrow.down.left arrow.down.right \
    arrow.down.right.and.arrow.up.left arrow.down.to.line arrow.left arrow.left.and.right \
    arrow.left.arrow.right arrow.left.arrow.right.circle arrow.left.to.line arrow.right \
    arrow.right.to.line arrow.triangle.2.circlepath arrow.triangle.2.circlepath.camera \
    arrow.triangle.branch arrow.turn.down.left arrow.turn.down.right arrow.turn.left.up \
    arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down arrow.up.arrow.down \
    arrow.up.circle arrow.up.circle.fill arrow.up.left arrow.up.left.and.arrow.down.right \
    arrow.up.right arrow.up.to.line arrow.uturn.backward arrow.uturn.down arrow.uturn.forward \
    arrow.uturn.left arrow.uturn.right arrow.uturn.up at backward.end.fill bag bandage barcode \
    barcode.viewfinder basket battery.0 battery.100 battery.25 battery.50 battery.75 bed.double \
    bell bell.badge bell.circle.fill bell.fill bell.slash bell.slash.fill bicycle bin.xmark \
    bitcoinsign bold bolt bolt.fill bolt.slash book book.closed book.fill bookmark bookmark.fill \
    bookmark.slash books.vertical brain briefcase bubble.left bubble.left.and.bubble.right \
    bubble.right building building.2 building.columns bus calendar calendar.badge.plus \
    calendar.circle camera camera.fill camera.rotate camera.viewfinder car car.fill cart \
    cart.badge.plus cart.fill character.cursor.ibeam chart.bar chart.bar.fill chart.pie \
    checkerboard.shield checklist checkmark checkmark.circle checkmark.circle.fill \
    checkmark.seal.fill checkmark.shield.fill checkmark.square chevron.backward \
    chevron.compact.down chevron.down chevron.forward chevron.left chevron.left.2 \
    chevron.left.forwardslash.chevron.right chevron.right chevron.right.2 chevron.up \
    chevron.up.chevron.down circle circle.dashed circle.fill circle.grid.3x3 \
    circle.lefthalf.filled clipboard clock clock.arrow.circlepath clock.fill cloud cloud.bolt \
    cloud.fill cloud.fog cloud.rain.fill cloud.snow cloud.sun command cpu creditcard \
    creditcard.fill cross cross.case crown curlybraces cursorarrow decrease.indent delete.left \
    delete.left.fill delete.right deskclock deskclock.fill desktopcomputer dial diamond dice \
    divide doc doc.fill doc.on.clipboard doc.on.doc doc.text doc.text.fill dollarsign.circle \
    dot.radiowaves.forward dot.radiowaves.left.and.right drop ear ellipsis ellipsis.circle.fill \
    ellipsis.rectangle envelope envelope.badge envelope.fill envelope.open equal eraser escape \
    eurosign exclamationmark exclamationmark.bubble exclamationmark.circle.fill \
    exclamationmark.octagon.fill exclamationmark.shield exclamationmark.triangle.fill \
    externaldrive eye eye.fill eye.slash eye.slash.fill eyedropper face.dashed.fill face.smiling \
    faceid ferry figure.run figure.stand figure.walk film flag flag.checkered flag.fill flag.slash \
    flame flame.fill folder folder.badge.plus folder.fill forward.end.fill fuelpump function gauge \
    gauge.with.dots.needle.bottom.0percent gearshape.fill gift giftcard globe gobackward goforward \
    graduationcap grid hammer hand.draw hand.raised hand.raised.fill hand.tap hand.thumbsdown \
    hand.thumbsup hare headphones heart heart.circle heart.fill heart.slash heart.text.square \
    hexagon hifispeaker hourglass house house.fill icloud increase.indent infinity info \
    info.circle iphone italic key keyboard lamp.desk laptopcomputer leaf level lightbulb \
    lightbulb.slash line.3.horizontal line.3.horizontal.decrease.circle link list.bullet \
    list.bullet.rectangle list.dash list.number location location.fill location.slash lock \
    lock.fill lock.open lock.rotation lock.shield lock.slash magnifyingglass map mappin \
    mappin.and.ellipse mappin.circle medal megaphone message message.fill mic mic.circle mic.fill \
    mic.slash minus minus.square moon moon.fill moon.stars multiply music.mic music.note network \
    nosign note.text number octagon option paintbrush paintpalette paperclip paperplane \
    paperplane.fill pause pause.fill pawprint pencil pencil.and.ellipsis.rectangle pencil.circle \
    pencil.slash percent person person.2 person.3 person.badge.plus person.circle \
    person.crop.circle person.crop.circle.fill person.crop.square \
    person.crop.square.filled.and.at.rectangle person.fill person.slash personalhotspot phone \
    phone.arrow.up.right phone.down.fill phone.fill photo photo.fill photo.on.rectangle pills pin \
    pin.fill pin.slash pip play play.circle play.circle.fill play.fill play.rectangle playpause \
    plus plus.bubble plus.circle plus.circle.fill plus.rectangle plus.square plusminus power \
    powerplug printer printer.fill puzzlepiece qrcode qrcode.viewfinder questionmark \
    questionmark.circle quote.bubble radio record.circle rectangle.grid.1x2 rectangle.grid.2x2 \
    rectangle.on.rectangle rectangle.portrait.and.arrow.right repeat repeat.1 return rosette ruler \
    safari safari.fill scope screwdriver scribble seal server.rack shield shield.fill shift \
    shuffle sidebar.left sidebar.right slider.horizontal.3 slider.vertical.3 \
    smallcircle.filled.circle snowflake sparkles speaker speaker.fill speaker.slash.fill \
    speaker.wave.1 speaker.wave.2.fill speaker.wave.3.fill square.and.arrow.down.on.square \
    square.and.arrow.up square.and.arrow.up.fill square.and.pencil square.fill square.grid.2x2 \
    square.grid.3x3 square.on.square square.split.2x1 square.split.2x2 square.stack.fill \
    sterlingsign stethoscope stop stop.circle stopwatch strikethrough suitcase sum sun.max \
    sun.max.fill sunrise sunset swift switch.2 table table.fill tablecells tag tag.fill terminal \
    text.aligncenter text.alignleft text.alignright text.badge.checkmark text.justify textformat \
    textformat.size theatermasks thermometer timer tortoise touchid tram trash trash.circle \
    trash.fill trash.slash tray.fill tree triangle trophy tv umbrella underline video video.fill \
    video.slash viewfinder viewfinder.circle wallet.pass wand.and.rays wand.and.stars wave.3.right \
    waveform waveform.circle.fill waveform.path.ecg wifi wifi.slash wind wrench xmark xmark.bin \
    xmark.bin.fill xmark.circle xmark.circle.fill xmark.shield xmark.square yensign
    """.split(separator: " ").map(String.init)

  @Test func `that are used most are all drawn`() {
    #expect(Self.names.count > 400)
    #expect(Self.names.filter { Icon.named($0) == nil } == [])
  }

}
