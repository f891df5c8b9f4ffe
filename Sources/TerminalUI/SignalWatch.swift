internal import CEditLine
internal import Glibc

/// Holds back the signals that end a program, so that a session ends at a place of its own choosing.
///
/// While it lives, an interrupt, a hang-up or a request to terminate waits until `wait` or `pending`
/// sees it: never in the middle of a commit, and with the terminal in order. Nothing runs in a signal
/// handler.
public final class SignalWatch {
  private let descriptor: Int32
  /// Tells of signals after which a line of input must be shown again.
  private let screenDescriptor: Int32
  private var signalsBefore = sigset_t()

  /// A signal that asks the program to stop.
  public enum Signal: Hashable, Sendable {
    case interrupt
    case hangUp
    case terminate

    /// The exit status by which a shell reports a program that this signal ended.
    public var exitStatus: Int32 {
      switch self {
      case .interrupt: 130
      case .hangUp: 128 + SIGHUP
      case .terminate: 128 + SIGTERM
      }
    }

    fileprivate init?(number: Int32) {
      switch number {
      case SIGINT: self = .interrupt
      case SIGHUP: self = .hangUp
      case SIGTERM: self = .terminate
      default: return nil
      }
    }
  }

  /// A change of the screen while a line is read.
  public enum ScreenChange: Hashable, Sendable {
    /// The window has another size.
    case resized
    /// The program goes on after it was suspended; the shell has written meanwhile.
    case continued
  }

  /// Starts to hold back the signals.
  public init() {
    var signals = Self.set(of: [SIGINT, SIGHUP, SIGTERM])
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &signalsBefore)
    descriptor = unsafe signal_descriptor(&signals)
    var screenSignals = Self.set(of: Self.screenSignals)
    unsafe pthread_sigmask(SIG_BLOCK, &screenSignals, nil)
    screenDescriptor = unsafe signal_descriptor(&screenSignals)
  }

  private static let screenSignals = [SIGWINCH, SIGCONT]

  private static func set(of numbers: [Int32]) -> sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in numbers { unsafe sigaddset(&signals, number) }
    return signals
  }

  /// Runs a program that has the screen for itself, and so the signals about it.
  static func lendingScreen<Result>(_ body: () -> Result) -> Result {
    var signals = set(of: screenSignals)
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  deinit {
    close(descriptor)
    close(screenDescriptor)
    unsafe pthread_sigmask(SIG_SETMASK, &signalsBefore, nil)
  }

  /// Returns a signal that has come, without waiting.
  public func pending() -> Signal? {
    Signal(number: signal_descriptor_next(descriptor))
  }

  /// Waits for a signal, but no longer than this; nil when none came.
  public func wait(atMost duration: Duration) -> Signal? {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    unsafe poll(&entry, 1, Int32(clamping: milliseconds))
    return pending()
  }

  /// The reason why a wait ended.
  public enum Event: Hashable, Sendable {
    case readable
    case signal(Signal)
  }

  /// Waits until the descriptor can be read (or has ended) or a signal comes; signals win. Who shows a
  /// line of input meanwhile is told of each change of the screen.
  public func wait(
    for input: Int32, whenScreenChanges adapt: ((ScreenChange) -> Void)? = nil
  ) -> Event {
    while true {
      if let signal = pending() { return .signal(signal) }
      var entries = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        // A negative descriptor is passed over.
        pollfd(fd: adapt == nil ? -1 : screenDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      let ready = unsafe poll(&entries, nfds_t(entries.count), -1)
      if ready < 0, errno == EINTR { continue }
      if entries[0].revents != 0, let signal = pending() { return .signal(signal) }
      if let adapt, entries[2].revents != 0, let change = takeScreenChange() { adapt(change) }
      if ready < 0 || entries[1].revents != 0 { return .readable }
    }
  }

  /// Forgets the changes of the screen that have come, for a line that is about to be shown.
  func forgetScreenChanges() { _ = takeScreenChange() }

  /// The changes that have come, as one.
  private func takeScreenChange() -> ScreenChange? {
    var change: ScreenChange?
    while true {
      switch signal_descriptor_next(screenDescriptor) {
      case 0: return change
      case SIGCONT: change = .continued
      default: change = change ?? .resized
      }
    }
  }
}
