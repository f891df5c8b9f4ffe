// The focus of a remote control, or of the keys of a pad with a keyboard. A phone without one has no
// focus, so nothing moves it in the model.

/// Something that can have the focus, or contains such a thing.
@available(iOS 9.0, *)
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
}

/// Something that can have the focus.
@available(iOS 10.0, *)
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  @available(iOS 15.0, *)
  var isFocused: Bool { get }
}

/// The way of the focus from one item to the next.
@available(iOS 9.0, *)
open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedView: UIView? { return nil }
  open weak var nextFocusedView: UIView? { return nil }
  open var focusHeading: UIFocusHeading { return [] }
}

/// A direction of the focus.
@available(iOS 9.0, *)
public struct UIFocusHeading: OptionSet, Equatable, ImportedValue {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// Runs animations beside the one of the focus.
@available(iOS 9.0, *)
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// The focus of a scene; a phone without a keyboard has none.
@available(iOS 11.0, *)
open class UIFocusSystem: NSObject {
  open var focusedItem: (any UIFocusItem)? { return nil }

  @available(iOS 12.0, *)
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    return nil
  }

  public static func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    guard let outer = environment as? UIView, let inner = otherEnvironment as? UIView else {
      return environment === otherEnvironment
    }
    return inner.isDescendant(of: outer)
  }

  @available(iOS 15.0, *)
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}

  open func updateFocusIfNeeded() {}

  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
}

/// A region that leads the focus to other items.
@available(iOS 9.0, *)
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  @available(iOS 10.0, *)
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}

extension UIView {
  @available(iOS 9.0, *)
  public func setNeedsFocusUpdate() {}

  @available(iOS 9.0, *)
  public func updateFocusIfNeeded() {}
}

extension UIViewController {
  @available(iOS 9.0, *)
  public func setNeedsFocusUpdate() {}

  @available(iOS 9.0, *)
  public func updateFocusIfNeeded() {}
}

@available(iOS 9.0, *)
extension UIView: UIFocusItem {}

@available(iOS 9.0, *)
extension UIViewController: UIFocusEnvironment {}
