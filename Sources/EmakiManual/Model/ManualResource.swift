/// The files that the manual is made from; each is a part of the program.
enum ManualResource {
  /// A page in Markdown.
  struct Page {
    let name: String
    let part: ManualPage.Part
    let text: String

    fileprivate init(_ name: String, _ part: ManualPage.Part, _ bytes: [UInt8]) {
      self.name = name
      self.part = part
      text = string(bytes)
    }
  }

  /// The pages, in the order of the navigation.
  static var pages: [Page] {
    [
      Page("index", .start, PackageResources.index_md),
      Page("start", .start, PackageResources.start_md),
      Page("cookbook", .cookbook, PackageResources.cookbook_md),
      Page("pull-requests", .cookbook, PackageResources.pull_requests_md),
      Page("handover", .cookbook, PackageResources.handover_md),
      Page("design-review", .cookbook, PackageResources.design_review_md),
      Page("files", .reference, PackageResources.files_md),
      Page("views", .reference, PackageResources.views_md),
      Page("layout", .reference, PackageResources.layout_md),
      Page("stacks", .reference, PackageResources.stacks_md),
      Page("text", .reference, PackageResources.text_md),
      Page("look", .reference, PackageResources.look_md),
      Page("controls", .reference, PackageResources.controls_md),
      Page("scrolling", .reference, PackageResources.scrolling_md),
      Page("lists", .reference, PackageResources.lists_md),
      Page("motion", .reference, PackageResources.motion_md),
      Page("touches", .reference, PackageResources.touches_md),
      Page("links", .reference, PackageResources.links_md),
      Page("controllers", .reference, PackageResources.controllers_md),
      Page("navigation", .reference, PackageResources.navigation_md),
      Page("ready-made", .reference, PackageResources.ready_made_md),
      Page("names", .reference, PackageResources.names_md),
      Page("values", .reference, PackageResources.values_md),
      Page("pictures-of-values", .reference, PackageResources.pictures_of_values_md),
      Page("commands", .commands, PackageResources.commands_md),
      Page("formats", .commands, PackageResources.formats_md),
      Page("editors", .commands, PackageResources.editors_md),
      Page("swift", .commands, PackageResources.swift_md),
      Page("storyboards", .storyboards, PackageResources.storyboards_md),
      Page("motion-in-code", .storyboards, PackageResources.motion_in_code_md),
      Page("not-supported", .storyboards, PackageResources.not_supported_md),
      Page("how-it-works", .workings, PackageResources.how_it_works_md),
      Page("seen", .workings, PackageResources.seen_md),
      Page("words", .workings, PackageResources.words_md),
    ]
  }

  /// The scenes of the cookbook, with their names.
  static var recipes: [(name: String, text: String)] {
    [
      ("side-menu", PackageResources.side_menu_yaml),
      ("chat", PackageResources.chat_yaml),
      ("sheet", PackageResources.sheet_yaml),
      ("hero", PackageResources.hero_yaml),
      ("onboarding", PackageResources.onboarding_yaml),
      ("swipe-actions", PackageResources.swipe_actions_yaml),
      ("pull-to-refresh", PackageResources.pull_to_refresh_yaml),
      ("form-error", PackageResources.form_error_yaml),
      ("keyboard", PackageResources.keyboard_yaml),
      ("tab-badge", PackageResources.tab_badge_yaml),
      ("split", PackageResources.split_yaml),
      ("parallax-header", PackageResources.parallax_header_yaml),
      ("sticky-header", PackageResources.sticky_header_yaml),
      ("skeleton", PackageResources.skeleton_yaml),
      ("settings", PackageResources.settings_yaml),
      ("grid", PackageResources.grid_yaml),
      ("checkout", PackageResources.checkout_yaml),
      ("feed", PackageResources.feed_yaml),
      ("news-tabs", PackageResources.news_tabs_yaml),
      ("player", PackageResources.player_yaml),
      ("mini-player", PackageResources.mini_player_yaml),
      ("toast", PackageResources.toast_yaml),
      ("expanding-row", PackageResources.expanding_row_yaml),
      ("alert", PackageResources.alert_yaml),
      ("card-stack", PackageResources.card_stack_yaml),
      ("like-button", PackageResources.like_button_yaml),
      ("dark-mode", PackageResources.dark_mode_yaml),
      ("large-text", PackageResources.large_text_yaml),
      ("right-to-left", PackageResources.right_to_left_yaml),
      ("storyboard-motion", PackageResources.storyboard_motion_yaml),
      ("redlines", PackageResources.redlines_yaml),
      ("motion-spec", PackageResources.motion_spec_yaml),
      ("filmstrip", PackageResources.filmstrip_yaml),
    ].map { ($0.0, string($0.1)) }
  }

  /// The files of examples.
  static var examples: [String] {
    [
      PackageResources.files_examples_yaml,
      PackageResources.views_examples_yaml,
      PackageResources.layout_examples_yaml,
      PackageResources.text_examples_yaml,
      PackageResources.look_examples_yaml,
      PackageResources.controls_examples_yaml,
      PackageResources.scrolling_examples_yaml,
      PackageResources.lists_examples_yaml,
      PackageResources.motion_examples_yaml,
      PackageResources.touches_examples_yaml,
      PackageResources.links_examples_yaml,
      PackageResources.controllers_examples_yaml,
      PackageResources.navigation_examples_yaml,
      PackageResources.ready_made_examples_yaml,
    ].map(string)
  }

  /// The files that scenes of the manual name.
  static let files: [String: [UInt8]] = [
    "article.json": PackageResources.article_json,
    "parts.yaml": PackageResources.parts_yaml,
    "Main.storyboard": PackageResources.Main_storyboard,
    "icons/rocket.svg": PackageResources.rocket_svg,
  ]

  static var page: String { string(PackageResources.page_html) }
  static var css: [UInt8] { PackageResources.manual_css }
  static var script: [UInt8] { PackageResources.manual_js }

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
