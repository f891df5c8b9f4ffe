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

  @available(iOS 12.0, *)
  open var type: CAGradientLayerType = CAGradientLayerType.axial
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var fillRule: CAShapeLayerFillRule = CAShapeLayerFillRule.nonZero
  open var lineCap: CAShapeLayerLineCap = CAShapeLayerLineCap.butt
  open var lineJoin: CAShapeLayerLineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var strokeStart: CGFloat = 0 {
    didSet { if strokeStart != oldValue { valueChanged("strokeStart", from: oldValue) } }
  }
  open var strokeEnd: CGFloat = 1 {
    didSet { if strokeEnd != oldValue { valueChanged("strokeEnd", from: oldValue) } }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    return CAShapeLayer().value(forKey: key)
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "path": return path
    case "fillColor": return fillColor
    case "strokeColor": return strokeColor
    case "lineWidth": return lineWidth
    case "miterLimit": return miterLimit
    case "strokeStart": return strokeStart
    case "strokeEnd": return strokeEnd
    default: return super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "strokeStart": if let new = value as? CGFloat { strokeStart = new }
    case "strokeEnd": if let new = value as? CGFloat { strokeEnd = new }
    case "lineWidth": if let new = value as? CGFloat { lineWidth = new }
    default: super.setValue(value, forKey: key)
    }
  }
}

/// The parts of a path that are inside.
public struct CAShapeLayerFillRule: Equatable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: Equatable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: Equatable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The place of a picture in a layer.
public struct CALayerContentsGravity: Equatable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

/// The shape of round corners.
public struct CALayerCornerCurve: Equatable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The course of a gradient.
@available(iOS 12.0, *)
public struct CAGradientLayerType: Equatable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")

  public var description: String { return "CAGradientLayerType(_rawValue: \(rawValue))" }
}

/// How a picture is made larger or smaller.
public struct CALayerContentsFilter: Equatable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

  public var description: String { return "CALayerContentsFilter(_rawValue: \(rawValue))" }
}

/// How a layer keeps its pixels.
@available(iOS 10.0, *)
public struct CALayerContentsFormat: Equatable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")

  public var description: String { return "CALayerContentsFormat(_rawValue: \(rawValue))" }
}

/// The end of a text that is too long.
public struct CATextLayerTruncationMode: Equatable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  public var description: String { return "CATextLayerTruncationMode(_rawValue: \(rawValue))" }
}

/// The place of a text in its line.
public struct CATextLayerAlignmentMode: Equatable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  public var description: String { return "CATextLayerAlignmentMode(_rawValue: \(rawValue))" }
}

/// The ways in which a layer scrolls.
public struct CAScrollLayerScrollMode: Equatable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  public var description: String { return "CAScrollLayerScrollMode(_rawValue: \(rawValue))" }
}

/// Where the particles come from.
public struct CAEmitterLayerEmitterShape: Equatable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")

  public var description: String { return "CAEmitterLayerEmitterShape(_rawValue: \(rawValue))" }
}

/// The part of the shape that particles come from.
public struct CAEmitterLayerEmitterMode: Equatable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

  public var description: String { return "CAEmitterLayerEmitterMode(_rawValue: \(rawValue))" }
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: Equatable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")

  public var description: String { return "CAEmitterLayerRenderMode(_rawValue: \(rawValue))" }
}

/// The edges of a layer that are drawn smoothly.
public struct CAEdgeAntialiasingMask: OptionSet, Equatable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// A layer that draws text.
open class CATextLayer: CALayer {
  open var string: Any?
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  open var isWrapped = false
  open var truncationMode: CATextLayerTruncationMode = .none
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  open var allowsFontSubpixelQuantization = false
}

/// A layer that shows its sublayers several times.
open class CAReplicatorLayer: CALayer {
  open var instanceCount: Int = 1
  open var preservesDepth = false
  open var instanceDelay: TimeInterval = 0
  open var instanceTransform: CATransform3D = CATransform3DIdentity
  open var instanceColor: CGColor? = UIColor.white.cgColor
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
}

/// A layer that draws in tiles, in the background.
open class CATiledLayer: CALayer {
  open var levelsOfDetail: Int = 1
  open var levelsOfDetailBias: Int = 0
  open var tileSize: CGSize = CGSize(width: 256, height: 256)

  open class func fadeDuration() -> TimeInterval { return 0.25 }
}

/// A layer that shows a part of its sublayers.
open class CAScrollLayer: CALayer {
  open var scrollMode: CAScrollLayerScrollMode = .both

  open func scroll(to point: CGPoint) { bounds.origin = point }

  open func scroll(to rect: CGRect) {
    if !bounds.contains(rect) { bounds.origin = rect.origin }
  }
}

/// A layer whose sublayers keep their depth.
open class CATransformLayer: CALayer {}

/// A layer of particles.
@available(iOS 5.0, *)
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition: CGPoint = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterSize: CGSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  open var preservesDepth = false
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var seed: UInt32 = 0
}

/// One kind of particle.
@available(iOS 5.0, *)
open class CAEmitterCell: NSObject {
  open var name: String?
  open var isEnabled = true
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var color: CGColor? = UIColor.white.cgColor
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  open var contents: Any?
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var emitterCells: [CAEmitterCell]?
}
