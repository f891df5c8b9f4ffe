/// One piece of work that waits for its time.
package final class RunLoopItem {
  package let time: Double
  /// The phase the work belongs to: 0 the caller's turn, 3 the end of an animation.
  package let phase: Int
  /// False for a repeating timer: the loop may come to rest while only such work is left.
  package let holdsUp: Bool
  /// The queue whose work it is; nil for the main one.
  let queue: DispatchQueue?
  var work: (() -> Void)?

  init(
    time: Double, phase: Int, holdsUp: Bool, queue: DispatchQueue?, work: @escaping () -> Void
  ) {
    self.time = time
    self.queue = queue
    self.phase = phase
    self.holdsUp = holdsUp
    self.work = work
  }

  /// Lets go of work that is no longer wanted.
  package func cancel() {
    let gone = work
    work = nil
    _ = gone
  }
}
