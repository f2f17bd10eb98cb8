/// Why a single change passes: each is a line of the page of promises.
enum Statement: String, CaseIterable, Sendable {
  case pixels = "A picture is its pixels in their colour space, whatever else its file says."
  case listed = "A motion is the frames and times that its `reel.json` lists."
  case drawn = "To `compare` and `check` a scene is what is drawn of it; `diff` tells the rest."
  case meaning =
    "A scene file is what it says once it is read, whatever its comments, order of keys and words."
  case moment = "At one moment, a scene is what is drawn of it then."
  case chosen = "Options and files that choose pictures of a set leave the others out."
  case design = "A view is as in its design where it differs by less than the tolerances."
  case others = "In folders, files that are no PNG and no scene are counted, and not compared."
  case accepted = "A difference passes where a tolerance of `emaki.yaml` accepts it."
  case links = "A link is what it leads to."
}
