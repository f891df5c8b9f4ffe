/// The presentation controller of a sheet.
@available(iOS 15.0, *)
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: Equatable, Hashable {
      public let rawValue: String

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    public let identifier: UISheetPresentationController.Detent.Identifier

    init(identifier: UISheetPresentationController.Detent.Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Half the screen.
    public static func medium() -> UISheetPresentationController.Detent {
      return Detent(identifier: .medium)
    }

    /// The whole height of a sheet.
    public static func large() -> UISheetPresentationController.Detent {
      return Detent(identifier: .large)
    }
  }

  open var detents: [UISheetPresentationController.Detent] = [
    UISheetPresentationController.Detent.large()
  ]
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?

  /// Makes the changes in an animation: they are in effect at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }
}
