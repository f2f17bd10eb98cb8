internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// The views inside an element, back to front.
  func subviews(of element: XMLElement, view: View, in parent: XMLElement?) -> [View] {
    let members = members(of: element).enumerated().map { number, member in
      TableMember(
        role: member.0, element: member.1,
        surroundings: ElementContext(
          role: member.0, parent: element, grandparent: parent, parentID: view.id,
          number: number))
    }
    if fillsTables, view.kind == .tableView { return rows(of: element, view, members) }
    if fillsTables, view.kind == .collectionView { return items(of: element, view.id, members) }
    return members.map { self.view($0.element, in: $0.surroundings) }
  }

  /// The elements that are views inside another, with what they are to it.
  private func members(of element: XMLElement) -> [(ElementContext.Role, XMLElement)] {
    var members: [(ElementContext.Role, XMLElement)] = []
    for child in element.children {
      switch child.name {
      case "subviews":
        let role: ElementContext.Role = element.name == "stackView" ? .arranged : .subview
        members += child.children.map { (role, $0) }
      case "prototypes", "cells": members += child.children.map { (.cell, $0) }
      case "sections": members += child.children.flatMap(section)
      default:
        if ElementKinds.isContentView(child) {
          members.append((.content, child))
        } else if child.child("rect", key: "frame") != nil, child.key != "frame", isShown(child) {
          let isBehind = child.key?.hasSuffix("ackgroundView") == true
          members.insert((.accessory, child), at: isBehind ? 0 : members.endIndex)
        }
      }
    }
    return members
  }

  /// Whether a cell shows an accessory: an app has the one for editing only then.
  private func isShown(_ accessory: XMLElement) -> Bool {
    isCanvas || accessory.key != "editingAccessoryView"
  }

  private func section(_ section: XMLElement) -> [(ElementContext.Role, XMLElement)] {
    let header = section.child(key: "headerView").map { (ElementContext.Role.accessory, $0) }
    let footer = section.child(key: "footerView").map { (ElementContext.Role.accessory, $0) }
    let cells = section.list("cells").map { (ElementContext.Role.cell, $0) }
    let views = [header].compactMap(\.self) + cells + [footer].compactMap(\.self)
    // A running app also has the titles and gaps of sections.
    return fillsTables ? [(.section, section)] + views + [(.sectionEnd, section)] : views
  }
}
