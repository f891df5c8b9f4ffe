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
  @available(iOS 10.0, *)
  @_semantics("vdl.callback")
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  @available(iOS 10.0, *)
  @_semantics("vdl.callback")
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  @available(iOS 7.0, *)
  @_semantics("vdl.callback")
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  @available(iOS 16.0, *)
  @_semantics("vdl.callback")
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  @available(iOS 17.0, *)
  @_semantics("vdl.callback")
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  @available(iOS 17.0, *)
  @_semantics("vdl.callback")
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  @available(iOS 18.0, *)
  @_semantics("vdl.callback")
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  @available(iOS 18.0, *)
  @_semantics("vdl.callback")
  func textViewWritingToolsDidEnd(_ textView: UITextView)
}

/// The gesture of a person on a link.
@available(iOS 10.0, *)
public enum UITextItemInteraction: Int, ImportedValue {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}

/// A link, an attachment or a tagged part of a text.
@available(iOS 17.0, *)
open class UITextItem: NSObject {
  public let range: NSRange
  public let content: UITextItem.Content

  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  init(range: NSRange, content: UITextItem.Content) {
    self.range = range
    self.content = content
    super.init()
  }

  /// A menu for a part of a text.
  open class MenuConfiguration: NSObject {
    let menu: UIMenu

    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
}

extension UITextViewDelegate {
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    return self.textView(textView, shouldInteractWith: URL, in: characterRange)
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { return true }

  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { return true }

  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { return nil }

  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { return defaultAction }

  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { return UITextItem.MenuConfiguration(menu: defaultMenu) }

  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}

  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}

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
