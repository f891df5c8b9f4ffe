public import Curriculum
import ReviewLog

extension Question {
  /// Returns a hash of the right answer to an instance of this template, the first 64 bits of a digest.
  /// Names of classes and the order of choices do not change it.
  ///
  /// When two instances have one mark, a learner who remembers the answer to one can answer the other.
  public func rightAnswerMark(of prepared: PreparedQuestion) -> UInt64 {
    let texts = unnamed(task.judging.remembered(prepared.truth), seed: prepared.seed)
    return Digest.of(texts).bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
