internal import Glibc
internal import ReviewLog
internal import TerminalUI

/// Runs the command line with the process's own streams, clock, environment and signals.
///
/// - Parameter arguments: the words after the program's name; nil for one that isn't UTF-8.
/// - Returns: the exit status.
public func run(arguments: [String?]) -> Int32 {
  // A closed pipe shows in the write that meets it, and ends the command quietly.
  signal(SIGPIPE, SIG_IGN)
  let environment = currentEnvironment()
  let terminal = Terminal.current(environment: environment)
  let streams = StandardStreams()
  let console = Console(
    write: streams.write, notify: streams.notify, flush: streams.flush, terminal: terminal,
    style: .plain)
  var generator = SystemRandomNumberGenerator()
  var context = Context(
    console: console, environment: environment,
    read: { (path) throws(Failure) in try FileSystem.read(path, limit: SourceInput.limit) },
    loadModel: {
      .live(
        ModelCache.loadEngine(environment: environment) {
          guard terminal.inputIsTerminal, terminal.outputIsTerminal else { return }
          streams.notify("vdl prepares its model of UIKit; that takes a few seconds, once.\n")
        })
    },
    now: currentMoment, random: { generator.next() })
  // Signals are blocked from the first wait on, so that one ends a wait and not the work in between.
  var signals: SignalWatch?
  context.wait = { duration in
    let watch = signals ?? SignalWatch()
    signals = watch
    return watch.wait(atMost: duration)
  }
  context.openLines = { [context] mode in Context.Lines.live(mode, context: context) }
  func end(_ failure: Failure) -> Int32 {
    for line in failure.lines { streams.notify(line + "\n") }
    return failure.status.code
  }
  if let index = arguments.firstIndex(of: nil) {
    return end(.usage(.argumentIsNotUTF8(number: index + 1)))
  }
  let status = CommandLineInterface.run(arguments.compactMap(\.self), in: context)
  if !streams.flush(), let error = streams.failure, error != EPIPE {
    return end(.world("standard output: \(FileProblem.system(errno: error).message)"))
  }
  return status
}

private func currentEnvironment() -> [String: String] {
  var result: [String: String] = [:]
  var entry = environ
  while let text = entry.pointee {
    let parts = String(cString: text).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
    entry += 1
  }
  return result
}

private func currentMoment() -> Moment {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  var local = tm()
  localtime_r(&now.tv_sec, &local)
  let since1970 = Duration.seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  return .nearest(
    to: UTCTime(milliseconds: since1970.milliseconds), in: ZoneOffset(seconds: local.tm_gmtoff))
}
