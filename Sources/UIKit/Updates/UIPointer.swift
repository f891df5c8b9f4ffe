// The pointer of a mouse or trackpad; nobody moves one in the model.

/// Lets the pointer change its shape over a view.
@available(iOS 13.4, *)
open class UIPointerInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Asks the delegate again.
  open func invalidate() {}
}

/// Says what the pointer looks like over a view.
@available(iOS 13.4, *)
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

@available(iOS 13.4, *)
extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    return nil
  }
}

/// The part of a view that the pointer is in.
@available(iOS 13.4, *)
open class UIPointerRegion: NSObject {
  public let rect: CGRect

  public init(rect: CGRect) {
    self.rect = rect
    super.init()
  }
}

/// The effect and the shape of the pointer.
@available(iOS 13.4, *)
open class UIPointerStyle: NSObject {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  public init(shape: UIPointerShape) {
    effect = nil
    self.shape = shape
    super.init()
  }
}

/// The change of a view that the pointer is over.
@available(iOS 13.4, *)
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(UITargetedPreview)
}

/// The shape of the pointer.
@available(iOS 13.4, *)
public enum UIPointerShape {
  case roundedRect(CGRect)
  case verticalBeam(CGFloat)
  case horizontalBeam(CGFloat)
}
