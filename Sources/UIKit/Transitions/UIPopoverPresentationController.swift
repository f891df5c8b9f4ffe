/// The presentation controller of a popover.
@available(iOS 8.0, *)
open class UIPopoverPresentationController: UIPresentationController {
  /// The view the popover points at, and the part of it.
  open var sourceView: UIView?
  /// The part of the source view, in its own coordinates.
  ///
  /// From iOS 13.2 on null by default, which means the whole view.
  open var sourceRect: CGRect = Simulation.current.isAtLeast(13, 2) ? CGRect.null : CGRect.zero
  /// The button the popover points at, in place of a view.
  open var barButtonItem: UIBarButtonItem?
  /// The sides the arrow may be on.
  open var permittedArrowDirections: UIPopoverArrowDirection = UIPopoverArrowDirection.any
  /// Whether the popover may cover the thing it points at.
  @available(iOS 9.0, *)
  open var canOverlapSourceViewRect = false
  /// The side where the arrow is; unknown before the popover is shown.
  open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Views outside that react to touches all the same; a tap there doesn't dismiss the popover.
  open var passthroughViews: [UIView]?
  /// The distance that the popover keeps from the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The colour of the popover and its arrow.
  open var backgroundColor: UIColor?
  /// The class of the view behind the content, with the arrow; nil is the system's.
  open var popoverBackgroundViewClass: AnyClass?
  private var sheetStorage: UISheetPresentationController?

  /// The sheet that the popover becomes on a narrow screen.
  @available(iOS 15.0, *)
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let made = sheetStorage { return made }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingStorage)
    made.isOwnedByPresented(true)
    sheetStorage = made
    return made
  }

  /// The view or button that the popover points at.
  @available(iOS 16.0, *)
  open var sourceItem: NSObject? {
    get { return sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }

  /// Takes the first permitted side. UIKit prefers the one with the most room.
  func pointArrow() {
    guard because(.popoverArrowIsChosen) else { return }
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    for side in sides {
      if permittedArrowDirections.contains(side) {
        arrowDirection = side
        return
      }
    }
  }

  /// Lets the delegate say where the popover points; the popover of an action sheet has to.
  func prepare() {
    if let own = delegate as? any UIPopoverPresentationControllerDelegate,
      because(.popoverIsPrepared)
    {
      own.prepareForPopoverPresentation(self)
    }
    guard sourceView == nil && barButtonItem == nil,
      let alert = presentedViewController as? UIAlertController, because(.popoverNeedsAnchor)
    else { return }
    Host.raise(
      NSException(
        name: NSExceptionName("NSGenericException"), reason: missingAnchorReason(alert)))
  }

  private var presenterInReason: String {
    guard let source = source else { return "(null)" }
    return "\(Host.className(source)) (\(source))"
  }

  private func missingAnchorReason(_ alert: UIAlertController) -> String {
    return "Your application has presented a UIAlertController (\(alert)) of style "
      + "UIAlertControllerStyleActionSheet from \(presenterInReason). The "
      + "modalPresentationStyle of a UIAlertController with this style is "
      + "UIModalPresentationPopover. You must provide location information for this popover "
      + "through the alert controller's popoverPresentationController. You must provide either "
      + "a sourceView and sourceRect or a barButtonItem.  If this information is not known when "
      + "you present the alert controller, you may provide it in the "
      + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
  }
}

/// The sides of a popover where its arrow may be.
@available(iOS 8.0, *)
public struct UIPopoverArrowDirection: OptionSet, Equatable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// The delegate of a popover.
@available(iOS 8.0, *)
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The last chance to say where the popover points.
  @_semantics("vdl.callback")
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Up to iOS 12: a person has tapped outside; may the popover go?
  @_semantics("vdl.callback")
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Up to iOS 12: a person has dismissed the popover.
  @_semantics("vdl.callback")
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    return true
  }

  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
