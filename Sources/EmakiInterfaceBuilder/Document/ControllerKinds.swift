internal import EmakiScenes
internal import EmakiXML

/// Which element stands for which kind of controller.
enum ControllerKinds {
  /// The kind of a controller's element; a custom class counts as a plain one.
  static func kind(_ element: XMLElement) -> ViewController.Kind {
    switch element.name {
    case "navigationController": .navigation
    case "tabBarController": .tabBar
    case "tableViewController": .table
    case "collectionViewController": .collection
    case "splitViewController": .split
    case "pageViewController": .page
    case "hostingController": .hosting
    case "viewControllerPlaceholder": .reference
    default: .view
    }
  }

  /// Whether an element is a controller that is known.
  static func isKnown(_ element: XMLElement) -> Bool {
    if kind(element) != .view { return true }
    return [
      "viewController", "glkViewController", "avPlayerViewController", "searchDisplayController",
      "imagePickerController", "abPeoplePickerNavigationController",
    ].contains(element.name)
  }
}

extension XMLElement {
  /// The element of a controller's root view, if the file has one.
  var rootView: XMLElement? {
    children.first { $0.key == "view" }
      ?? children.first { ["tableView", "collectionView"].contains($0.name) }
  }

  /// The names by which people and code know a controller, its object id apart.
  var controllerAliases: [String] {
    var names: [String] = []
    for name in [self["storyboardIdentifier"], self["customClass"], self["userLabel"]] {
      if let name, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The title of a controller on the screen or, failing that, its name in the file.
  var controllerTitle: String? {
    self["title"] ?? child("navigationItem", key: "navigationItem")?["title"]
      ?? self["userLabel"] ?? self["customClass"]
  }
}
