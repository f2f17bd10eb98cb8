import EmakiDrawing
import EmakiLayout

extension Snapshot {
  /// Lets what lies above content that is pulled follow it.
  ///
  /// With p, how far the content lies below its beginning, a refresh control lies just above the
  /// content until there is room for all of it, then at the top of what is seen: y = −max(p, height).
  /// In a large title, over the content, it comes in from the title's top: y = min(p − height, 0).
  /// Its spinner is seen as far as it is pulled, p / threshold, and is on while it refreshes.
  mutating func followPulls() {
    for index in screen.nodes.indices {
      guard let control = screen.nodes[index].view.scroll?.refresh,
        let place = screen.index(of: control.view), screen.nodes.indices.contains(place + 1)
      else { continue }
      let top = -presentations[index].contentInset.top
      let pull = max(0, top - presentations[index].contentOffset.y)
      let isOn = presentations[place].isOn
      let height = RefreshControl.height
      presentations[place].frame.origin.y =
        screen.nodes[place].parent == index ? -max(pull, height) : min(pull - height, 0)
      presentations[place].alpha *= isOn ? 1 : min(1, pull / height)
      presentations[place + 1].knob = isOn ? 1 : min(1, pull / RefreshControl.threshold)
      presentations[place + 1].isOn = isOn
    }
  }

  /// Turns activity indicators that are on, by one of their eight petals each eighth of a second.
  mutating func turnSpinners(at time: Double) {
    let petal = (time * 8).rounded(.down).truncatingRemainder(dividingBy: 8)
    for index in screen.nodes.indices
    where presentations[index].isOn && screen.nodes[index].view.kind == .activityIndicator {
      presentations[index].transform.rotation += petal * .pi / 4
    }
  }
}
