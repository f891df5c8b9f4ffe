/// How little a rule rests on, where that is less than several people who saw it happen.
public enum Doubt: String, Sendable, CaseIterable {
  /// Somebody's memory.
  case recall
  /// One published log, or one measurement.
  case oneLog = "one-log"
  /// Another implementation of UIKit, whose authors may be wrong.
  case otherImplementation = "other-implementation"
  /// Apple's documents, which say what is promised and not what happens.
  case documents
}

extension RuleEntry {
  /// The ground of the rule, if it is a weak one; nil where logs, traces or several sources agree.
  public var doubt: Doubt? {
    let kinds = Set(evidenceParts.flatMap(\.kinds)).subtracting(["K"])
    switch kinds {
    case []: return .recall
    case ["T"], ["M"], ["T", "M"]: return logCount == 1 ? .oneLog : nil
    case ["P"]: return .otherImplementation
    case ["A"]: return .documents
    default: return nil
    }
  }

  /// The number of logs that are named; `many` and the like count as two.
  private var logCount: Int {
    evidenceParts.filter { !$0.kinds.isDisjoint(with: ["T", "M"]) }.reduce(0) { count, part in
      let isPlural = ["many", "several", "observations", "logs"].contains { part.text.contains($0) }
      return count + (isPlural ? 2 : part.text.split(separator: ",").count)
    }
  }

  /// `A: viewDidLoad(); K, with S: kotlin-native#3234` as two parts, the second of two kinds.
  private var evidenceParts: [(kinds: Set<String>, text: String)] {
    evidence.split(separator: ";").map { part in
      let words = part.split { $0 == " " || $0 == "," }
      let kinds = words.enumerated().compactMap { index, word -> String? in
        let letter = word.last == ":" ? word.dropLast() : index == 0 ? word : ""
        return letter.count == 1 && "ASTPMK".contains(letter) ? String(letter) : nil
      }
      return (Set(kinds), String(part))
    }
  }
}
