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
  @_semantics("vdl.callback")
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  @_semantics("vdl.callback")
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  @_semantics("vdl.callback")
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

/// The place of a pointer.
@available(iOS 13.4, *)
open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint { return CGPoint.zero }
  open var modifiers: UIKeyModifierFlags { return [] }
}

/// Runs blocks beside the animation of a pointer.
@available(iOS 13.4, *)
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

@available(iOS 13.4, *)
extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { return defaultRegion }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

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
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
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

  /// No pointer at all.
  public static func hidden() -> UIPointerStyle {
    return UIPointerStyle(shape: .roundedRect(CGRect.zero))
  }

  @available(iOS 15.0, *)
  public static func system() -> UIPointerStyle {
    return UIPointerStyle(shape: .roundedRect(CGRect.zero))
  }

  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
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
