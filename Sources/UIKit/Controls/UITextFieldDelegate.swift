/// Decides about and hears of editing.
public protocol UITextFieldDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  @_semantics("vdl.callback")
  func textFieldDidBeginEditing(_ textField: UITextField)
  @_semantics("vdl.callback")
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  @_semantics("vdl.callback")
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Sent in place of the one without a reason.
  @available(iOS 10.0, *)
  @_semantics("vdl.callback")
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  @_semantics("vdl.callback")
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  @_semantics("vdl.callback")
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  @_semantics("vdl.callback")
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  @available(iOS 13.0, *)
  @_semantics("vdl.callback")
  func textFieldDidChangeSelection(_ textField: UITextField)
  @available(iOS 16.0, *)
  @_semantics("vdl.callback")
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  @available(iOS 16.0, *)
  @_semantics("vdl.callback")
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  @available(iOS 16.0, *)
  @_semantics("vdl.callback")
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { return nil }

  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { return true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { return true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { return true }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { return true }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool { return true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
