/// The dots below pages that scroll: as many as the data source says.
extension UIPageViewController {

  /// Asks for the number of dots and for the filled one. From there on the dots follow the swipes.
  func askForIndicator() {
    guard styleStorage == .scroll, navigationOrientation == .horizontal, let source = dataSource,
      because(.pageIndicatorIsAskedFor)
    else { return }
    let count = source.presentationCount(for: self)
    guard count > 0 else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let control = indicator ?? UIPageControl(frame: CGRect.zero)
    indicator = control
    control.numberOfPages = count
    control.currentPage = source.presentationIndex(for: self)
    placeIndicator()
  }

  /// The pages leave the dots their place.
  func pageFrame(in bounds: CGRect) -> CGRect {
    guard indicator != nil else { return bounds }
    placeIndicator()
    return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 37)
  }

  private func placeIndicator() {
    guard let control = indicator, let own = viewStorage else { return }
    let bounds = own.bounds
    control.frame = CGRect(x: 0, y: bounds.height - 37, width: bounds.width, height: 37)
    if control.superviewStorage !== own { own.addSubview(control) }
  }
}
