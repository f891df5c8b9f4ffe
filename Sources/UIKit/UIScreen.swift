/// The screen: 390 x 844 points on the phone of the model.
open class UIScreen: NSObject {
  private let portraitSize: CGSize

  init(size: CGSize) {
    portraitSize = size
    super.init()
  }

  public static var main: UIScreen { return Simulation.current.screen }

  /// The screen's rectangle. It turns with the interface from iOS 8 on.
  open var bounds: CGRect {
    let turned =
      Simulation.current.orientation.isLandscape && Simulation.current.isAtLeast(8)
    return CGRect(
      x: 0, y: 0, width: turned ? portraitSize.height : portraitSize.width,
      height: turned ? portraitSize.width : portraitSize.height)
  }

  open var nativeBounds: CGRect {
    return CGRect(x: 0, y: 0, width: portraitSize.width * 3, height: portraitSize.height * 3)
  }

  /// The screen without the status bar.
  open var applicationFrame: CGRect {
    let all = bounds
    return CGRect(x: 0, y: 20, width: all.width, height: all.height - 20)
  }

  @available(iOS 4.0, *)
  open var scale: CGFloat { return 3 }

  open var traitCollection: UITraitCollection { return UITraitCollection.forDevice }
}

/// What kind of device the interface is for.
public enum UIUserInterfaceIdiom: Int {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
}

/// The device the app runs on.
open class UIDevice: NSObject {
  private let idiom: UIUserInterfaceIdiom
  private let version: String

  init(idiom: UIUserInterfaceIdiom, systemVersion: String) {
    self.idiom = idiom
    self.version = systemVersion
    super.init()
  }

  public static var current: UIDevice { return Simulation.current.device }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { return idiom }

  open var systemVersion: String { return version }

  open var systemName: String { return "iOS" }

  open var model: String { return idiom == .pad ? "iPad" : "iPhone" }

  open var name: String { return model }

  open var orientation: UIDeviceOrientation {
    switch Simulation.current.orientation {
    case .unknown: return .unknown
    case .portrait: return .portrait
    case .portraitUpsideDown: return .portraitUpsideDown
    case .landscapeLeft: return .landscapeRight
    case .landscapeRight: return .landscapeLeft
    }
  }
}

/// How the device is held.
public enum UIDeviceOrientation: Int {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isLandscape: Bool { return self == .landscapeLeft || self == .landscapeRight }

  public var isPortrait: Bool { return self == .portrait || self == .portraitUpsideDown }
}

/// Which way up the interface is.
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
