/// The letters of a language for the index of a table: in English A to Z, and # for all others.
open class UILocalizedIndexedCollation: NSObject {
  public static func current() -> UILocalizedIndexedCollation {
    return UILocalizedIndexedCollation()
  }

  open var sectionTitles: [String] { return "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { "\($0)" } }
  open var sectionIndexTitles: [String] { return sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { return indexTitleIndex }

  /// The section of an object, by the text that the selector gives.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let letter = "\(object)".prefix(1).uppercased()
    return sectionTitles.firstIndex(of: letter) ?? 26
  }
}
