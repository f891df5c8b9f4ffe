/// The changes that code announces to a table or a collection view in one update.
///
/// Deletions, reloads and the origins of moves are places before the update; insertions and the
/// targets of moves are places after it.
final class ListUpdate {
  /// How many `beginUpdates` or batch updates are open.
  var depth = 0
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [ListItemMove] = []
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [ListSectionMove] = []
  /// The completions of a collection view's batch updates, the outermost first.
  var completions: [(Bool) -> Void] = []

  // MARK: Places

  /// The place after the update of what was at a place before it; nil if it was deleted.
  func newPath(of old: IndexPath) -> IndexPath? {
    for move in movedItems where move.origin == old { return move.target }
    if deletedItems.contains(old) { return nil }
    guard let section = newSection(of: old.section) else { return nil }
    let gone = (deletedItems + movedItems.map { $0.origin }).filter { $0.section == old.section }
    let new = (insertedItems + movedItems.map { $0.target }).filter { $0.section == section }
    let row = ListUpdate.place(old.row, without: gone.map { $0.row }, with: new.map { $0.row })
    return IndexPath(row: row, section: section)
  }

  /// The number after the update of a section before it; nil if it was deleted.
  func newSection(of old: Int) -> Int? {
    for move in movedSections where move.origin == old { return move.target }
    if deletedSections.contains(old) { return nil }
    return ListUpdate.place(
      old, without: deletedSections + movedSections.map { $0.origin },
      with: insertedSections + movedSections.map { $0.target })
  }

  /// Whether the row or item at a place gets a new cell.
  func reloads(_ old: IndexPath) -> Bool {
    return reloadedItems.contains(old) || reloadedSections.contains(old.section)
  }

  private static func place(_ index: Int, without gone: [Int], with new: [Int]) -> Int {
    var place = index - gone.filter { $0 < index }.count
    for other in new.sorted() where other <= place { place += 1 }
    return place
  }

  // MARK: Checks

  /// `_endCellAnimationsWithContext:` and `_endItemAnimations`: the counts before and after must
  /// differ by exactly the announced changes.
  func check(before: [Int], after: [Int], words: ListWords) {
    checkPlaces(before, after, words)
    let sections = before.count + insertedSections.count - deletedSections.count
    if sections != after.count { refuse(words.wrongSections(self, before.count, after.count)) }
    var origins: [Int: Int] = [:]
    for section in 0..<before.count {
      guard !reloadedSections.contains(section), let new = newSection(of: section) else { continue }
      origins[new] = section
    }
    for section in 0..<after.count {
      guard let old = origins[section] else { continue }
      checkItems(old, section, before[old], after[section], words)
    }
  }

  private func checkPlaces(_ before: [Int], _ after: [Int], _ words: ListWords) {
    refuseReloadOfDeleted()
    for path in deletedItems + reloadedItems where !deletedSections.contains(path.section) {
      checkDeletion(path, before, words)
    }
    for path in insertedItems where !insertedSections.contains(path.section) {
      checkInsertion(path, after, words)
    }
    refuseTwoPlaces(words)
    for section in deletedSections + reloadedSections where section >= before.count {
      refuse(
        "attempt to delete section \(section), but there are only \(before.count) sections before "
          + "the update")
    }
    for section in insertedSections where section >= after.count {
      refuse(
        "attempt to insert section \(section) but there are only \(after.count) sections after the "
          + "update")
    }
    checkMoves(before, after, words)
  }

  private func checkDeletion(_ path: IndexPath, _ before: [Int], _ words: ListWords) {
    if path.section >= before.count {
      refuse(
        "attempt to delete \(words.item) \(path.row) from section \(path.section), but there are "
          + "only \(before.count) sections before the update")
    }
    if path.row >= before[path.section] {
      refuse(
        "attempt to delete \(words.item) \(path.row) from section \(path.section) which only "
          + "contains \(before[path.section]) \(words.items) before the update")
    }
  }

  private func checkInsertion(_ path: IndexPath, _ after: [Int], _ words: ListWords) {
    if path.section >= after.count {
      refuse(
        "attempt to insert \(words.item) \(path.row) into section \(path.section), but there are "
          + "only \(after.count) sections after the update")
    }
    if path.row >= after[path.section] {
      refuse(
        "attempt to insert \(words.item) \(path.row) into section \(path.section), but there are "
          + "only \(after[path.section]) \(words.items) in section \(path.section) after the "
          + "update")
    }
  }

  private func refuseReloadOfDeleted() {
    for path in reloadedItems where deletedItems.contains(path) {
      guard because(.reloadExcludesDeletion) else { continue }
      refuse("attempt to delete and reload the same index path (\(path.printedAsObject))")
    }
  }

