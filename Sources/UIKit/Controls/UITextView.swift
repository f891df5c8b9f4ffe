/// Text of many lines that a person may edit.
open class UITextView: UIScrollView, UITextInput {
  private var inputStorage: UIView?
  private var accessoryStorage: UIView?
  private var attributedStorage: NSAttributedString?
  var edited = EditedText()

  open override var inputView: UIView? {
    get { return inputStorage }
    set { inputStorage = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { return accessoryStorage }
    set { accessoryStorage = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text. Code that sets it tells the delegate nothing of a change.
  open var text: String! {
    get { return edited.text }
    set { setText(newValue ?? "") }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @available(iOS 6.0, *)
  open var attributedText: NSAttributedString! {
    get { return attributedStorage ?? NSAttributedString(string: edited.text) }
    set {
      setText(newValue?.string ?? "")
      attributedStorage = newValue
      takeStart(of: newValue)
    }
  }

  /// Font and color of the first letter are those of the view.
  private func takeStart(of attributed: NSAttributedString?) {
    guard let attributed = attributed, attributed.length > 0 else { return }
    let start = attributed.attributes(at: 0, effectiveRange: nil)
    if let own = start[.font] as? UIFont { font = own }
    if let own = start[.foregroundColor] as? UIColor { textColor = own }
  }

  open var textColor: UIColor?
  open var font: UIFont?
  /// Whether the font follows the size of text that a person picks.
  @available(iOS 10.0, *)
  open var adjustsFontForContentSizeCategory = false

  override func adjustFonts() {
    if adjustsFontForContentSizeCategory, let new = adjusted(font) { font = new }
  }

  open var textAlignment: NSTextAlignment = NSTextAlignment.natural
  open var isEditable = true
  @available(iOS 7.0, *)
  open var isSelectable = true
  open var keyboardType: UIKeyboardType = UIKeyboardType.default
  open var returnKeyType: UIReturnKeyType = UIReturnKeyType.default
  open var autocorrectionType: UITextAutocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType: UITextAutocapitalizationType =
    UITextAutocapitalizationType.sentences
  open var keyboardAppearance: UIKeyboardAppearance = UIKeyboardAppearance.default
  open var spellCheckingType: UITextSpellCheckingType = UITextSpellCheckingType.default
  @available(iOS 10.0, *)
  open var textContentType: UITextContentType?
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  @available(iOS 6.0, *)
  open var allowsEditingTextAttributes = false
  @available(iOS 7.0, *)
  open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Whether the next text that is inserted takes the place of all text.
  @available(iOS 6.0, *)
  open var clearsOnInsertion = false

  override func commonInit() {
    super.commonInit()
    backgroundColor = Simulation.current.isAtLeast(13) ? UIColor.systemBackground : UIColor.white
  }

  /// The selection in units of UTF-16. Setting it tells the delegate of the selection.
  open var selectedRange: NSRange {
    get { return edited.insertion }
    set { select(newValue) }
  }

  /// The answer of the delegate, which is asked each time.
  open override var canBecomeFirstResponder: Bool {
    guard isEditable else { return isSelectable && Simulation.current.isAtLeast(7) }
    guard let delegate = textDelegate, !isFirstResponder, because(.textViewAsksDelegate) else {
      return true
    }
    return delegate.textViewShouldBeginEditing(self)
  }

  open override var canResignFirstResponder: Bool {
    guard isEditable, let delegate = textDelegate, isFirstResponder,
      because(.textViewAsksDelegate)
    else { return true }
    return delegate.textViewShouldEndEditing(self)
  }

  override var takesKeys: Bool { return isEditable }

  /// The keyboard comes first, then the delegate hears of it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    if isEditable && isFirstResponder { beginEditing() }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditable && isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasEditing && !isFirstResponder { endEditingSession() }
    return true
  }

  // MARK: Touches

  /// A tap begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable && !isFirstResponder && because(.tapBeginsEditing) { becomeFirstResponder() }
  }

  override var wantsSuggestions: Bool {
    return autocorrectionType != .no && keyboardType.hasLetters
  }

  override func keyTyped(_ text: String) { takeKey(text) }

  override func keyDeleted() { takeDelete() }

  override func keyReturned() { takeReturn() }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let answer = edited.allows(action, isEditable: isEditable, isHidden: false) { return answer }
    return super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }

  open override func copy(_ sender: Any?) {
    if edited.insertion.length > 0 && because(.editActions) {
      UIPasteboard.general.string = edited.part(edited.insertion)
    }
  }

  open override func paste(_ sender: Any?) {
    if let copied = UIPasteboard.general.string, because(.editActions) { takeKey(copied) }
  }

  open override func delete(_ sender: Any?) {
    if edited.insertion.length > 0 && because(.editActions) { takeDelete() }
  }

  open override func selectAll(_ sender: Any?) {
    if because(.editActions) { select(NSRange(location: 0, length: edited.length)) }
  }

  open override func select(_ sender: Any?) {
    if because(.editActions) { select(edited.wordAtInsertion) }
  }

  // MARK: Text input

  open var hasText: Bool { return !edited.text.isEmpty }

  /// Adds a text as code does: nobody is asked.
  open func insertText(_ text: String) {
    insert(text)
  }

  /// Deletes the selection, or the character before the insertion point.
  open func deleteBackward() {
    if let range = edited.deletion { change(range, to: "") }
  }

  open var selectedTextRange: UITextRange? {
    get { return TextSpan(edited.insertion) }
    set { select((newValue as? TextSpan)?.range ?? edited.insertion) }
  }

  open var markedTextRange: UITextRange? { return edited.markedAsRange }

  open var beginningOfDocument: UITextPosition { return TextOffset(0) }

  open var endOfDocument: UITextPosition { return TextOffset(edited.length) }

  open func text(in range: UITextRange) -> String? {
    return (range as? TextSpan).map { edited.part($0.range) }
  }

  open func replace(_ range: UITextRange, withText text: String) {
    if let span = range as? TextSpan { change(span.range, to: text) }
  }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    edited.mark(markedText ?? "", selecting: selectedRange)
    tellChange()
  }

