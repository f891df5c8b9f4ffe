/// The look of what has the focus of a keyboard.
@available(iOS 15.0, *)
open class UIFocusEffect: NSObject {
  /// The usual look.
  public static func effect() -> UIFocusEffect { return UIFocusEffect() }
}

/// A ring around what has the focus.
@available(iOS 15.0, *)
open class UIFocusHaloEffect: UIFocusEffect {
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position: UIFocusHaloEffect.Position = UIFocusHaloEffect.Position.automatic

  public enum Position: Int, ImportedValue {
    case automatic = 0
    case outside = 1
    case inside = 2
  }
}

/// The importance of a view within its group, when the focus comes to the group.
@available(iOS 15.0, *)
public struct UIFocusGroupPriority: Equatable, Hashable, Comparable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: 9_223_372_036_854_775_807)

  public static func < (one: UIFocusGroupPriority, other: UIFocusGroupPriority) -> Bool {
    return one.rawValue < other.rawValue
  }
}

/// The look of a view below the pointer.
@available(iOS 17.0, *)
open class UIHoverStyle: NSObject {
  open var isEnabled = true

  public static func style() -> UIHoverStyle { return UIHoverStyle() }
  public static func automatic() -> UIHoverStyle { return UIHoverStyle() }
}
