/// Makes the device tick; the model feels nothing.
@available(iOS 10.0, *)
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// A bump.
@available(iOS 10.0, *)
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int {
    case light = 0
    case medium = 1
    case heavy = 2
    /// Since iOS 13.
    case soft = 3
    case rigid = 4
  }

  public init(style: UIImpactFeedbackGenerator.FeedbackStyle = .medium) {
    super.init()
  }

  /// A tap of some strength, from 0 to 1.
  @available(iOS 13.0, *)
  open func impactOccurred(intensity: CGFloat) { impactOccurred() }

  open func impactOccurred() {}
}

/// A task went well or not.
@available(iOS 10.0, *)
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ type: UINotificationFeedbackGenerator.FeedbackType) {}
}

/// A selection moved on.
@available(iOS 10.0, *)
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
