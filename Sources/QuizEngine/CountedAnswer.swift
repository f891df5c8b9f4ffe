/// An answer by what its question is now, after its author corrected it.
///
/// The keys of items mean what was listed under them when the answer was given. An answer that the question can't take
/// any more, since a choice is gone or an event was added, counts for what it was.
public struct CountedAnswer: Sendable {
  /// The question by which it counts.
  public var prepared: PreparedQuestion
  /// The answer in the keys of that question.
  public var typed: String
  public var verdict: Verdict

  /// Judges an answer; nil where neither question can read it. `shown` is nil where nobody has the text of then.
  public init?(
    _ typed: String, shown: PreparedQuestion?, now: PreparedQuestion, run: @escaping Runner
  ) {
    let then = shown.flatMap { Self($0, typed, run) }
    var carried: String? = typed
    if let shown, then?.verdict.isUnknown != true { carried = now.carried(typed, from: shown) }
    guard let counted = carried.flatMap({ Self(now, $0, run) }) ?? then else { return nil }
    self = counted
  }

  private init?(_ prepared: PreparedQuestion, _ typed: String, _ run: @escaping Runner) {
    guard case .verdict(let verdict) = judge(stored: typed, to: prepared, run: run) else {
      return nil
    }
    self.prepared = prepared
    self.typed = typed
    self.verdict = verdict
  }
}

extension PreparedQuestion {
  /// An answer to an earlier form of the question in the keys of this one; nil where something that it names is gone.
  fileprivate func carried(_ typed: String, from shown: PreparedQuestion) -> String? {
    guard let keys = shown.keys(in: typed) else { return typed }
    let texts = Dictionary(
      shown.items.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
    let own = Dictionary(items.map { ($0.text, $0.key) }, uniquingKeysWith: { first, _ in first })
    let carried = keys.compactMap { texts[$0].flatMap { own[$0] } }
    return carried.count == keys.count ? carried.joined(separator: " ") : nil
  }

  /// The keys that an answer consists of: words, or letters of one word; nil for an answer of another form.
  private func keys(in typed: String) -> [String]? {
    let known = Set(items.map(\.key))
    let words = typed.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !known.isEmpty, !words.isEmpty else { return nil }
    if words.allSatisfy(known.contains) { return words }
    let letters = words.joined().map { String($0) }
    return letters.allSatisfy(known.contains) ? letters : nil
  }
}
