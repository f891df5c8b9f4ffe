/// What tables and collection views have in common.
extension Rule {
  static let moveExcludesOtherChange = Rule(
    "list.move-excludes-other-change",
    "An update that moves a row or item and also deletes its old place, or inserts at its new place, "
      + "throws an exception.",
    evidence: "S: exception text quoted in a public sample of 2018", confidence: "medium",
    names: ["moveRow(at:to:)", "insertRows(at:with:)", "moveItem(at:to:)"])

  static let dequeueLooksForRow = Rule(
    "list.dequeue-looks-for-row",
    "Up to iOS 10, dequeuing a cell for a row that the table doesn't have throws an exception.",
    since: "6", through: "10", isBoundToReleases: true,
    evidence: "S: exception quoted in public code of 2014; the last release is K",
    confidence: "medium", names: ["dequeueReusableCell(withIdentifier:for:)"])

  static let listRules: [Rule] = [moveExcludesOtherChange, dequeueLooksForRow]
}
