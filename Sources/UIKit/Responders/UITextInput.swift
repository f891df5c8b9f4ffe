/// A responder that takes typed text.
@available(iOS 3.2, *)
public protocol UIKeyInput: AnyObject {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Adds a text where the insertion point is.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward()
}

/// A responder whose text has positions, a selection and a marked part.
@available(iOS 3.2, *)
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

/// A place in a text.
@available(iOS 3.2, *)
open class UITextPosition: NSObject {}

/// A stretch of a text.
@available(iOS 3.2, *)
open class UITextRange: NSObject {
  open var start: UITextPosition { return UITextPosition() }
  open var end: UITextPosition { return UITextPosition() }
  open var isEmpty: Bool { return true }
}

/// A place in the text of UIKit's own views, in units of UTF-16 from its beginning.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool {
    return (object as? TextOffset)?.offset == offset
  }

  override var hash: Int { return offset }
}

/// A stretch of the text of UIKit's own views.
final class TextSpan: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { return TextOffset(range.location) }
  override var end: UITextPosition { return TextOffset(range.upperBound) }
  override var isEmpty: Bool { return range.length == 0 }

  override func isEqual(_ object: Any?) -> Bool {
    return (object as? TextSpan)?.range == range
  }

  override var hash: Int { return range.location }
}
