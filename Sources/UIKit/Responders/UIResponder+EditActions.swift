/// The actions of the edit menu and of the keys that stand for them.
///
/// `UIResponderStandardEditActions`: UIKit declares them for every responder, and a responder
/// without them is skipped on the way up the chain.
enum EditAction {
  static let cut = Selector("cut(_:)")
  static let copy = Selector("copy(_:)")
  static let paste = Selector("paste(_:)")
  static let select = Selector("select(_:)")
  static let selectAll = Selector("selectAll(_:)")
  static let delete = Selector("delete(_:)")

  /// In the order in which the menu shows them.
  static let all = [cut, copy, paste, delete, select, selectAll]

  /// The word in the menu.
  static func title(of action: Selector) -> String {
    if action == cut { return "Cut" }
    if action == copy { return "Copy" }
    if action == paste { return "Paste" }
    if action == select { return "Select" }
    return action == selectAll ? "Select All" : "Delete"
  }

  /// The letters that stand for some of them, with the Command key.
  static let keys: [String: Selector] = ["x": cut, "c": copy, "v": paste, "a": selectAll]
}

extension UIResponder {
  /// Asks from here upwards who can perform the action.
  func finds(_ action: Selector, from sender: Any?) -> Bool {
    var current: UIResponder? = self
    while let candidate = current {
      if candidate.accepts(action, from: sender) { return true }
      current = candidate.next
    }
    return false
  }
}

/// The actions of the edit menu, which every responder may have.
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
  func find(_ sender: Any?)
  func findNext(_ sender: Any?)
  func findPrevious(_ sender: Any?)
  func findAndReplace(_ sender: Any?)
  func useSelectionForFind(_ sender: Any?)
  func print(_ sender: Any?)
  func printContent(_ sender: Any?)
  func rename(_ sender: Any?)
  func duplicate(_ sender: Any?)
  func move(_ sender: Any?)
  func export(_ sender: Any?)
  func pasteAndMatchStyle(_ sender: Any?)
  func pasteAndGo(_ sender: Any?)
  func pasteAndSearch(_ sender: Any?)
}
