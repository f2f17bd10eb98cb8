// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension Screen {
  /// As in the format.
  public typealias View = SceneViews.View

  /// As in the format.
  public typealias Label = SceneViews.Label

  /// As in the format.
  public typealias Button = SceneViews.Button

  /// As in the format.
  public typealias ImageView = SceneViews.ImageView

  /// As in the format.
  public typealias Icon = SceneViews.Icon

  /// As in the format.
  public typealias TextField = SceneViews.TextField

  /// As in the format.
  public typealias TextView = SceneViews.TextView

  /// As in the format.
  public typealias StackView = SceneViews.StackView

  /// As in the format.
  public typealias ScrollView = SceneViews.ScrollView

  /// As in the format.
  public typealias TableView = SceneViews.TableView

  /// As in the format.
  public typealias CollectionView = SceneViews.CollectionView

  /// As in the format.
  public typealias TableCell = SceneViews.TableCell

  /// As in the format.
  public typealias CollectionCell = SceneViews.CollectionCell

  /// As in the format.
  public typealias ReusableView = SceneViews.ReusableView

  /// As in the format.
  public typealias ContentView = SceneViews.ContentView

  /// As in the format.
  public typealias Divider = SceneViews.Divider

  /// As in the format.
  public typealias Spacer = SceneViews.Spacer

  /// As in the format.
  public typealias ContainerView = SceneViews.ContainerView

  /// As in the format.
  public typealias Switch = SceneViews.Switch

  /// As in the format.
  public typealias Slider = SceneViews.Slider

  /// As in the format.
  public typealias Stepper = SceneViews.Stepper

  /// As in the format.
  public typealias ColorWell = SceneViews.ColorWell

  /// As in the format.
  public typealias SegmentedControl = SceneViews.SegmentedControl

  /// As in the format.
  public typealias ProgressView = SceneViews.ProgressView

  /// As in the format.
  public typealias ActivityIndicator = SceneViews.ActivityIndicator

  /// As in the format.
  public typealias PageControl = SceneViews.PageControl

  /// As in the format.
  public typealias PickerView = SceneViews.PickerView

  /// As in the format.
  public typealias DatePicker = SceneViews.DatePicker

  /// As in the format.
  public typealias SearchBar = SceneViews.SearchBar

  /// As in the format.
  public typealias NavigationBar = SceneViews.NavigationBar

  /// As in the format.
  public typealias Toolbar = SceneViews.Toolbar

  /// As in the format.
  public typealias TabBar = SceneViews.TabBar

  /// As in the format.
  public typealias VisualEffectView = SceneViews.VisualEffectView

  /// As in the format.
  public typealias WebView = SceneViews.WebView

  /// As in the format.
  public typealias MapView = SceneViews.MapView

  /// As in the format.
  public typealias Keyboard = SceneViews.Keyboard

  /// As in the format.
  public typealias GlView = SceneViews.GlView

  /// As in the format.
  public typealias Custom = SceneViews.Custom

  /// As in the format.
  public typealias Row = SceneViews.Row

  /// As in the format.
  public typealias Column = SceneViews.Column

  /// As in the format.
  public typealias Animate = SceneMotionSteps.Animate

  /// As in the format.
  public typealias Wait = SceneMotionSteps.Wait

  /// As in the format.
  public typealias Sequence = SceneMotionSteps.Sequence

  /// As in the format.
  public typealias Parallel = SceneMotionSteps.Parallel

  /// As in the format.
  public typealias Run = SceneMotionSteps.Run

  /// As in the format.
  public typealias Tap = SceneMotionSteps.Tap

  /// As in the format.
  public typealias LongPress = SceneMotionSteps.LongPress

  /// As in the format.
  public typealias Drag = SceneMotionSteps.Drag

  /// As in the format.
  public typealias EdgePan = SceneMotionSteps.EdgePan

  /// As in the format.
  public typealias Pinch = SceneMotionSteps.Pinch

  /// As in the format.
  public typealias Flick = SceneMotionSteps.Flick

  /// As in the format.
  public typealias ScrollTo = SceneMotionSteps.ScrollTo

  /// As in the format.
  public typealias Page = SceneMotionSteps.Page

  /// As in the format.
  public typealias Reload = SceneMotionSteps.Reload

  /// As in the format.
  public typealias DeleteRow = SceneMotionSteps.DeleteRow

  /// As in the format.
  public typealias InsertRow = SceneMotionSteps.InsertRow

  /// As in the format.
  public typealias BeginRefreshing = SceneMotionSteps.BeginRefreshing

  /// As in the format.
  public typealias EndRefreshing = SceneMotionSteps.EndRefreshing

  /// As in the format.
  public typealias Count = SceneMotionSteps.Count

  /// As in the format.
  public typealias ShowKeyboard = SceneMotionSteps.ShowKeyboard

  /// As in the format.
  public typealias Keyframes = SceneMotionSteps.Keyframes

  /// As in the format.
  public typealias Transition = SceneMotionSteps.Transition

  /// As in the format.
  public typealias Hero = SceneMotionSteps.Hero

  /// As in the format.
  public typealias PerformSegue = SceneMotionSteps.PerformSegue

  /// As in the format.
  public typealias Push = SceneMotionSteps.Push

  /// As in the format.
  public typealias Pop = SceneMotionSteps.Pop

  /// As in the format.
  public typealias Select = SceneMotionSteps.Select

  /// As in the format.
  public typealias Present = SceneMotionSteps.Present

  /// As in the format.
  public typealias Menu = SceneMotionSteps.Menu

  /// As in the format.
  public typealias Dismiss = SceneMotionSteps.Dismiss

  /// As in the format.
  public typealias Detent = SceneMotionSteps.Detent

  /// As in the format.
  public typealias Unwind = SceneMotionSteps.Unwind

  /// As in the format.
  public typealias AddChild = SceneMotionSteps.AddChild

  /// As in the format.
  public typealias RemoveChild = SceneMotionSteps.RemoveChild

  /// As in the format.
  public typealias ReplaceChild = SceneMotionSteps.ReplaceChild

  /// As in the format.
  public typealias Call = SceneMotionSteps.Call

  /// As in the format.
  public typealias Scene = SceneStatements.Scene

  /// As in the format.
  public typealias Controller = SceneStatements.Controller

  /// As in the format.
  public typealias Component = SceneStatements.Component

  /// As in the format.
  public typealias Constraint = SceneStatements.Constraint

  /// As in the format.
  public typealias State = SceneStatements.State

  /// As in the format.
  public typealias Motion = SceneStatements.Motion

  /// As in the format.
  public typealias Link = SceneStatements.Link

  /// As in the format.
  public typealias Segue = SceneStatements.Segue

  /// As in the format.
  public typealias Reaction = SceneStatements.Reaction

  /// As in the format.
  public typealias Change = SceneStatements.Change

  /// As in the format.
  public typealias Color = SceneWords.Color

  /// As in the format.
  public typealias Font = SceneWords.Font

  /// As in the format.
  public typealias Curve = SceneWords.Curve

  /// As in the format.
  public typealias Device = SceneWords.Device
}
