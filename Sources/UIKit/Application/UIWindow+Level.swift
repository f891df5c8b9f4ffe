extension UIWindow.Level: Comparable {
  public init(_ rawValue: CGFloat) {
    self.init(rawValue: rawValue)
  }

  public static func < (lhs: UIWindow.Level, rhs: UIWindow.Level) -> Bool {
    return lhs.rawValue < rhs.rawValue
  }

  /// A level above or below another one.
  public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    return UIWindow.Level(rawValue: lhs.rawValue + rhs)
  }

  public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    return UIWindow.Level(rawValue: lhs.rawValue - rhs)
  }
}

extension Simulation {
  /// The windows on screen, from back to front: by level, then by the order in which they were
  /// shown.
  var windowsBackToFront: [UIWindow] {
    var sorted: [UIWindow] = []
    for window in visibleWindows where !window.hasLostScene {
      var index = sorted.count
      while index > 0 && sorted[index - 1].isInFront(of: window) { index -= 1 }
      sorted.insert(window, at: index)
    }
    return sorted
  }
}

extension UIWindow {
  /// Whether its scene was disconnected.
  var hasLostScene: Bool { return sceneStorage?.stateStorage == .unattached && sceneHasConnected }

  /// A scene is unattached before it has connected, too.
  private var sceneHasConnected: Bool { return sceneStorage?.session.sceneStorage == nil }

  func isInFront(of other: UIWindow) -> Bool {
    if windowLevel != other.windowLevel { return windowLevel > other.windowLevel }
    return turnToFront > other.turnToFront
  }

  /// Puts the window in front of the others of its level.
  func comeToFront() {
    Simulation.current.system.turnsToFront += 1
    turnToFront = Simulation.current.system.turnsToFront
  }
}
