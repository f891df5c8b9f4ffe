/// The presentation controller of a popover.
@available(iOS 8.0, *)
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect: CGRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
}

/// The delegate of a popover.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
