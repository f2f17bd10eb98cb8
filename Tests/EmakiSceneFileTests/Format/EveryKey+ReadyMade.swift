extension EveryKey {
  /// The ready-made scenes with every parameter.
  static let readyMades = [
    "scene: paging-menu\nwith: {items: [{title: A, color: red, headline: B}], cellWidth: 90, "
      + "menuHeight: 40, duration: 0.2, rows: 1}",
    "scene: tabs\nwith: {items: [{title: A, heading: B}], barHeight: 40, underlineHeight: 3, "
      + "duration: 0.2, rows: 1}",
    "scene: article-header\nwith: {heading: A, category: B, views: 1, likes: 2, "
      + "headerHeight: 250, plainHeaderHeight: 210, barHeight: 88, plainBarHeight: 60, "
      + "margin: 40, plainMargin: 24, sections: [C]}",
    "scene: popup\nwith: {heading: A, options: [{title: B, icon: star}], height: 200, "
      + "duration: 0.3, curve: linear, listTitle: C, rows: 2}",
    "scene: structured-page\nwith: {heading: A, genre: B, rating: 1, cast: [C], "
      + "reviews: [{by: D, text: E}], button: F}",
    "scene: image-editor\nwith: {document: A, canvasWidth: 100, canvasHeight: 200, "
      + "layers: [{title: B, icon: star}], tools: [brush], panelWidth: 200, duration: 0.3}",
    "scene: card-flip\nwith: {heading: A, place: B, duration: 0.2, perspective: -0.001, "
      + "distance: 100}",
    "scene: accordion\nwith: {heading: A, sections: [{title: B, icon: star}], "
      + "headerHeight: 50, sectionHeight: 100, duration: 0.2}",
    "scene: zoom\nwith: {heading: A, imageWidth: 300, imageHeight: 200, largest: 4}",
  ]
}
