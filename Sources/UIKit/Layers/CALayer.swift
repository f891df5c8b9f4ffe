/// The drawing side of a view. The model draws nothing: values are kept and given back, and a view's
/// layer has those of its view.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  open var name: String?
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowPath: CGPath?
  open var zPosition: CGFloat = 0
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  /// The rounded corners.
  @available(iOS 11.0, *)
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The visible part of the layer.
  open var mask: CALayer?
  /// The view that the layer draws, and that has its values.
  weak var owner: UIView?
  var rectangle: CGRect = CGRect.zero
  var geometry: LayerGeometry?
  var boundsOrigin: CGPoint = CGPoint.zero
  var opacityStorage: Float = 1
  var hiddenStorage = false
  var clipsStorage = false
  var colorStorage: CGColor?
  private var sublayerStorage: [CALayer] = []
  private weak var superlayerStorage: CALayer?
  private var animations: [String: CAAnimation] = [:]

  /// The view whose values these are too.
  private var view: UIView? {
    guard let owner = owner, because(.layerSharesValues) else { return nil }
    return owner
  }

  /// The rectangle in the layer above; around a transformed layer the smallest one.
  open var frame: CGRect {
    get {
      if let view = view { return view.frame }
      return geometry?.frame(of: rectangle) ?? rectangle
    }
    set {
      if let view = view {
        view.frame = newValue
      } else {
        CALayer.refuseNaN(in: newValue)
        rectangle = geometry?.rectangle(withFrame: newValue) ?? newValue
      }
    }
  }

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { return view?.bounds ?? CGRect(origin: boundsOrigin, size: rectangle.size) }
    set {
      if let view = view {
        view.bounds = newValue
      } else {
        CALayer.refuseNaN(inBounds: newValue)
        boundsOrigin = newValue.origin
        rectangle = ownGeometry.rectangle(at: position, size: newValue.size)
      }
    }
  }

  /// The place of the anchor point in the layer above.
  open var position: CGPoint {
    get { return view?.center ?? ownGeometry.position(of: rectangle) }
    set {
      if let view = view {
        view.center = newValue
      } else {
        CALayer.refuseNaN(inPosition: newValue)
        rectangle = ownGeometry.rectangle(at: newValue, size: rectangle.size)
      }
    }
  }

  /// The point that is at `position`, in parts of the size. The position stays when it changes.
  open var anchorPoint: CGPoint {
    get { return (view?.geometry ?? ownGeometry).anchor }
    set {
      if let view = view {
        view.setAnchorPoint(newValue)
      } else {
        let fixed = position
        var new = ownGeometry
        new.anchor = newValue
        geometry = new
        rectangle = new.rectangle(at: fixed, size: rectangle.size)
      }
    }
  }

  /// How the layer is turned, scaled and moved about its position.
  open var transform: CATransform3D {
    get { return (view?.geometry ?? ownGeometry).transform }
    set {
      if let view = view {
        view.setTransform(newValue)
      } else {
        var new = ownGeometry
        new.transform = newValue
        geometry = new
      }
    }
  }

  /// The transform, as far as it stays in the plane.
  open func affineTransform() -> CGAffineTransform {
    return CATransform3DGetAffineTransform(transform)
  }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  private var ownGeometry: LayerGeometry { return geometry ?? LayerGeometry() }

  /// From 0 to 1.
  open var opacity: Float {
    get { return view.map { Float($0.alpha) } ?? opacityStorage }
    set {
      opacityStorage = newValue
      view?.alpha = CGFloat(newValue)
    }
  }

  open var isHidden: Bool {
    get { return view?.isHidden ?? hiddenStorage }
    set {
      hiddenStorage = newValue
      view?.isHidden = newValue
    }
  }

  /// Whether sublayers are cut off at the edges.
  open var masksToBounds: Bool {
    get { return view?.clipsToBounds ?? clipsStorage }
    set {
      clipsStorage = newValue
      view?.clipsToBounds = newValue
    }
  }

  /// Behind the content.
  open var backgroundColor: CGColor? {
    get {
      guard let view = view else { return colorStorage }
      return view.backgroundColor?.cgColor
    }
    set {
      colorStorage = newValue
      view?.backgroundColor = newValue?.color
    }
  }

  /// Asks for `draw(_:)` of the view.
  open func setNeedsDisplay() {
    view?.setNeedsDisplay()
  }

  /// Asks for `layoutSubviews` of the view.
  open func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }

  /// The layers in this one, from behind to the front; nil when there are none.
  open var sublayers: [CALayer]? { return sublayerStorage.isEmpty ? nil : sublayerStorage }

  /// The layer that this one is in.
  open var superlayer: CALayer? { return superlayerStorage }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: sublayerStorage.count)
  }

  /// Adds a layer at a place among the others, 0 being behind all.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: min(Int(index), sublayerStorage.count))
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    sublayerStorage.insert(layer, at: min(index, sublayerStorage.count))
    layer.superlayerStorage = self
  }

  /// Takes the layer out of the one it is in.
  open func removeFromSuperlayer() {
    guard let parent = superlayerStorage else { return }
    parent.sublayerStorage = parent.sublayerStorage.filter { $0 !== self }
    superlayerStorage = nil
  }

  /// Keeps an animation under a key; it changes no value, and ends at once.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    animations[key ?? ""] = animation
  }

  open func animation(forKey key: String) -> CAAnimation? { return animations[key] }

  open func removeAnimation(forKey key: String) {
    animations[key] = nil
  }

  open func removeAllAnimations() {
    animations = [:]
  }
}
