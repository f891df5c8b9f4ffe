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

    /// The name by which the sheet says where it rests.
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

  /// The heights at which the sheet rests.
  open var detents: [UISheetPresentationController.Detent] = [
    UISheetPresentationController.Detent.large()
  ]
  /// The height at which it rests now; nil is the smallest.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// The largest height that leaves the presenter undimmed.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// Whether a grabber shows on top.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge makes the sheet larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet keeps to the lower edge on a low screen.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is then as wide as its content prefers.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the upper corners; nil is the standard one.
  open var preferredCornerRadius: CGFloat?

  /// Runs the changes in an animation: they are in effect at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }
}
