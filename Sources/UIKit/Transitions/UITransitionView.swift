/// The view a presentation puts into the window, and the presented view into it.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    because(.presentationContainerLayout)
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    because(.presentationContainerLayout)
    presentation?.containerViewDidLayoutSubviews()
  }
}
