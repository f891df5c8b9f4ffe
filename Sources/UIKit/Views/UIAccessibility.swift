/// The kind of an element for VoiceOver.
public struct UIAccessibilityTraits: OptionSet, Equatable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
}

/// The settings of the system's helpers; all are off in the model.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { return false }
  @available(iOS 8.0, *)
  public static var isReduceMotionEnabled: Bool { return false }
}

/// Whether a view follows the direction of reading.
@available(iOS 9.0, *)
public enum UISemanticContentAttribute: Int {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

extension UIView {
  /// Whether the tint is dimmed.
  @available(iOS 7.0, *)
  public enum TintAdjustmentMode: Int, ImportedValue {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }
}

// Settings of a new device.

extension UIAccessibility {
  @available(iOS 8.0, *)
  public static var isBoldTextEnabled: Bool { return false }
  @available(iOS 8.0, *)
  public static var isReduceTransparencyEnabled: Bool { return false }
  @available(iOS 6.0, *)
  public static var isInvertColorsEnabled: Bool { return false }
  @available(iOS 8.0, *)
  public static var isGrayscaleEnabled: Bool { return false }
  @available(iOS 8.0, *)
  public static var isDarkerSystemColorsEnabled: Bool { return false }
  @available(iOS 8.0, *)
  public static var isSwitchControlRunning: Bool { return false }
  @available(iOS 6.0, *)
  public static var isGuidedAccessEnabled: Bool { return false }
  @available(iOS 5.0, *)
  public static var isMonoAudioEnabled: Bool { return false }
  @available(iOS 5.0, *)
  public static var isClosedCaptioningEnabled: Bool { return false }
  @available(iOS 8.0, *)
  public static var isSpeakSelectionEnabled: Bool { return false }
  @available(iOS 8.0, *)
  public static var isSpeakScreenEnabled: Bool { return false }
  @available(iOS 9.0, *)
  public static var isShakeToUndoEnabled: Bool { return true }
  @available(iOS 10.0, *)
  public static var isAssistiveTouchRunning: Bool { return false }
  @available(iOS 13.0, *)
  public static var shouldDifferentiateWithoutColor: Bool { return false }
  @available(iOS 13.0, *)
  public static var isOnOffSwitchLabelsEnabled: Bool { return false }
  @available(iOS 13.0, *)
  public static var isVideoAutoplayEnabled: Bool { return true }
  @available(iOS 14.0, *)
  public static var prefersCrossFadeTransitions: Bool { return false }
  @available(iOS 14.0, *)
  public static var buttonShapesEnabled: Bool { return false }
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")

  /// What VoiceOver or another technology has in focus: nothing, as they are off.
  @available(iOS 9.0, *)
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? {
    return nil
  }

  /// Tells VoiceOver something; it is off in the model.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}

  /// A request to VoiceOver to say something or to look.
  public struct Notification: Equatable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }
}

/// A part of a view that VoiceOver stops at.
open class UIAccessibilityElement: UIResponder {
  /// The object that holds the element; not kept alive.
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityFrame: CGRect = CGRect.zero
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// The frame in the container's coordinates.
  @available(iOS 10.0, *)
  open var accessibilityFrameInContainerSpace: CGRect = CGRect.zero

  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }
}
