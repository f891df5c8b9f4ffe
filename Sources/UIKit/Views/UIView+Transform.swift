/// Transformed views: their frame, and points on the way through them.
extension UIView {

  /// The frame of a view with a transform or another anchor.
  var transformedFrame: CGRect {
    guard let geometry = geometry, because(.frameOfTransformed) else { return frameStorage }
    return geometry.frame(of: frameStorage)
  }

  func setTransformedFrame(_ frame: CGRect) {
    guard let geometry = geometry, because(.frameOfTransformed) else {
      place(at: frame)
      return
    }
    place(at: geometry.rectangle(withFrame: frame))
  }

  /// The place of the anchor point in the superview.
  var position: CGPoint {
    guard let geometry = geometry else {
      return CGPoint(x: frameStorage.midX, y: frameStorage.midY)
    }
    return geometry.position(of: frameStorage)
  }

  /// The rectangle of such a size whose anchor is at the place.
  func rectangle(at position: CGPoint, size: CGSize) -> CGRect {
    return (geometry ?? LayerGeometry()).rectangle(at: position, size: size)
  }

  /// Layout moves a view without its transform: by `center` and `bounds`, as UIKit does.
  func layOut(in rectangle: CGRect) {
    if geometry == nil {
      frame = rectangle
    } else {
      place(at: rectangle)
    }
  }

  func setTransform(_ transform: CATransform3D) {
    var new = geometry ?? LayerGeometry()
    new.transform = transform
    adopt(new)
  }

  /// The position stays, so that the frame moves.
  func setAnchorPoint(_ anchor: CGPoint) {
    let fixed = position
    var new = geometry ?? LayerGeometry()
    new.anchor = anchor
    if because(.anchorMovesFrame) {
      frameStorage = new.rectangle(at: fixed, size: frameStorage.size)
    }
    adopt(new)
  }

  private func adopt(_ new: LayerGeometry) {
    geometry = new.isPlain ? nil : new
    if !new.isPlain { Simulation.current.hasTransforms = true }
    updateSafeAreaTree()
  }

  // MARK: Points

  /// The point in the coordinates of the top of the tree.
  private func pointInTree(_ point: CGPoint) -> CGPoint {
    var place = point
    var current: UIView? = self
    while let view = current {
      place = view.pointAbove(place)
      current = view.superviewStorage
    }
    return place
  }

  private func pointAbove(_ point: CGPoint) -> CGPoint {
    let inside = CGPoint(x: point.x - boundsOrigin.x, y: point.y - boundsOrigin.y)
    if superviewStorage == nil { return inside }
    guard let geometry = geometry else {
      return CGPoint(x: inside.x + frameStorage.minX, y: inside.y + frameStorage.minY)
    }
    return geometry.pointAbove(inside, in: frameStorage)
  }

  /// A point of the top of the tree in the coordinates of the view.
  private func pointFromTree(_ point: CGPoint) -> CGPoint {
    guard let parent = superviewStorage else {
      return CGPoint(x: point.x + boundsOrigin.x, y: point.y + boundsOrigin.y)
    }
    let above = parent.pointFromTree(point)
    var inside = CGPoint(x: above.x - frameStorage.minX, y: above.y - frameStorage.minY)
    if let geometry = geometry { inside = geometry.pointBelow(above, in: frameStorage) }
    return CGPoint(x: inside.x + boundsOrigin.x, y: inside.y + boundsOrigin.y)
  }

  /// A point of one view in the coordinates of another, through the transforms on the way.
  func transformed(_ point: CGPoint, to other: UIView?) -> CGPoint {
    let place = pointInTree(point)
    return (other ?? window)?.pointFromTree(place) ?? place
  }

  /// The rectangle around the four corners.
  func transformed(_ rectangle: CGRect, to other: UIView?) -> CGRect {
    var box = CGRect.zero
    var isFirst = true
    for x in [rectangle.minX, rectangle.maxX] {
      for y in [rectangle.minY, rectangle.maxY] {
        let corner = transformed(CGPoint(x: x, y: y), to: other)
        let place = CGRect(x: corner.x, y: corner.y, width: 0, height: 0)
        box = isFirst ? place : box.union(place)
        isFirst = false
      }
    }
    return box
  }
}
