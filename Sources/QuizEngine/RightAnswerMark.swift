public import Curriculum
internal import ReviewLog

extension Question {
  /// Returns a number made from the right answer of an instance of this template: the same whatever
  /// the classes are called and in whatever order choices stand.
  ///
  /// A learner who remembers the answer to one of two instances with one number answers the other.
  public func rightAnswerMark(of prepared: PreparedQuestion) -> UInt64 {
    let texts = unnamed(task.judging.remembered(prepared.truth), seed: prepared.seed)
    return Digest.of(texts).bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
