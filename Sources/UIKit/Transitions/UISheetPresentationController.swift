/// The presentation controller of a sheet.
@available(iOS 15.0, *)
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  open class Detent: NSObject {
    public static func medium() -> Detent { return Detent() }
    public static func large() -> Detent { return Detent() }
  }

  open var detents: [UISheetPresentationController.Detent] = []
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
}
