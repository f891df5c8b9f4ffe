/// Decides about and hears of editing.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  @_semantics("vdl.callback")
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  @_semantics("vdl.callback")
  func textViewDidBeginEditing(_ textView: UITextView)
  @_semantics("vdl.callback")
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  @_semantics("vdl.callback")
  func textViewDidEndEditing(_ textView: UITextView)
  @_semantics("vdl.callback")
  func textViewDidChange(_ textView: UITextView)
  @_semantics("vdl.callback")
  func textViewDidChangeSelection(_ textView: UITextView)
  @_semantics("vdl.callback")
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { return true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { return true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { return true }
}
