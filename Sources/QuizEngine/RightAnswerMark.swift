public import Curriculum
internal import Releases
internal import ReviewLog

extension Question {
  /// A number that the right answer of an instance of this template makes: the same whatever the
  /// classes are called and in whatever order choices stand.
  ///
  /// Two instances of one number are answered right by who remembers the answer of the other.
  public func rightAnswerMark(of prepared: PreparedQuestion) -> UInt64 {
    let texts = unnamed(Self.texts(of: prepared.truth), seed: prepared.seed)
    return Digest.of(texts).bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func texts(of truth: Truth) -> [String] {
    switch truth {
    case .order(let orders): orders.first ?? []
    case .output(let lines): lines
    case .choice(let index): ["\(index)"]
    case .truth(let isTrue): ["\(isTrue)"]
    case .count(let count): ["\(count)"]
    case .state(let value): [value]
    case .lines(let lines): lines.map { "\($0)" }
    // What passed once passes again.
    case .code: []
    case .versions(let versions): versions.map(\.description)
    case .causes(let indices): indices.map { "\($0)" }
    case .ways(let ways): (ways.first ?? []).map { "\($0)" }
    case .instances(let truths): truths.flatMap(texts)
    }
  }
}
