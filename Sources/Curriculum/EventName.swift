/// The name of an event in the form that authors and learners use: `V.viewDidLoad`, `V#2.viewDidLoad`,
/// `V.willMove(toParent:)`, `V.viewDidAppear (2)` for its second time.
public struct EventName: Hashable, Sendable {
  /// The object's name: `V`, or `V#2` for the second object of its class.
  public var object: String
  /// The callback as written, with or without its argument labels.
  public var callback: String
  /// The number of the occurrence, from 1; nil when the name gives none.
  public var occurrence: Int?

  public init(object: String, callback: String, occurrence: Int? = nil) {
    self.object = object
    self.callback = callback
    self.occurrence = occurrence
  }

  /// Reads a name; nil when the text has another form.
  public init?(_ text: String) {
    let halves = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let name = halves.first, halves.count <= 2 else { return nil }
    if halves.count == 2 {
      guard halves[1].first == "(", halves[1].last == ")", halves[1].utf8.count <= 4,
        let number = Int(halves[1].dropFirst().dropLast()), number > 0
      else { return nil }
      occurrence = number
    }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let owner = name[..<dot].split(separator: "#", omittingEmptySubsequences: false)
    guard (1...2).contains(owner.count), isIdentifier(String(owner[0])) else { return nil }
    if owner.count == 2 {
      guard let number = Int(owner[1]), number > 0 else { return nil }
    }
    object = String(name[..<dot])
    let rest = name[name.index(after: dot)...]
    let base = rest.prefix { $0 != "(" }
    let labels = rest[base.endIndex...]
    guard isIdentifier(String(base)) else { return nil }
    if !labels.isEmpty {
      guard labels.last == ")" else { return nil }
      let parts = labels.dropFirst().dropLast()
        .split(separator: ":", omittingEmptySubsequences: false)
      guard parts.last?.isEmpty == true, parts.dropLast().allSatisfy({ isIdentifier(String($0)) })
      else {
        return nil
      }
    }
    callback = String(rest)
  }

  /// The callback without its labels: `willMove`.
  public var baseName: String { String(callback.prefix { $0 != "(" }) }

  /// Returns whether the name fits a callback given with all its labels, `willMove(toParent:)`.
  public func means(callback full: String) -> Bool {
    callback == full || callback == full.prefix { $0 != "(" }
  }

  /// Returns whether the name fits an object of a run, such as `V#2` of class `V`.
  public func means(object name: String, ofClass className: String) -> Bool {
    object == name || object == className
  }
}

extension EventName: CustomStringConvertible {
  /// The form that `init(_:)` reads.
  public var description: String {
    "\(object).\(callback)" + (occurrence.map { " (\($0))" } ?? "")
  }
}

private func isIdentifier(_ text: String) -> Bool {
  guard let first = text.first, first.isLetter || first == "_" else { return false }
  return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}
