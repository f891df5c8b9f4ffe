/// A line of text a person edits.
open class UITextField: UIControl, UITextInput {
  /// The text, which is never nil when it is read. Code that sets it sends no event.
  open var text: String? {
    get { return edited.text }
    set { setText(newValue ?? "") }
  }
  /// The text of an empty field; the attributed one is the same text.
  open var placeholder: String? {
    didSet { attributedPlaceholderStorage = nil }
  }
  private var attributedPlaceholderStorage: NSAttributedString?
  private var colorStorage: UIColor?
  private var fontStorage: UIFont?
  /// The colour of the text; nil stands for the system's.
  open var textColor: UIColor? {
    get {
      return colorStorage
        ?? (Simulation.current.isAtLeast(13) ? UIColor.label : UIColor.black)
    }
    set { colorStorage = newValue }
  }
  /// The font of the text; nil stands for the system's.
  open var font: UIFont? {
    get { return fontStorage ?? UIFont.systemFont(ofSize: 17) }
    set { fontStorage = newValue }
  }
  /// Whether the font follows the size of text that a person picks.
  @available(iOS 10.0, *)
  open var adjustsFontForContentSizeCategory = false

  override func adjustFonts() {
    if adjustsFontForContentSizeCategory, let new = adjusted(font) { font = new }
  }

