/// A controller's layout guide as a subview of its view, as it was before iOS 11.
final class _UILayoutGuide: UIView {
  weak var guide: UILayoutGuide?

  /// As high as the bars cover the view, at its edge.
  override var frame: CGRect {
    get {
      guard let guide = guide, let insets = guide.systemInsets else { return CGRect.zero }
      return CGRect(x: 0, y: insets.top, width: 0, height: guide.length)
    }
    set {}
  }
}

extension UIViewController {
  /// One of the controller's two guides, which is also a hidden subview through iOS 10.
  func guide(named name: String) -> UILayoutGuide {
    guard let own = view else { return UILayoutGuide() }
    let guide = own.guideNamed(name)
    if guide.viewOfGuide == nil, because(.guidesAreSubviews) {
      let shown = _UILayoutGuide(frame: CGRect.zero)
      shown.guide = guide
      shown.isHidden = true
      guide.viewOfGuide = shown
      own.addSubview(shown)
    }
    return guide
  }
}
