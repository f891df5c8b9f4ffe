/// The way to present a controller: the area it covers, and so whether its presenter disappears.
@available(iOS 3.2, *)
public enum UIModalPresentationStyle: Int {
  /// Covers the screen; the presenter's view leaves the window. The default up to iOS 12.
  case fullScreen = 0
  /// A sheet; up to iOS 12 it covers the screen of a phone. The default from iOS 13 on.
  case pageSheet = 1
  /// A smaller sheet in the middle of an iPad.
  case formSheet = 2
  /// Covers the nearest controller that defines the context, whose view leaves the window.
  case currentContext = 3
  /// The style of the transitioning delegate's presentation controller; the presenter stays.
  @available(iOS 7.0, *)
  case custom = 4
  /// Covers the screen, with the presenter still behind it.
  @available(iOS 8.0, *)
  case overFullScreen = 5
  /// Covers the context, with the presenter still behind it.
  @available(iOS 8.0, *)
  case overCurrentContext = 6
  /// Points at a view of the presenter; on a phone it adapts.
  @available(iOS 8.0, *)
  case popover = 7
  /// No adaptation. Not a style to present in.
  @available(iOS 7.0, *)
  case none = -1
  /// The choice of the controller and the release; never read back.
  @available(iOS 13.0, *)
  case automatic = -2
}

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int {
  /// Rises from below.
  case coverVertical = 0
  /// Turns over, as a card.
  case flipHorizontal = 1
  /// One fades into the other.
  case crossDissolve = 2
  /// The page lifts at a corner.
  @available(iOS 3.2, *)
  case partialCurl = 3
}
