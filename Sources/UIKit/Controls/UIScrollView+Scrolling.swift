/// Scrolling that takes time: animations by code, and a finger's drag.
extension UIScrollView {

  // MARK: Animations

  /// `-[UIScrollView _smoothScrollWithUpdateTime:]`: some offsets on the way, then the end.
  func animateScrolling(to target: CGPoint, atEnd: (() -> Void)? = nil) {
    let current = ScrollAnimation(from: boundsOrigin, to: target)
    current.atEnd = atEnd
    animation = current
    for step in 1...3 {
      RunLoop.main.enqueue(after: Double(step) * 0.1, phase: 3) {
        self.advance(current, CGFloat(step) / 3)
      }
    }
  }

  private func advance(_ current: ScrollAnimation, _ part: CGFloat) {
    if current.isOver { return }
    contentOffset = part < 1 ? current.offset(at: part) : current.end
    if part < 1 { return }
    animation = nil
    if let end = current.atEnd {
      end()
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// The whole range of offsets at which the content fills the view.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let lowest = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    let right = contentSize.width + insets.right - frameStorage.width
    let bottom = contentSize.height + insets.bottom - frameStorage.height
    return CGPoint(
      x: max(lowest.x, min(offset.x, right)), y: max(lowest.y, min(offset.y, bottom)))
  }

  /// `-[UIScrollView _adjustContentOffsetIfNecessary]`: content that became smaller is not left
  /// behind, unless a finger or an animation moves it.
  func keepWithinLimits() {
    guard !isTracking, !isDecelerating, animation == nil, refreshControl == nil else { return }
    let nearest = clamped(boundsOrigin)
    if nearest != boundsOrigin && because(.offsetStaysWithin) { contentOffset = nearest }
  }

  func nearestOffset(showing rect: CGRect) -> CGPoint {
    var offset = boundsOrigin
    if rect.maxX > offset.x + frameStorage.width { offset.x = rect.maxX - frameStorage.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + frameStorage.height { offset.y = rect.maxY - frameStorage.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    return clamped(offset)
  }

  // MARK: A finger

  /// A person moves the content and lets go of it at a speed, in points per second.
  func drag(by movement: CGPoint, velocity: CGPoint) {
    guard isScrollEnabled, isUserInteractionEnabled, canScroll(along: movement) else { return }
    let touch = self.touch ?? ScrollTouch()
    self.touch = touch
    stopScrolling(touch)
    touch.isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    dismissKeyboardByDrag()
    contentOffset = clamped(
      CGPoint(x: boundsOrigin.x - movement.x, y: boundsOrigin.y - movement.y))
    endDragging(touch, CGPoint(x: (0 - velocity.x) / 1000, y: (0 - velocity.y) / 1000))
  }

  private func canScroll(along movement: CGPoint) -> Bool {
    let vertical = alwaysBounceVertical || contentSize.height > frameStorage.height
    let horizontal = alwaysBounceHorizontal || contentSize.width > frameStorage.width
    return vertical && movement.y != 0 || horizontal && movement.x != 0
  }

  private func stopScrolling(_ touch: ScrollTouch) {
    animation?.isOver = true
    animation = nil
    touch.run += 1
    touch.isDecelerating = false
  }

  /// The delegate can move the place of rest; without speed the content stays where it is.
  private func endDragging(_ touch: ScrollTouch, _ velocity: CGPoint) {
    var target = restingOffset(velocity)
    if because(.dragEndsInSteps) {
      withUnsafeMutablePointer(to: &target) { pointer in
        self.delegate?.scrollViewWillEndDragging(
          self, withVelocity: velocity, targetContentOffset: pointer)
      }
    }
    touch.isDragging = false
    let decelerates = target != boundsOrigin || velocity != CGPoint.zero
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if decelerates { decelerate(touch, to: target) }
  }

  private func restingOffset(_ velocity: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    let factor = rate / (1 - rate)
    let free = CGPoint(
      x: boundsOrigin.x + velocity.x * factor, y: boundsOrigin.y + velocity.y * factor)
    return target(of: clamped(isPagingEnabled ? page(near: free) : free), velocity)
  }

  private func page(near offset: CGPoint) -> CGPoint {
    let width = max(frameStorage.width, 1)
    let height = max(frameStorage.height, 1)
    return CGPoint(
      x: (offset.x / width).rounded() * width, y: (offset.y / height).rounded() * height)
  }

  private func decelerate(_ touch: ScrollTouch, to target: CGPoint) {
    guard because(.dragEndsInSteps) else { return }
    touch.isDecelerating = true
    let run = touch.run
    delegate?.scrollViewWillBeginDecelerating(self)
    let way = ScrollAnimation(from: boundsOrigin, to: target)
    for step in 1...3 {
      RunLoop.main.enqueue(after: Double(step) * 0.2, phase: 3) {
        guard touch.run == run else { return }
        self.contentOffset = step < 3 ? way.offset(at: CGFloat(step) / 3) : target
        if step == 3 { self.endDecelerating(touch) }
      }
    }
  }

  private func endDecelerating(_ touch: ScrollTouch) {
    touch.isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  // MARK: Zooming

  /// The view is scaled, which changes its frame but not its bounds; the content is as large.
  func zoom(_ content: UIView, to scale: CGFloat) {
    let size = content.bounds.size
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    content.center = CGPoint(x: size.width * scale / 2, y: size.height * scale / 2)
    contentSize = CGSize(width: size.width * scale, height: size.height * scale)
  }
}

/// An animated scrolling under way.
final class ScrollAnimation {
  let start: CGPoint
  let end: CGPoint
  var isOver = false
  /// The news of the end, in place of `scrollViewDidEndScrollingAnimation`.
  var atEnd: (() -> Void)?

  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
  }

  func offset(at part: CGFloat) -> CGPoint {
    return CGPoint(
      x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }
}

/// The part of a finger in scrolling.
final class ScrollTouch {
  var isDragging = false
  var isDecelerating = false
  /// Grows with each drag, so that a new one stops the deceleration of the one before.
  var run = 0
}
