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

    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      identifier: UISheetPresentationController.Detent.Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// A height of the app's own; nil leaves it out. Each has a name of its own, or gets one.
    @available(iOS 16.0, *)
    public static func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      let name = identifier ?? Detent.Identifier("custom-\(Detent.nextNumber)")
      if identifier == nil { Detent.nextNumber += 1 }
      return Detent(identifier: name, resolver: resolver)
    }

    private static var nextNumber = 1

    /// The height in this context; nil where the detent is left out.
    @available(iOS 16.0, *)
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      return resolver(context)
    }

    /// Half the screen.
    public static func medium() -> UISheetPresentationController.Detent {
      return Detent(identifier: .medium) { $0.maximumDetentValue / 2 }
    }

    /// The whole height of a sheet.
    public static func large() -> UISheetPresentationController.Detent {
      return Detent(identifier: .large) { $0.maximumDetentValue }
    }
  }

  /// The heights at which the sheet rests.
  open var detents: [UISheetPresentationController.Detent] = [
    UISheetPresentationController.Detent.large()
  ]
  {
    didSet { invalidateDetents() }
  }
  /// The height at which it rests now; nil is the smallest.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { containerStorage?.setNeedsLayout() }
  }
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
  /// The view that the sheet of an iPad comes from.
  open var sourceView: UIView?
  /// Whether a page sheet follows its content's preferred size.
  @available(iOS 17.0, *)
  open var prefersPageSizing = true
  /// The background of the sheet; nil takes the system's.
  @available(iOS 26.0, *)
  open var backgroundEffect: UIVisualEffect?
  /// The radius of the upper corners; nil is the standard one.
  open var preferredCornerRadius: CGFloat?

  /// Runs the changes in an animation: they are in effect at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Asks the detents for their heights again.
  @available(iOS 16.0, *)
  open func invalidateDetents() {
    containerStorage?.setNeedsLayout()
  }

  /// The height at which the sheet rests, of those that there is room for.
  override func atRest(_ whole: CGRect) -> CGRect {
    guard because(.sheetRestsAtDetent) else { return whole }
    let context = DetentContext(maximumDetentValue: whole.height)
    var height: CGFloat?
    for detent in detents {
      if let value = detent.resolvedValue(in: context) {
        if height == nil || detent.identifier == selectedDetentIdentifier { height = value }
      }
    }
    let found = min(height ?? whole.height, whole.height)
    return CGRect(
      x: whole.origin.x, y: whole.origin.y + whole.height - found, width: whole.width,
      height: found)
  }

  /// A person drags the sheet: only then does the delegate hear of the other height.
  fileprivate func drag(to wanted: UISheetPresentationController.Detent.Identifier) {
    guard presentedViewController.presentingStorage != nil, because(.dragSelectsDetent),
      detents.contains(where: { $0.identifier == wanted }), selectedDetentIdentifier != wanted
    else { return }
    selectedDetentIdentifier = wanted
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

extension UIViewController {
  func dragSheet(to detent: UISheetPresentationController.Detent.Identifier) {
    (presentationControllerStorage as? UISheetPresentationController)?.drag(to: detent)
  }
}

/// The circumstances that a height may depend on.
@available(iOS 16.0, *)
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest sheet.
  var maximumDetentValue: CGFloat { get }
}

final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  var containerTraitCollection: UITraitCollection { return .forDevice }

  init(maximumDetentValue: CGFloat) {
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}

/// Hears of a sheet's height.
@available(iOS 15.0, *)
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person has dragged the sheet to another height. Code that changes it is not reported.
  @_semantics("vdl.callback")
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
