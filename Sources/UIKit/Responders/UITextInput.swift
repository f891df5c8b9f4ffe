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

/// The directions on the screen.
@available(iOS 3.2, *)
public enum UITextLayoutDirection: Int, ImportedValue {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// The directions in a text.
@available(iOS 3.2, *)
public enum UITextStorageDirection: Int, ImportedValue {
  case forward = 0
  case backward = 1
}

/// A direction of either kind, as a number.
@available(iOS 3.2, *)
public struct UITextDirection: Equatable, Hashable, ImportedValue {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    return UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    return UITextDirection(rawValue: direction.rawValue)
  }
}

/// The parts of a text.
@available(iOS 3.2, *)
public enum UITextGranularity: Int, ImportedValue {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

/// The rectangle of a selected part.
@available(iOS 6.0, *)
open class UITextSelectionRect: NSObject {
  private let place: CGRect

  public override init() {
    place = CGRect.zero
    super.init()
  }

  init(_ place: CGRect) {
    self.place = place
    super.init()
  }

  open var rect: CGRect { return place }
  open var containsStart: Bool { return true }
  open var containsEnd: Bool { return true }
  open var isVertical: Bool { return false }
}

/// Hears from a view of changes that no keyboard made.
@available(iOS 3.2, *)
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the parts of a text.
@available(iOS 3.2, *)
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds words, and the whole text for everything larger.
@available(iOS 3.2, *)
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private let input: any UITextInput

  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let all = wholeRange, let text = input.text(in: all) else { return nil }
    let place = input.offset(from: input.beginningOfDocument, to: position)
    if granularity == .character {
      return stretch(NSRange(location: place, length: 1), of: text)
    }
    if granularity != .word { return all }
    var probe = EditedText()
    probe.set(text)
    _ = probe.select(NSRange(location: place, length: 0))
    let word = probe.wordAtInsertion
    return word.length == 0 ? nil : stretch(word, of: text)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard
      let range = rangeEnclosingPosition(position, with: granularity, inDirection: direction)
    else { return false }
    return input.compare(range.start, to: position) == .orderedSame
      || input.compare(range.end, to: position) == .orderedSame
  }

  private var wholeRange: UITextRange? {
    return input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
  }

  private func stretch(_ range: NSRange, of text: String) -> UITextRange? {
    guard let start = input.position(from: input.beginningOfDocument, offset: range.location),
      let end = input.position(from: start, offset: range.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }
}

/// Decides about drags of selected text.
@available(iOS 11.0, *)
public protocol UITextDragDelegate: NSObjectProtocol {}

@available(iOS 11.0, *)
public protocol UITextDropDelegate: NSObjectProtocol {}

@available(iOS 11.0, *)
public protocol UITextPasteDelegate: NSObjectProtocol {}

@available(iOS 11.0, *)
public struct UITextDragOptions: OptionSet, Equatable, ImportedValue {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// The gestures of editing, for a view of the app with a text.
@available(iOS 13.0, *)
open class UITextInteraction: NSObject, UIInteraction {
  public let textInteractionMode: UITextInteractionMode
  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (any UITextInput)?
  open private(set) weak var view: UIView?

  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  open var gesturesForFailureRequirements: [UIGestureRecognizer] { return [] }
}

@available(iOS 13.0, *)
public enum UITextInteractionMode: Int, ImportedValue {
  case editable = 0
  case nonEditable = 1
}

@available(iOS 13.0, *)
public protocol UITextInteractionDelegate: NSObjectProtocol {}

/// Finds text in a view.
@available(iOS 16.0, *)
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) var isFindNavigatorVisible = false
  open var searchText: String?
  open var replacementText: String?

  override init() {
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  open func presentFindNavigator(showingReplace: Bool) { isFindNavigatorVisible = true }

  open func dismissFindNavigator() { isFindNavigatorVisible = false }
}
