/// The orientation of the interface.
public enum UIInterfaceOrientation: Int {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isLandscape: Bool { return self == .landscapeLeft || self == .landscapeRight }

  public var isPortrait: Bool { return self == .portrait || self == .portraitUpsideDown }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Equatable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)

  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    switch orientation {
    case .unknown: return true
    case .portrait: return contains(.portrait)
    case .portraitUpsideDown: return contains(.portraitUpsideDown)
    case .landscapeRight: return contains(.landscapeRight)
    case .landscapeLeft: return contains(.landscapeLeft)
    }
  }
}
