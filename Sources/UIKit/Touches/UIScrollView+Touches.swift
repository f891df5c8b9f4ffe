// A finger on the content of a scroll view: first it waits whether the finger scrolls.

extension UIView {
  /// The scroll view that the view is content of.
  var scrollViewAround: UIScrollView? {
    var current = superviewStorage
    while let candidate = current {
      if let scroll = candidate as? UIScrollView { return scroll }
      current = candidate.superviewStorage
    }
    return nil
  }
}

/// `UIScrollViewDelayedTouchesBeganGestureRecognizer`: keeps a touch from the content for a moment.
final class ContentTouchDelay: UIGestureRecognizer {
  private weak var scroll: UIScrollView?
  private var timer: RunLoopItem?

  /// Seconds.
  private let delay = 0.15

  init(_ scroll: UIScrollView) {
    self.scroll = scroll
    super.init()
    view = scroll
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func takes(_ touch: UITouch) -> Bool {
    guard let scroll = scroll, scroll.delaysContentTouches, scroll.isScrollEnabled else {
      return false
    }
    return because(.contentTouchesWait)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.cancel()
    timer = RunLoop.main.enqueue(after: delay) { [weak self] in
      guard let self = self, self.isUndecided else { return }
      self.state = .failed
      Simulation.current.touchSession?.settle()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }
}

/// `UIScrollViewPanGestureRecognizer`: moves the content with the finger.
final class ScrollPan: UIPanGestureRecognizer {
  private weak var scroll: UIScrollView?

  init(_ scroll: UIScrollView) {
    self.scroll = scroll
    super.init()
    view = scroll
  }

  override func takes(_ touch: UITouch) -> Bool {
    guard let scroll = scroll, scroll.isScrollEnabled else { return false }
    return super.takes(touch)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scroll = scroll, scroll.dragging == nil else { return }
    scroll.dragging = ScrollDrag(at: location(in: nil), offset: scroll.contentOffset)
  }

  /// The way counts only in a direction in which there is something to scroll.
  override func hasMoved(from start: CGPoint) -> Bool {
    guard let scroll = scroll, super.hasMoved(from: start) else { return false }
    let here = location(in: nil)
    let isSideways = abs(here.x - start.x) > abs(here.y - start.y)
    return scroll.scrolls(sideways: isSideways) && mayTakeContentTouch
  }

  /// Whether content that was touched lets go of the finger.
  private var mayTakeContentTouch: Bool {
    guard let scroll = scroll, because(.contentKeepsTouch) else { return true }
    for touch in touchStorage where touch.delivery == .delivered {
      guard let content = touch.viewStorage, content !== scroll else { continue }
      if !scroll.canCancelContentTouches || !scroll.touchesShouldCancel(in: content) {
        return false
      }
    }
    return true
  }

  override func sendAction() {
    if because(.fingerScrolls) { scroll?.drag(state, to: location(in: nil)) }
    super.sendAction()
  }

  override func reset() {
    super.reset()
    scroll?.dragging = nil
  }
}

/// A finger that may move the content.
struct ScrollDrag {
  let start: CGPoint
  let offset: CGPoint
  var hasBegun = false

  init(at start: CGPoint, offset: CGPoint) {
    self.start = start
    self.offset = offset
  }
}

extension UIScrollView {
  fileprivate func scrolls(sideways: Bool) -> Bool {
    if sideways { return alwaysBounceHorizontal || contentSize.width > bounds.width }
    return alwaysBounceVertical || contentSize.height > bounds.height
  }

  /// Follows the finger; the content stays within its bounds.
  fileprivate func drag(_ state: UIGestureRecognizer.State, to point: CGPoint) {
    guard let drag = dragging else { return }
    switch state {
    case .began:
      dragging?.hasBegun = true
      delegate?.scrollViewWillBeginDragging(self)
      dismissKeyboardByDrag()
      follow(drag, to: point)
    case .changed:
      follow(drag, to: point)
    case .ended, .cancelled:
      dragging = nil
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    case .possible, .failed: return
    }
  }

  private func follow(_ drag: ScrollDrag, to point: CGPoint) {
    contentOffset = CGPoint(
      x: within(drag.offset.x + drag.start.x - point.x, contentSize.width - bounds.width),
      y: within(drag.offset.y + drag.start.y - point.y, contentSize.height - bounds.height))
  }

  private func within(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
    return max(0, min(value, max(0, limit)))
  }
}
