/// The drawing side of a view. The model draws nothing: values are kept and given back.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
  /// From 0 to 1.
  open var opacity: Float = 1
  open var isHidden = false
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  open var name: String?
  /// Behind the content.
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowPath: CGPath?
  /// The rectangle in the layer above; a view's layer is not kept in step with it.
  open var frame: CGRect = CGRect.zero
  open var bounds: CGRect = CGRect.zero
  open var position: CGPoint = CGPoint.zero
  open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
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
  private var sublayerStorage: [CALayer] = []
  private weak var superlayerStorage: CALayer?
  private var animations: [String: CAAnimation] = [:]

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

  open func setNeedsDisplay() {}

  open func setNeedsLayout() {}

  open func layoutIfNeeded() {}
}

/// Corners of a layer.
@available(iOS 11.0, *)
public struct CACornerMask: OptionSet, Equatable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A layer that runs from one colour to another.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  /// The place of each colour, from 0 to 1.
  open var locations: [Double]?
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}