  /// One change for a row or item and its place, not two.
  private func refuseTwoPlaces(_ words: ListWords) {
    for move in movedItems {
      if insertedItems.contains(move.target), because(.moveExcludesOtherChange) {
        refuse(
          "attempt to perform an insert and a move to the same index path "
            + "(\(move.target.printedAsObject))")
      }
      if deletedItems.contains(move.origin), because(.moveExcludesOtherChange) {
        refuse(
          "attempt to perform a delete and a move from the same index path "
            + "(\(move.origin.printedAsObject))")
      }
      if deletedSections.contains(move.origin.section), because(.moveExcludesOtherChange) {
        refuse(
          "cannot move \(words.one) from a deleted section (\(move.origin.section))")
      }
      if insertedSections.contains(move.target.section), because(.moveExcludesOtherChange) {
        refuse(
          "cannot move \(words.one) into a newly inserted section (\(move.target.section))")
      }
    }
  }

  /// A moved item is there before the update, and its new place after it.
  private func checkMoves(_ before: [Int], _ after: [Int], _ words: ListWords) {
    for move in movedSections where because(.movedPlacesExist) {
      if move.origin >= before.count {
        refuse(
          "attempt to move section \(move.origin), but there are only \(before.count) sections "
            + "before the update")
      }
      if move.target >= after.count {
        refuse(
          "attempt to move section \(move.origin) to section \(move.target), but there are only "
            + "\(after.count) sections after the update")
      }
    }
    for move in movedItems where because(.movedPlacesExist) {
      checkOrigin(move, before, words)
      checkTarget(move, after, words)
    }
  }

  private func checkOrigin(_ move: ListItemMove, _ before: [Int], _ words: ListWords) {
    let section = move.origin.section
    let start = "attempt to move index path (\(move.origin.printedAsObject)) "
    if section >= before.count {
      refuse(
        start + "from a section that does not exist - there are only \(before.count) sections "
          + "before the update")
    }
    if move.origin.row >= before[section] {
      refuse(
        start + "that does not exist - there are only \(before[section]) \(words.items) in section "
          + "\(section) before the update")
    }
  }

  private func checkTarget(_ move: ListItemMove, _ after: [Int], _ words: ListWords) {
    let section = move.target.section
    let start =
      "attempt to move index path (\(move.origin.printedAsObject)) to index path "
      + "(\(move.target.printedAsObject)) "
    if section >= after.count {
      refuse(
        start + "in section that does not exist - there are only \(after.count) sections after the "
          + "update")
    }
    if move.target.row >= after[section] {
      refuse(
        start + "that does not exist - there are only \(after[section]) \(words.items) in section "
          + "\(section) after the update")
    }
  }

  /// A reload counts as a deletion and an insertion.
  private func checkItems(_ old: Int, _ new: Int, _ before: Int, _ after: Int, _ words: ListWords) {
    let deleted = (deletedItems + reloadedItems).filter { $0.section == old }.count
    var inserted = insertedItems.filter { $0.section == new }.count
    for path in reloadedItems where sectionOfReload(path) == new { inserted += 1 }
    let movedIn = movedItems.filter { $0.target.section == new && $0.origin.section != old }.count
    let movedOut = movedItems.filter { $0.origin.section == old && $0.target.section != new }.count
    if before + inserted + movedIn - deleted - movedOut == after { return }
    refuse(
      "Invalid update: invalid number of \(words.items) in section \(new). The number of "
        + "\(words.items) contained in an existing section after the update (\(after)) must be "
        + "equal to the number of \(words.items) contained in that section before the update "
        + "(\(before)), plus or minus the number of \(words.items) inserted or deleted from that "
        + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
        + "\(words.items) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved "
        + "out).")
  }

  /// The section that the new cell of a reload is counted in.
  private func sectionOfReload(_ path: IndexPath) -> Int? {
    for move in movedSections where move.origin == path.section {
      if because(.reloadStaysBehind) { return path.section }
    }
    return newSection(of: path.section)
  }

  private func refuse(_ reason: String) {
    Host.raise(NSException(name: .internalInconsistencyException, reason: reason))
  }
}

/// An item that an update moves.
struct ListItemMove {
  let origin: IndexPath
  let target: IndexPath
}

/// A section that an update moves.
struct ListSectionMove {
  let origin: Int
  let target: Int
}

/// The words that tell a table's exceptions from a collection view's.
struct ListWords {
  let item: String
  let items: String
  let list: String

  /// The noun with its article.
  var one: String { return item == "item" ? "an item" : "a row" }

  static let table = ListWords(item: "row", items: "rows", list: "table view")
  static let collection = ListWords(item: "item", items: "items", list: "collection view")

  func wrongSections(_ update: ListUpdate, _ before: Int, _ after: Int) -> String {
    return "Invalid update: invalid number of sections. The number of sections contained in the "
      + "\(list) after the update (\(after)) must be equal to the number of sections contained in "
      + "the \(list) before the update (\(before)), plus or minus the number of sections inserted "
      + "or deleted (\(update.insertedSections.count) inserted, \(update.deletedSections.count) "
      + "deleted)."
  }
}
