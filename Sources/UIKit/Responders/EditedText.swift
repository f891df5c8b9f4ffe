/// A text with its selection and its marked part, in units of UTF-16.
struct EditedText {
  private(set) var text = ""
  /// Nil as long as nothing was selected.
  private(set) var selection: NSRange?
  /// Text that an input method has not settled yet.
  private(set) var marked: NSRange?

  var length: Int { return NSString(string: text).length }

  /// The selection; the end of the text when there is none.
  var insertion: NSRange { return selection ?? NSRange(location: length, length: 0) }

  /// Takes another text, with the insertion point at its end.
  mutating func set(_ newText: String) {
    text = newText
    marked = nil
    if selection != nil { selection = NSRange(location: length, length: 0) }
  }

  /// Selects a range, as far as it is in the text; whether that is another one.
  mutating func select(_ range: NSRange?) -> Bool {
    let new = range.map { clamp($0) }
    if new == selection { return false }
    selection = new
    return true
  }

  /// Puts a text in the place of a range, with the insertion point behind it.
  mutating func replace(_ range: NSRange, with new: String) {
    let place = clamp(range)
    let units = Array(text.utf16)
    let head = String(decoding: Array(units[0..<place.location]), as: UTF16.self)
    let tail = String(decoding: Array(units[place.upperBound..<units.count]), as: UTF16.self)
    text = head + new + tail
    selection = NSRange(
      location: place.location + NSString(string: new).length, length: 0)
    marked = nil
  }

  /// Puts text of an input method into the place of the one before, or of the selection.
  mutating func mark(_ new: String, selecting part: NSRange) {
    let place = marked ?? insertion
    replace(place, with: new)
    let length = NSString(string: new).length
    if length > 0 { marked = NSRange(location: place.location, length: length) }
    let start = max(0, min(part.location, length))
    selection = clamp(NSRange(location: place.location + start, length: part.length))
  }

  mutating func unmark() { marked = nil }

  func part(_ range: NSRange) -> String {
    return NSString(string: text).substring(with: clamp(range))
  }

  /// The range that a press of the delete key takes away: the selection, or the character before
  /// it; nil when there is none.
  var deletion: NSRange? {
    let place = clamp(insertion)
    if place.length > 0 { return place }
    if place.location == 0 { return nil }
    let before = part(NSRange(location: 0, length: place.location))
    let rest = NSString(string: String(before.dropLast())).length
    return NSRange(location: rest, length: place.location - rest)
  }

  /// Whether an action of the edit menu applies; nil for another action.
  func allows(_ action: Selector, isEditable: Bool, isHidden: Bool) -> Bool? {
    let hasSelection = insertion.length > 0
    if action == EditAction.copy { return hasSelection && !isHidden }
    if action == EditAction.cut { return hasSelection && isEditable && !isHidden }
    if action == EditAction.delete { return hasSelection && isEditable }
    if action == EditAction.paste { return isEditable && UIPasteboard.general.strings != nil }
    if action == EditAction.select { return !text.isEmpty && !hasSelection }
    if action == EditAction.selectAll { return !text.isEmpty && insertion.length < length }
    return nil
  }

  /// The letters and digits around the insertion point.
  var wordAtInsertion: NSRange {
    let units = Array(text.utf16)
    var start = clamp(insertion).location
    var end = start
    while start > 0 && EditedText.isOfWord(units[start - 1]) { start -= 1 }
    while end < units.count && EditedText.isOfWord(units[end]) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  /// Whether a unit of UTF-16 is no space and no ASCII punctuation.
  private static func isOfWord(_ unit: UInt16) -> Bool {
    let isDigit = unit >= 48 && unit <= 57
    let isLetter = (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122)
    return isDigit || isLetter || (unit > 127 && unit != 160)
  }

  var selectionAsRange: UITextRange? { return selection.map { TextSpan($0) } }

  var markedAsRange: UITextRange? { return marked.map { TextSpan($0) } }

  /// The range within the text.
  func clamp(_ range: NSRange) -> NSRange {
    let count = length
    let start = max(0, min(range.location, count))
    let end = max(start, min(range.length > count ? count : start + range.length, count))
    return NSRange(location: start, length: end - start)
  }

  /// The positions' stretch, in whichever order they come.
  static func range(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let one = from as? TextOffset, let other = to as? TextOffset else { return nil }
    let start = min(one.offset, other.offset)
    return TextSpan(
      NSRange(location: start, length: max(one.offset, other.offset) - start))
  }

  func position(from: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = from as? TextOffset, offset >= -length, offset <= length else { return nil }
    let place = start.offset + offset
    return place < 0 || place > length ? nil : TextOffset(place)
  }

  static func compare(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let way = offset(from: one, to: other)
    if way == 0 { return .orderedSame }
    return way > 0 ? .orderedAscending : .orderedDescending
  }

  static func offset(from: UITextPosition, to: UITextPosition) -> Int {
    guard let one = from as? TextOffset, let other = to as? TextOffset else { return 0 }
    return other.offset - one.offset
  }

  // MARK: Places, by the model's measure: 8 points for a character of the size 17

  func caret(_ position: UITextPosition, _ font: UIFont?, at origin: CGPoint) -> CGRect {
    let points = font?.pointSize ?? 12
    let offset = (position as? TextOffset)?.offset ?? 0
    return CGRect(
      x: origin.x + CGFloat(offset) * 8 * points / 17 - 1, y: origin.y, width: 2,
      height: points * 1.193359375)
  }

  func position(at x: CGFloat, _ font: UIFont?) -> UITextPosition {
    let width = 8 * (font?.pointSize ?? 12) / 17
    return TextOffset(max(0, min(length, Int((x / width).rounded()))))
  }
}
