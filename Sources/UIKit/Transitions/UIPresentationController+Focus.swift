/// The focus during a presentation.
extension UIPresentationController {
  /// From iOS 8 on the presented controller takes the place of the first responder, so that the
  /// keyboard goes down. A search goes on in its bar.
  func takeFocus(in window: UIWindow) {
    guard let responder = window.focus, !(presentedViewController is UISearchController),
      because(.presentationTakesFocus)
    else { return }
    if responder.resignFirstResponder() { formerFocus = responder }
  }

  /// After the dismissal the former first responder has the focus again, unless another one has.
  func returnFocus() {
    guard let responder = formerFocus, because(.dismissalReturnsFocus) else { return }
    formerFocus = nil
    guard let window = responder.responderWindow, window.focus == nil else { return }
    responder.becomeFirstResponder()
  }
}
