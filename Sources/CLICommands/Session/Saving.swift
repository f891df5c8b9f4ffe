internal import Storage
internal import TerminalUI

/// The wait while another program uses the database: the session says so after a second, and leaves
/// on a signal.
final class Saving {
  private let stop: Session.StopBox
  private let pause: (Duration) -> SignalWatch.Signal?
  private let say: (String) -> Void
  private var hasSaid = false

  private init(
    stop: Session.StopBox, pause: @escaping (Duration) -> SignalWatch.Signal?,
    say: @escaping (String) -> Void
  ) {
    self.stop = stop
    self.pause = pause
    self.say = say
  }

  /// Lets a sitting wait for other programs as long as its learner does.
  static func watch(
    _ store: Store, lines: Context.Lines, stop: Session.StopBox, say: @escaping (String) -> Void
  ) {
    let saving = Saving(stop: stop, pause: lines.pause, say: say)
    store.whileBusy = { saving.wait($0) }
  }

  /// Waits a moment more; false when the learner wants to leave.
  private func wait(_ waited: Duration) -> Bool {
    if waited < Self.moment { hasSaid = false }
    if waited >= Self.patience, !hasSaid {
      hasSaid = true
      say(
        "Waiting to save: another program is using the database. Ctrl-C leaves without saving.")
    }
    stop.whileSaving = pause(Self.moment)
    return stop.whileSaving == nil
  }

  /// After this time the learner hears why it takes so long.
  private static let patience = Duration.seconds(1)
  private static let moment = Duration.milliseconds(20)
}