  open func unmarkText() { edited.unmark() }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    return EditedText.range(from: fromPosition, to: toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    return edited.position(from: position, offset: offset)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    return EditedText.offset(from: from, to: toPosition)
  }

  /// The order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    return EditedText.compare(position, other)
  }

  /// The place in a direction; up and down lead to the ends of the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up: return beginningOfDocument
    case .down: return endOfDocument
    }
  }

  /// The narrow rectangle of the insertion point, by the model's measure of text.
  open func caretRect(for position: UITextPosition) -> CGRect {
    return edited.caret(
      position, font, at: CGPoint(x: textContainerInset.left + 5, y: textContainerInset.top))
  }

  open func firstRect(for range: UITextRange) -> CGRect {
    return caretRect(for: range.start).union(caretRect(for: range.end))
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    return range.isEmpty ? [] : [UITextSelectionRect(firstRect(for: range))]
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    return edited.position(
      at: point.x - CGPoint(x: textContainerInset.left + 5, y: textContainerInset.top).x, font)
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let found = closestPosition(to: point) else { return nil }
    if compare(found, to: range.start) == .orderedAscending { return range.start }
    return compare(found, to: range.end) == .orderedDescending ? range.end : found
  }

  open func characterRange(at point: CGPoint) -> UITextRange? {
    guard let start = closestPosition(to: point), let end = position(from: start, offset: 1) else {
      return nil
    }
    return textRange(from: start, to: end)
  }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { return .leftToRight }

  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  /// Finds words and lines; it is made when it is asked for.
  open var tokenizer: any UITextInputTokenizer {
    return UITextInputStringTokenizer(textInput: self)
  }

  /// The system, which wants to hear of changes by code.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { return nil }
    set {}
  }

  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { return rare("markedTextStyle") }
    set { setRare("markedTextStyle", newValue) }
  }

  open var selectionAffinity: UITextStorageDirection {
    get { return rare("selectionAffinity", .forward) }
    set { setRare("selectionAffinity", newValue) }
  }

  open var textInputView: UIView { return self }

  @available(iOS 9.0, *)
  open func beginFloatingCursor(at point: CGPoint) {}

  @available(iOS 9.0, *)
  open func updateFloatingCursor(at point: CGPoint) {}

  @available(iOS 9.0, *)
  open func endFloatingCursor() {}

  // MARK: Drags of text

  @available(iOS 11.0, *)
  open var textDragDelegate: (any UITextDragDelegate)? {
    get { return rare("textDragDelegate") }
    set { setRare("textDragDelegate", newValue) }
  }

  @available(iOS 11.0, *)
  open var textDropDelegate: (any UITextDropDelegate)? {
    get { return rare("textDropDelegate") }
    set { setRare("textDropDelegate", newValue) }
  }

  @available(iOS 11.0, *)
  open var pasteDelegate: (any UITextPasteDelegate)? {
    get { return rare("pasteDelegate") }
    set { setRare("pasteDelegate", newValue) }
  }

  @available(iOS 11.0, *)
  open var textDragInteraction: UIDragInteraction? { return nil }

  @available(iOS 11.0, *)
  open var textDropInteraction: UIDropInteraction? { return nil }

  @available(iOS 11.0, *)
  open var isTextDragActive: Bool { return false }

  @available(iOS 11.0, *)
  open var isTextDropActive: Bool { return false }

  @available(iOS 11.0, *)
  open var textDragOptions: UITextDragOptions {
    get { return rare("textDragOptions", []) }
    set { setRare("textDragOptions", newValue) }
  }

  // MARK: Undo

  /// The changes that a person made to this text.
  open override var undoManager: UndoManager? {
    guard because(.typingCanBeUndone) else { return super.undoManager }
    if let own: UndoManager = rare("undoManager") { return own }
    let made = UndoManager()
    setRare("undoManager", made)
    return made
  }

  @available(iOS 18.0, *)
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { return rare("writingToolsBehavior", .default) }
    set { setRare("writingToolsBehavior", newValue) }
  }

  @available(iOS 18.0, *)
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { return rare("allowedWritingToolsResultOptions", []) }
    set { setRare("allowedWritingToolsResultOptions", newValue) }
  }

  /// Brings a part of the text into sight; the model does not know where lines are.
  open func scrollRangeToVisible(_ range: NSRange) {}

  func setText(_ text: String) {
    attributedStorage = nil
    if rareStorage?.any("textStorage") != nil && text != edited.text {
      updateStorage(NSRange(location: 0, length: edited.length), text)
    }
    if rareStorage != nil { forgetTyping() }
    let place = edited.insertion
    edited.set(text)
    if edited.insertion != place && delegate != nil { tellNewSelection() }
  }

  // MARK: What few text views have

  /// The kinds of text that become links where nobody edits.
  @available(iOS 3.0, *)
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { return rare("dataDetectorTypes", []) }
    set { setRare("dataDetectorTypes", newValue) }
  }

  @available(iOS 7.0, *)
  open var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { return rare("linkTextAttributes", [.foregroundColor: tintColor as Any]) }
    set { setRare("linkTextAttributes", newValue) }
  }

  @available(iOS 6.0, *)
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { return rare("typingAttributes", [.font: font ?? UIFont.systemFont(ofSize: 12)]) }
    set { setRare("typingAttributes", newValue) }
  }

  @available(iOS 13.0, *)
  open var usesStandardTextScaling: Bool {
    get { return rare("usesStandardTextScaling", false) }
    set { setRare("usesStandardTextScaling", newValue) }
  }

  @available(iOS 16.0, *)
  open var isFindInteractionEnabled: Bool {
    get { return rare("isFindInteractionEnabled", false) }
    set { setRare("isFindInteractionEnabled", newValue) }
  }

  @available(iOS 11.0, *)
  open var smartQuotesType: UITextSmartQuotesType {
    get { return rare("smartQuotesType", .default) }
    set { setRare("smartQuotesType", newValue) }
  }

  @available(iOS 11.0, *)
  open var smartDashesType: UITextSmartDashesType {
    get { return rare("smartDashesType", .default) }
    set { setRare("smartDashesType", newValue) }
  }

  @available(iOS 11.0, *)
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { return rare("smartInsertDeleteType", .default) }
    set { setRare("smartInsertDeleteType", newValue) }
  }

  @available(iOS 17.0, *)
  open var inlinePredictionType: UITextInlinePredictionType {
    get { return rare("inlinePredictionType", .default) }
    set { setRare("inlinePredictionType", newValue) }
  }

  @available(iOS 17.0, *)
  open var borderStyle: UITextView.BorderStyle {
    get { return rare("borderStyle", .none) }
    set { setRare("borderStyle", newValue) }
  }

  /// Finds text in the view, where that is enabled.
  @available(iOS 16.0, *)
  open var findInteraction: UIFindInteraction? {
    guard isFindInteractionEnabled else { return nil }
    if let own: UIFindInteraction = rare("findInteraction") { return own }
    let made = UIFindInteraction()
    setRare("findInteraction", made)
    return made
  }

  @available(iOS 18.0, *)
  open var isWritingToolsActive: Bool { return false }

  /// The place of the text in the view.
  @available(iOS 7.0, *)
  open var textContainer: NSTextContainer {
    let container: NSTextContainer = rare("textContainer", NSTextContainer(size: CGSize.zero))
    let inset = textContainerInset
    if rareStorage?.any("textContainer") == nil { container.widthTracksTextView = true }
    container.size = CGSize(
      width: max(0, bounds.width - inset.left - inset.right), height: CGFloat(10_000_000))
    setRare("textContainer", container)
    return container
  }

  @available(iOS 17.0, *)
  public enum BorderStyle: Int, ImportedValue {
    case none = 0
    case roundedRect = 1
  }
}

/// The kinds of text that are found and become links.
@available(iOS 3.0, *)
public struct UIDataDetectorTypes: OptionSet, Equatable, ImportedValue {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
