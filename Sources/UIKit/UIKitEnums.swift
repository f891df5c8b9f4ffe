/// How a controller is presented.
public enum UIModalPresentationStyle: Int {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// How a presentation is animated.
public enum UIModalTransitionStyle: Int {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Equatable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)
}

public enum UIStatusBarStyle: Int {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int {
  case none = 0
  case fade = 1
  case slide = 2
}
