import EmakiLayout

extension Icon {
  /// The names under which an unknown name may be found, without decoration, then by its alias; and
  /// the look that the decoration gives it.
  static func standIns(for name: String) -> [(name: String, look: IconLook)] {
    var words = name.split { $0 == "." || $0 == "-" || $0 == "_" }.map(String.init)
    if let first = words.first, ["ic", "icon"].contains(first) { words.removeFirst() }
    var candidates: [(name: String, look: IconLook)] = []
    var look = IconLook()
    func add() {
      let joined = words.joined(separator: "-")
      candidates.append((joined, look))
      if let alias = aliases[joined] { candidates.append((alias, look)) }
    }
    add()
    if words.count > 1, words.contains("fill") {
      words.removeAll { $0 == "fill" }
      look.isFilled = true
      add()
    }
    if let place = words.lastIndex(of: "badge"), place > 0 {
      let badge = words[(place + 1)...].joined(separator: "-")
      look.badge = IconLook.badges[badge] == nil ? "" : badge
      words.removeSubrange(place...)
      add()
    }
    while words.count > 1, let last = words.last, decorations.contains(last) {
      words.removeLast()
      if last == "slash" { look.isSlashed = true }
      if look.shape == nil { look.shape = IconLook.Shape(rawValue: last) }
      add()
    }
    return candidates
  }

  /// The icon of this name where reading goes this way: names that say back or forward, not left or
  /// right, turn with it.
  static func named(_ name: String, reading direction: LayoutDirection) -> Icon? {
    guard direction == .rightToLeft, let icon = named(name),
      let look = standIns(for: name).first(where: { turning.contains($0.name) })?.look
    else { return named(name) }
    let (left, right) = ("-left", "-right")
    let isLeft = icon.name.hasSuffix(left)
    let stem = icon.name.dropLast((isLeft ? left : right).count)
    return named(stem + (isLeft ? right : left))?.with(look)
  }

  private static let turning: Set<String> = [
    "back", "next", "chevron-backward", "chevron-forward", "arrow-backward",
    "arrow-forward",
  ]

  /// Last words of system symbols that change the look, not the meaning.
  private static let decorations: Set<String> = Set(IconLook.Shape.allCases.map(\.rawValue))
    .union(["slash", "bold", "icon"])

