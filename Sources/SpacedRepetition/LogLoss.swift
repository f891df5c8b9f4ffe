internal import Glibc

/// Returns the log loss of a probability that was predicted, in nats: 0 when it was sure and right. It is
/// kept 1e-4 from 0 and 1, so that the loss of one case is bounded.
public func logLoss(of probability: Double, came isTrue: Bool) -> Double {
  let edge = 1e-4
  let kept = min(max(probability, edge), 1 - edge)
  return -log(isTrue ? kept : 1 - kept)
}
