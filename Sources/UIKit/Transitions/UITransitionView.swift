/// The view a presentation puts into the window, and the presented view into it.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    guard let presentation = presentation, because(.presentationContainerLayout) else {
      super.layoutSubviews()
      return
    }
    presentation.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation.containerViewDidLayoutSubviews()
  }
}
