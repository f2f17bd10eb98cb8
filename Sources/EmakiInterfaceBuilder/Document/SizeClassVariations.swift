internal import EmakiXML

/// Applies the `<variation>` elements of a document to the elements that they vary.
///
/// Afterwards nothing of variations is left: attributes and keyed children are replaced, and views
/// and constraints that the size class leaves out are gone.
struct SizeClassVariations {
  /// The size class that variations must match.
  let sizeClass: SizeClass

  /// The document as it is for the size class.
  func resolved(_ root: XMLElement) -> XMLElement {
    var excluded: Set<String> = []
    root.walk { collectExclusions($0, into: &excluded) }
    return resolve(root, excluded)
  }

  /// The variations of an element that apply, from the general to the special.
  private func matching(_ element: XMLElement) -> [XMLElement] {
    var ranked: [(rank: Int, variation: XMLElement)] = []
    for variation in element.children where variation.name == "variation" {
      guard let rank = sizeClass.specificity(ofVariation: variation.key ?? "") else { continue }
      let place = ranked.firstIndex { $0.rank > rank } ?? ranked.endIndex
      ranked.insert((rank, variation), at: place)
    }
    return ranked.map(\.variation)
  }

  private func collectExclusions(_ element: XMLElement, into excluded: inout Set<String>) {
    for variation in matching(element) {
      for mask in variation.children where mask.name == "mask" {
        for change in mask.children {
          guard let reference = change["reference"] else { continue }
          if change.name == "exclude" { excluded.insert(reference) }
          if change.name == "include" { excluded.remove(reference) }
        }
      }
    }
  }

  private func resolve(_ element: XMLElement, _ excluded: Set<String>) -> XMLElement {
    var result = element
    for variation in matching(element) { apply(variation, to: &result) }
    result.children = result.children.compactMap { child in
      if child.name == "variation" { return nil }
      if let id = child.id, excluded.contains(id) { return nil }
      return resolve(child, excluded)
    }
    return result
  }

  private func apply(_ variation: XMLElement, to element: inout XMLElement) {
    for attribute in variation.attributes where attribute.name != "key" {
      if let index = element.attributes.firstIndex(where: { $0.name == attribute.name }) {
        element.attributes[index] = attribute
      } else {
        element.attributes.append(attribute)
      }
    }
    for child in variation.children where child.name != "mask" {
      guard let key = child.key else { continue }
      if let index = element.children.firstIndex(where: { $0.key == key }) {
        element.children[index] = child
      } else {
        element.children.append(child)
      }
    }
  }
}
