/// Numbers that are none.
extension CALayer {
  /// Raises when the frame has a part that is not a number: it becomes the bounds and the position.
  static func refuseNaN(in frame: CGRect) {
    // One sum for the usual case.
    let origin = frame.origin
    let size = frame.size
    if !(origin.x + origin.y + size.width + size.height).isNaN { return }
    refuseNaN(inBounds: CGRect(origin: CGPoint.zero, size: size))
    refuseNaN(inPosition: CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2))
  }

  static func refuseNaN(inBounds bounds: CGRect) {
    let origin = bounds.origin
    let size = bounds.size
    if !(origin.x + origin.y + size.width + size.height).isNaN { return }
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else { return }
    let first = "\(PrintedNumber.short(origin.x)) \(PrintedNumber.short(origin.y))"
    let last = "\(PrintedNumber.short(size.width)) \(PrintedNumber.short(size.height))"
    raise("CALayer bounds contains NaN: [\(first); \(last)]")
  }

  static func refuseNaN(inPosition position: CGPoint) {
    guard position.x.isNaN || position.y.isNaN else { return }
    let numbers = "\(PrintedNumber.short(position.x)) \(PrintedNumber.short(position.y))"
    raise("CALayer position contains NaN: [\(numbers)]")
  }

  private static func raise(_ reason: String) {
    guard because(.nanInLayerRaises) else { return }
    Host.raise(NSException(name: NSExceptionName("CALayerInvalidGeometry"), reason: reason))
  }
}

// Points on the way through layers.
extension CALayer {
  private var placed: CGRect { return owner?.frameStorage ?? rectangle }

  /// A point of the layer in the one above, and in the top one without its origin.
  private func pointAbove(_ point: CGPoint) -> CGPoint {
    let origin = bounds.origin
    let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    if superlayer == nil { return inside }
    let rect = placed
    guard let geometry = owner.map({ $0.geometry }) ?? geometry else {
      return CGPoint(x: inside.x + rect.minX, y: inside.y + rect.minY)
    }
    return geometry.pointAbove(inside, in: rect)
  }

  /// A point of the layer above in this one.
  func pointBelow(_ point: CGPoint) -> CGPoint {
    let rect = placed
    let origin = bounds.origin
    var inside = CGPoint(x: point.x - rect.minX, y: point.y - rect.minY)
    if let geometry = owner.map({ $0.geometry }) ?? geometry {
      inside = geometry.pointBelow(point, in: rect)
    }
    return CGPoint(x: inside.x + origin.x, y: inside.y + origin.y)
  }

  func pointInTree(_ point: CGPoint) -> CGPoint {
    var place = point
    var current: CALayer? = self
    while let layer = current {
      place = layer.pointAbove(place)
      current = layer.superlayer
    }
    return place
  }

  func pointFromTree(_ point: CGPoint) -> CGPoint {
    guard let outer = superlayer else {
      return CGPoint(x: point.x + bounds.origin.x, y: point.y + bounds.origin.y)
    }
    return pointBelow(outer.pointFromTree(point))
  }
}

extension CGRect {
  var corners: [CGPoint] {
    return [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// The smallest rectangle around points.
  init(around points: [CGPoint]) {
    let x = points.map { $0.x }
    let y = points.map { $0.y }
    let left = x.min() ?? 0
    let top = y.min() ?? 0
    self.init(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