  /// Other common names, among them those of the system's symbols, with hyphens for dots.
  private static let aliases: [String: String] = [
    "xmark-bin": "bin-xmark", "icloud": "cloud", "oval-portrait": "oval", "video-camera": "video",
    "sparkle": "sparkles",
    "wave-3-forward": "wave-3-right", "arrowshape-left": "arrow-left",
    "barcode-viewfinder": "barcode",
    "arrowshape-right": "arrow-right", "globe-americas": "globe", "globe-europe-africa": "globe",
    "house": "home", "magnifyingglass": "search", "gear": "settings", "gearshape": "settings",
    "person": "user", "person-circle": "user-circle", "person-crop-circle": "user-circle",
    "account-circle": "user-circle", "person-2": "users", "person-3": "users", "profile": "user",
    "account": "user", "avatar": "user", "group": "users", "xmark": "close", "cancel": "close",
    "delete": "trash", "bin": "trash", "line-horizontal-3": "menu", "line-3-horizontal": "menu",
    "hamburger": "menu", "line-3-horizontal-decrease": "filter", "list-bullet": "list",
    "list-dash": "list", "ellipsis": "more", "back": "chevron-left", "next": "chevron-right",
    "chevron-up-chevron-down": "chevron-up-down", "arrow-up-arrow-down": "chevron-up-down",
    "arrow-triangle-2-circlepath": "refresh", "arrow-2-circlepath": "refresh",
    "repeat": "refresh", "gobackward": "undo", "goforward": "redo",
    "bubble-left-and-bubble-right": "chat", "text-bubble": "chat", "ellipsis-bubble": "chat",
    "rectangle-portrait-and-arrow-right": "logout", "gearshape-2": "settings",
    "clock-arrow-circlepath": "clock", "timer": "clock", "stopwatch": "clock", "alarm": "clock",
    "list-number": "list", "waveform": "music",
    "chevron-backward": "chevron-left", "chevron-forward": "chevron-right",
    "arrow-backward": "arrow-left", "arrow-forward": "arrow-right",
    "checkmark": "check", "done": "check", "add": "plus", "new": "plus", "remove": "minus",
    "square-and-arrow-up": "share", "square-and-arrow-down": "download", "action": "share",
    "arrow-down-to-line": "download", "arrow-up-to-line": "upload", "save": "download",
    "square-and-pencil": "edit", "pencil": "edit", "compose": "edit", "paperplane": "send",
    "envelope": "mail", "email": "mail", "bubble-left": "chat", "bubble-right": "chat",
    "message": "chat", "comment": "chat", "photo": "image", "picture": "image",
    "photo-on-rectangle": "image", "gallery": "image", "slider-horizontal-3": "sliders",
    "square-grid-2x2": "grid", "doc": "file", "doc-text": "file", "document": "file",
    "doc-on-doc": "copy", "organize": "folder", "location": "navigation",
    "place": "map-pin", "safari": "compass",
    "questionmark-circle": "help", "info-circle": "info",
    "exclamationmark-triangle": "warning", "exclamationmark": "warning",
    "alert": "warning", "error": "warning", "speaker": "volume", "speaker-wave-2": "volume",
    "sound": "volume", "microphone": "mic", "music-note": "music", "film": "video",
    "movie": "video", "creditcard": "card", "newspaper": "news", "article": "news",
    "tray": "download", "arrow-clockwise": "refresh", "reload": "refresh",
    "arrow-counterclockwise": "undo", "arrow-uturn-backward": "undo", "reply": "undo",
    "arrow-uturn-forward": "redo", "rotate": "refresh", "square-stack": "layers",
    "square-stack-3d-up": "layers", "paintbrush": "brush", "textformat": "text", "font": "text",
    "arrow-up-left-and-arrow-down-right": "expand", "fullscreen": "expand",
    "plus-magnifyingglass": "zoom-in", "minus-magnifyingglass": "zoom-out", "favorite": "heart",
    "favourite": "heart", "like": "heart", "favorites": "star", "rating": "star",
    "bookmarks": "bookmark", "saved": "bookmark", "history": "clock", "recents": "clock",
    "time": "clock", "notification": "bell", "notifications": "bell", "shop": "bag",
    "store": "bag", "basket": "cart", "featured": "star", "contacts": "users", "call": "phone",
    "downloads": "download", "lock-open": "unlock", "light": "sun", "dark": "moon",
    "web": "globe", "network": "globe", "handbag": "bag", "me": "user", "sort": "filter",
    "previous": "skip-back", "backward": "skip-back", "backward-end": "skip-back",
    "forward": "skip-forward", "forward-end": "skip-forward", "rewind": "skip-back",
    "fast-forward": "skip-forward",
    "sun-max": "sun", "sun-min": "sun", "cloud-rain": "rain", "snowflake": "snow", "fire": "flame",
    "water": "drop", "location-north": "navigation", "rectangle-stack": "layers",
    "hand-thumbsup": "thumbs-up", "battery-100": "battery", "bed-double": "bed",
    "cup-and-saucer": "cup", "coffee": "cup", "books-vertical": "book",
    "graduationcap": "graduation-cap", "hammer": "wrench", "screwdriver": "wrench",
    "wrench-and-screwdriver": "wrench", "wand-and-stars": "sparkles", "magic": "sparkles",
    "archivebox": "archive", "laptopcomputer": "laptop", "desktopcomputer": "tv", "display": "tv",
    "iphone": "mobile", "smartphone": "mobile", "ipad": "mobile", "applewatch": "watch",
    "headset": "headphones", "gamecontroller": "gamepad", "game": "gamepad", "faceid": "face-id",
    "qr-code": "qrcode", "chart-bar": "chart", "chart-pie": "chart", "statistics": "chart",
    "chart-line-uptrend-xyaxis": "chart-line", "chart-xyaxis-line": "chart-line",
    "dollarsign": "dollar", "money": "dollar", "price": "dollar", "number": "hash",
    "text-alignleft": "align-left", "text-justify": "align-left", "text-quote": "align-left",
    "person-badge-plus": "user-plus", "person-crop-circle-badge-plus": "user-plus",
    "lightbulb": "light-bulb", "idea": "light-bulb", "plane": "airplane", "flights": "airplane",
    "inbox": "tray", "outbox": "tray", "mailbox": "tray",
    "sent": "send", "draft": "file", "drafts": "file", "spam": "bin-xmark", "starred": "star",
    "order": "bag", "orders": "bag", "wallet": "wallet-pass", "coupon": "ticket",
    "discount": "percent", "qr": "qrcode", "scan": "viewfinder", "palette": "paintpalette",
    "theme": "paintpalette", "airplane-mode": "airplane", "flight": "airplane",
    "fingerprint": "touchid", "support": "help", "feedback": "chat", "bug": "ant", "rate": "star",
    "cut": "scissors", "attach": "paperclip", "emoji": "face-smiling", "smile": "face-smiling",
    "smiley": "face-smiling", "playlist": "music", "artist": "music-mic", "lyrics": "text-quote",
    "airplay": "airplayaudio", "cast": "airplayvideo", "equalizer": "sliders",
    "weather": "cloud-sun", "temperature": "thermometer", "bike": "bicycle",
    "walk": "figure-walk", "walking": "figure-walk", "steps": "figure-walk", "run": "figure-run",
    "running": "figure-run", "hotel": "bed", "fuel": "fuelpump", "pharmacy": "cross-case",
    "hospital": "cross-case", "school": "graduation-cap", "park": "tree", "pet": "pawprint",
    "dog": "pawprint", "cat": "pawprint", "pulse": "waveform-path-ecg",
    "heart-rate": "waveform-path-ecg", "pill": "pills", "medicine": "pills",
    "doctor": "stethoscope", "event": "calendar", "trending": "chart-line", "hot": "flame",
    "graph": "chart", "stats": "chart", "analytics": "chart", "report": "chart",
    "dashboard": "gauge", "server": "server-rack", "database": "server-rack",
    "tablet": "mobile", "plug": "powerplug", "bulb": "light-bulb", "paint": "brush",
    "earth": "globe", "planet": "globe", "globe-asia-australia": "globe", "route": "navigation",
    "directions": "navigation", "navigate": "navigation", "gps": "navigation",
    "crosshair": "scope", "office": "building-2", "bank": "building-columns",
    "apple-logo": "applelogo",
    "restaurant": "fork-knife", "food": "fork-knife", "work": "briefcase",
    "attachment": "paperclip", "arrowshape-turn-up-left": "undo", "music-note-list": "music",
    "arrowshape-turn-up-right": "redo", "security": "shield", "captions-bubble": "chat",
    "hand": "hand-raised", "privacy": "hand-raised", "hotspot": "personalhotspot",
    "antenna": "antenna-radiowaves-left-and-right", "figure": "accessibility",
    "cellular": "antenna-radiowaves-left-and-right", "cellularbars": "chart", "sdcard": "simcard",
    "vpn": "key", "arrowshape-turn-up-left-2": "undo", "tray-full": "tray", "reply-all": "undo",
    "train": "tram",
    "+": "plus", "≡": "menu", "☰": "menu", "×": "close", "✕": "close", "…": "more",
  ]
}
