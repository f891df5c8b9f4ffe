/// A view that stands for another one while a menu opens or something is dragged.
@available(iOS 13.0, *)
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let target: UIPreviewTarget
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A view of a window stands for itself.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open var size: CGSize { return view.bounds.size }
}

/// The place of a preview.
@available(iOS 13.0, *)
open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = CGAffineTransform.identity
  ) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// The look of a preview.
@available(iOS 13.0, *)
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  @available(iOS 14.0, *)
  open var shadowPath: UIBezierPath?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  public override init() {
    super.init()
  }
}
