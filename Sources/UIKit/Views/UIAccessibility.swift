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
  @available(iOS 17.0, *)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 131_072)
  @available(iOS 17.0, *)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 9_007_199_254_740_992)
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

  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// One of the helpers of the system.
  public struct AssistiveTechnologyIdentifier: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The element on which a helper is; none runs.
  @available(iOS 9.0, *)
  public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? { return nil }

  /// Asks for the mode with one app; a device that nobody manages refuses.
  @available(iOS 7.0, *)
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    RunLoop.main.perform { completionHandler(false) }
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
  /// The frame on the screen; that in the container gives it, too.
  open var accessibilityFrame: CGRect {
    get { return frameOnScreen ?? frameFromContainer }
    set { frameOnScreen = newValue }
  }
  private var frameOnScreen: CGRect?

  private var frameFromContainer: CGRect {
    guard let view = accessibilityContainer as? UIView else { return CGRect.zero }
    return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
  }

  open var accessibilityActivationPoint: CGPoint {
    get { return pointStorage ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { pointStorage = newValue }
  }
  private var pointStorage: CGPoint?

  @available(iOS 8.0, *)
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  @available(iOS 8.0, *)
  open var accessibilityElements: [Any]?
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// The frame in the container's coordinates.
  @available(iOS 10.0, *)
  open var accessibilityFrameInContainerSpace: CGRect = CGRect.zero

  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }
}
