/// The text of a text view as TextKit keeps it.
@available(iOS 7.0, *)
open class NSTextStorage: NSMutableAttributedString {
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The view that shows the text.
  weak var textView: UITextView?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  private var openEdits = 0
  open private(set) var editedMask: NSTextStorage.EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0

  /// The parts that an edit changed.
  public struct EditActions: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers = layoutManagers.filter { $0 !== aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Edits

  open override func beginEditing() { openEdits += 1 }

  open override func endEditing() {
    if openEdits > 0 { openEdits -= 1 }
    if openEdits == 0 && !editedMask.isEmpty { processEditing() }
  }

  /// Notes an edit; outside of `beginEditing` it is processed at once.
  open func edited(
    _ editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    self.editedRange = NSRange(
      location: editedRange.location, length: editedRange.length + delta)
    changeInLength += delta
    if openEdits == 0 { processEditing() }
  }

  /// Tells the delegate, and lets the view show the text.
  open func processEditing() {
    tellDelegate()
    let mask = editedMask
    editedMask = []
    changeInLength = 0
    if !mask.isEmpty { textView?.takeStorage(self) }
  }

  private func tellDelegate() {
    guard let delegate = delegate, because(.textStorageTellsDelegate) else { return }
    delegate.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
  }

  open override func replaceCharacters(in range: NSRange, with text: String) {
    super.replaceCharacters(in: range, with: text)
    edited(
      .editedCharacters, range: range,
      changeInLength: NSString(string: text).length - range.length)
  }

  open override func insert(_ other: NSAttributedString, at location: Int) {
    super.insert(other, at: location)
    edited(
      [.editedCharacters, .editedAttributes], range: NSRange(location: location, length: 0),
      changeInLength: other.length)
  }

  open override func append(_ other: NSAttributedString) {
    let end = length
    super.append(other)
    edited(
      [.editedCharacters, .editedAttributes], range: NSRange(location: end, length: 0),
      changeInLength: other.length)
  }

  open override func deleteCharacters(in range: NSRange) {
    super.deleteCharacters(in: range)
    edited(.editedCharacters, range: range, changeInLength: -range.length)
  }

  open override func setAttributedString(_ other: NSAttributedString) {
    let all = NSRange(location: 0, length: length)
    super.setAttributedString(other)
    edited(
      [.editedCharacters, .editedAttributes], range: all,
      changeInLength: other.length - all.length)
  }

  open override func addAttribute(_ key: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(key, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttributes(_ added: [NSAttributedString.Key: Any], range: NSRange) {
    super.addAttributes(added, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func setAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    super.setAttributes(attributes, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func removeAttribute(_ key: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(key, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

/// Hears of edits of a text before its layout changes.
@available(iOS 7.0, *)
public protocol NSTextStorageDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  @_semantics("vdl.callback")
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// Lays text out, in the older TextKit.
@available(iOS 7.0, *)
open class NSLayoutManager: NSObject {
  open weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var showsInvisibleCharacters = false

  public override init() {
    super.init()
  }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }

  /// One glyph for each unit of the text.
  open var numberOfGlyphs: Int { return textStorage?.length ?? 0 }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    return NSRange(location: 0, length: numberOfGlyphs)
  }

  open func ensureLayout(for container: NSTextContainer) {}

  /// The rectangle of the text, by the model's measure.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let text = textStorage else { return CGRect.zero }
    let width = container.size.width - 2 * container.lineFragmentPadding
    let size = text.boundingRect(
      with: CGSize(width: width, height: 0), options: [], context: nil
    ).size
    return CGRect(
      x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }
}

/// Lays text out, in the newer TextKit.
@available(iOS 15.0, *)
open class NSTextLayoutManager: NSObject {
  open weak var textContainer: NSTextContainer?

  public override init() {
    super.init()
  }
}

extension UITextView {
  /// The text of the view; whoever changes it changes what the view shows.
  @available(iOS 7.0, *)
  public var textStorage: NSTextStorage {
    if let own: NSTextStorage = rare("textStorage") { return own }
    let made = NSTextStorage(attributedString: attributedText)
    made.textView = self
    setRare("textStorage", made)
    return made
  }

  /// The older layout. A text view that is asked for it lays out with it from then on.
  @available(iOS 7.0, *)
  public var layoutManager: NSLayoutManager {
    if let own: NSLayoutManager = rare("layoutManager") { return own }
    let made = NSLayoutManager()
    made.addTextContainer(textContainer)
    textStorage.addLayoutManager(made)
    setRare("layoutManager", made)
    return made
  }

  /// The newer layout (iOS 16); nil once the older one is in use.
  @available(iOS 16.0, *)
  public var textLayoutManager: NSTextLayoutManager? {
    if usesOldTextKit && because(.layoutManagerIsOld) { return nil }
    if let own: NSTextLayoutManager = rare("textLayoutManager") { return own }
    let made = NSTextLayoutManager()
    made.textContainer = textContainer
    setRare("textLayoutManager", made)
    return made
  }

  private var usesOldTextKit: Bool {
    return rareStorage?.any("layoutManager") != nil || rare("usesOldTextKit", false)
  }

  /// A view with a layout of its choice (iOS 16).
  @available(iOS 16.0, *)
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: CGRect.zero)
    if !usingTextLayoutManager { setRare("usesOldTextKit", true) }
  }

  /// A view for a container that code made.
  @available(iOS 7.0, *)
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
    guard let container = textContainer else { return }
    setRare("textContainer", container)
    guard let manager = container.layoutManager else { return }
    setRare("layoutManager", manager)
    if let storage = manager.textStorage {
      storage.textView = self
      setRare("textStorage", storage)
      takeStorage(storage)
    }
  }

  /// The storage was edited: the view shows its text.
  func takeStorage(_ storage: NSTextStorage) {
    if rare("storageFollows", false) { return }
    attributedText = storage
  }

  /// The view's text changed: the storage follows, and its delegate hears of it.
  func updateStorage(_ range: NSRange, _ text: String) {
    guard let storage: NSTextStorage = rare("textStorage") else { return }
    setRare("storageFollows", true)
    storage.replaceCharacters(in: range, with: text)
    setRare("storageFollows", nil)
  }
}
