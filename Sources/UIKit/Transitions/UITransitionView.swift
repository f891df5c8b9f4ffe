/// The view a presentation puts into the window, and the presented view into it.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?
  /// Both sides of the presentation, which lasts as long as this view is in the window.
  var participants: [UIViewController] = []

  /// The presentation has the traits of this view and hears of their changes.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.traitCollectionDidChange(previousTraitCollection)
  }

  override func layoutSubviews() {
    guard let presentation = presentation, because(.presentationContainerLayout) else {
      super.layoutSubviews()
      return
    }
    presentation.containerViewWillLayoutSubviews()
    presentation.fitPresentedView()
    super.layoutSubviews()
    presentation.containerViewDidLayoutSubviews()
  }
}
