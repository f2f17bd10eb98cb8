internal import EmakiLayout
internal import EmakiXML

extension Accessibility {
  /// Takes what Interface Builder saved of a view; its traits are attributes with the value `YES`.
  init(_ element: XMLElement) {
    self.init()
    label = element["label"]
    hint = element["hint"]
    let saved = element.child("accessibilityTraits")
    traits = Set(Trait.allCases.filter { saved?.flag($0.rawValue) == true })
    isElement = element.child(key: "isElement").map { $0.flag("value") }
  }
}
