/// The transform and the anchor of a layer that has other ones than most.
///
/// Views and layers store the rectangle that they would have without the transform. What is fixed in a
/// layer is its position: the place of the anchor point, about which it turns.
struct LayerGeometry {
  var transform: CATransform3D
  var anchor: CGPoint

  init() {
    transform = CATransform3DIdentity
    anchor = CGPoint(x: 0.5, y: 0.5)
  }

  /// Whether a layer needs no geometry of its own.
  var isPlain: Bool {
    return anchor == CGPoint(x: 0.5, y: 0.5) && CATransform3DIsIdentity(transform)
  }

  func position(of rectangle: CGRect) -> CGPoint {
    return CGPoint(
      x: rectangle.minX + anchor.x * rectangle.width,
      y: rectangle.minY + anchor.y * rectangle.height)
  }

  func rectangle(at position: CGPoint, size: CGSize) -> CGRect {
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// The rectangle around the transformed one.
  func frame(of rectangle: CGRect) -> CGRect {
    let origin = position(of: rectangle)
    var box = CGRect.zero
    var isFirst = true
    for x in [rectangle.minX, rectangle.maxX] {
      for y in [rectangle.minY, rectangle.maxY] {
        let corner = transform.place(CGPoint(x: x - origin.x, y: y - origin.y))
        let place = CGRect(x: corner.x + origin.x, y: corner.y + origin.y, width: 0, height: 0)
        box = isFirst ? place : box.union(place)
        isFirst = false
      }
    }
    return box
  }

  /// The rectangle that has such a frame once it is transformed.
  func rectangle(withFrame frame: CGRect) -> CGRect {
    let affine = CATransform3DGetAffineTransform(transform)
    let inverse = CGRect(origin: CGPoint.zero, size: frame.size).applying(affine.inverted())
    let start = rectangle(at: CGPoint.zero, size: inverse.size)
    let shown = self.frame(of: start)
    return start.offsetBy(dx: frame.minX - shown.minX, dy: frame.minY - shown.minY)
  }

  // MARK: Points

  /// A point of the layer, from its rectangle's corner, in the layer above.
  func pointAbove(_ point: CGPoint, in rectangle: CGRect) -> CGPoint {
    let origin = position(of: rectangle)
    let place = transform.place(
      CGPoint(x: point.x + rectangle.minX - origin.x, y: point.y + rectangle.minY - origin.y))
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }

  func pointBelow(_ point: CGPoint, in rectangle: CGRect) -> CGPoint {
    let origin = position(of: rectangle)
    let affine = CATransform3DGetAffineTransform(transform)
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y).applying(affine.inverted())
    return CGPoint(x: place.x + origin.x - rectangle.minX, y: place.y + origin.y - rectangle.minY)
  }
}

extension UIView.ContentMode {
  /// The word of layers for the mode.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill: return .resize
    case .scaleAspectFit: return .resizeAspect
    case .scaleAspectFill: return .resizeAspectFill
    case .redraw, .topLeft: return .topLeft
    case .center: return .center
    case .top: return .top
    case .bottom: return .bottom
    case .left: return .left
    case .right: return .right
    case .topRight: return .topRight
    case .bottomLeft: return .bottomLeft
    case .bottomRight: return .bottomRight
    }
  }

  init?(gravity: CALayerContentsGravity) {
    switch gravity {
    case .resize: self = .scaleToFill
    case .resizeAspect: self = .scaleAspectFit
    case .resizeAspectFill: self = .scaleAspectFill
    case .topLeft: self = .topLeft
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .left: self = .left
    case .right: self = .right
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    default: return nil
    }
  }
}
