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