  open var textAlignment: NSTextAlignment = NSTextAlignment.natural
  open var borderStyle: UITextField.BorderStyle = UITextField.BorderStyle.none
  /// Whether the text is hidden.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue && isFirstResponder { considerStartingOver() } }
  }
  open var keyboardType: UIKeyboardType = UIKeyboardType.default
  open var returnKeyType: UIReturnKeyType = UIReturnKeyType.default
  open var clearButtonMode: UITextField.ViewMode = UITextField.ViewMode.never
  open var autocorrectionType: UITextAutocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType: UITextAutocapitalizationType =
    UITextAutocapitalizationType.sentences
  /// The text with its attributes.
  @available(iOS 6.0, *)
  open var attributedText: NSAttributedString? {
    get { return attributedStorage ?? NSAttributedString(string: edited.text) }
    set {
      setText(newValue?.string ?? "")
      attributedStorage = newValue
    }
  }
  @available(iOS 6.0, *)
  open var attributedPlaceholder: NSAttributedString? {
    get {
      return attributedPlaceholderStorage ?? placeholder.map { NSAttributedString(string: $0) }
    }
    set {
      placeholder = newValue?.string
      attributedPlaceholderStorage = newValue
    }
  }
  @available(iOS 10.0, *)
  open var textContentType: UITextContentType?
  open var spellCheckingType: UITextSpellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance: UIKeyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  open var leftViewMode: UITextField.ViewMode = UITextField.ViewMode.never
  open var rightViewMode: UITextField.ViewMode = UITextField.ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the next text that is inserted takes the place of all text.
  @available(iOS 6.0, *)
  open var clearsOnInsertion = false
  var edited = EditedText()
  /// Whether the next key takes the place of a hidden text.
  var startsOver = false
  private var attributedStorage: NSAttributedString?
  private var inputStorage: UIView?
  private var accessoryStorage: UIView?

  /// The reason for the end of editing; a person can only cancel it on a television.
  @available(iOS 10.0, *)
  public enum DidEndEditingReason: Int {
    case committed = 0
    case cancelled = 1
  }

  public enum BorderStyle: Int {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
  }

  open override var inputView: UIView? {
    get { return inputStorage }
    set { inputStorage = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { return accessoryStorage }
    set { accessoryStorage = newValue }
  }

  /// The answer of the delegate, which is asked each time.
  open override var canBecomeFirstResponder: Bool {
    guard isEnabled else { return false }
    guard let delegate = delegate, !isFirstResponder, because(.textFieldAsksDelegate) else {
      return true
    }
    return delegate.textFieldShouldBeginEditing(self)
  }

  open override var canResignFirstResponder: Bool {
    guard let delegate = delegate, isFirstResponder, because(.textFieldAsksDelegate) else {
      return true
    }
    return delegate.textFieldShouldEndEditing(self)
  }

  open var isEditing: Bool { return isFirstResponder }

  /// The text is another one, and everybody heard of it.
  func textWasEdited() {}

  override func focusCame() { beginEditing() }

  override func focusWent() { endEditingSession() }

  // MARK: Touches

  override func tap() {
    sendActions(for: .touchDown)
    finishTouch(isInside: true, nil)
  }

  override func finishTouch(isInside: Bool, _ event: UIEvent?) {
    guard because(.tapBeginsEditing) else {
      super.finishTouch(isInside: isInside, event)
      return
    }
    if isInside && !isFirstResponder { becomeFirstResponder() }
  }

  override var wantsSuggestions: Bool {
    return autocorrectionType != .no && !isSecureTextEntry && keyboardType.hasLetters
  }

  override func keyTyped(_ text: String) { takeKey(text) }

  override func keyDeleted() { takeDelete() }

  override func keyReturned() { takeReturn() }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let answer = edited.allows(action, isEditable: true, isHidden: isSecureTextEntry) {
      return answer
    }
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
    get { return selectionToShow }
    set { select((newValue as? TextSpan)?.range) }
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
    return edited.caret(position, font, at: editingRect(forBounds: bounds).origin)
  }

  open func firstRect(for range: UITextRange) -> CGRect {
    return caretRect(for: range.start).union(caretRect(for: range.end))
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    return range.isEmpty ? [] : [UITextSelectionRect(firstRect(for: range))]
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    return edited.position(at: point.x - editingRect(forBounds: bounds).origin.x, font)
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

  // MARK: Places

  open func borderRect(forBounds bounds: CGRect) -> CGRect { return bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    return borderStyle == .roundedRect || borderStyle == .bezel
      ? bounds.insetBy(dx: 7, dy: 2) : bounds
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    return textRect(forBounds: bounds)
  }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { return textRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    return CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.frame.size ?? CGSize.zero
    return CGRect(origin: CGPoint(x: 0, y: (bounds.height - size.height) / 2), size: size)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.frame.size ?? CGSize.zero
    return CGRect(
      origin: CGPoint(x: bounds.width - size.width, y: (bounds.height - size.height) / 2),
      size: size)
  }

  func setText(_ text: String) {
    attributedStorage = nil
    if rareStorage != nil { forgetTyping() }
    edited.set(text)
  }

  // MARK: What few fields have

  /// The picture behind the text, without a border style.
  open var background: UIImage? {
    get { return rare("background") }
    set { setRare("background", newValue) }
  }

  open var disabledBackground: UIImage? {
    get { return rare("disabledBackground") }
    set { setRare("disabledBackground", newValue) }
  }

  @available(iOS 6.0, *)
  open var allowsEditingTextAttributes: Bool {
    get { return rare("allowsEditingTextAttributes", false) }
    set { setRare("allowsEditingTextAttributes", newValue) }
  }

  @available(iOS 6.0, *)
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { return rare("typingAttributes") }
    set { setRare("typingAttributes", newValue) }
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

  @available(iOS 12.0, *)
  open var passwordRules: UITextInputPasswordRules? {
    get { return rare("passwordRules") }
    set { setRare("passwordRules", newValue) }
  }

  @available(iOS 17.0, *)
  open var inlinePredictionType: UITextInlinePredictionType {
    get { return rare("inlinePredictionType", .default) }
    set { setRare("inlinePredictionType", newValue) }
  }

  /// The attributes of the whole text.
  @available(iOS 7.0, *)
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var all: [NSAttributedString.Key: Any] = rare("defaultTextAttributes", [:])
      all[.font] = font ?? UIFont.systemFont(ofSize: 17)
      all[.foregroundColor] = textColor ?? UIColor.label
      return all
    }
    set {
      setRare("defaultTextAttributes", newValue)
      if let new = newValue[.font] as? UIFont { font = new }
      if let new = newValue[.foregroundColor] as? UIColor { textColor = new }
    }
  }
}
