import Foundation

/// The kind of input that this process tries.
struct Campaign {
  let kind: any InputKind

  nonisolated(unsafe) static var current = Campaign(
    of: ProcessInfo.processInfo.environment["FUZZ_KIND"] ?? "swift")

  private init(of name: String) {
    guard let type = inputKinds.first(where: { $0.name == name }) else {
      print("there is no kind '\(name)'; the kinds are \(inputKinds.map { $0.name })")
      exit(64)
    }
    do { kind = try type.init() } catch {
      print("\(name): \(error)")
      exit(74)
    }
  }

  /// Tries an input, within its time. When the time of all is over, the process ends.
  mutating func attempt(_ input: [UInt8]) {
    let begin = Self.processorTime
    kind.attempt(input)
    let now = Self.processorTime
    must(now - begin < type(of: kind).patience, "it took \(now - begin) s of processor time")
    count += 1
    guard now > Self.length else { return }
    print("\(type(of: kind).name): \(count) inputs in \(Int(now)) s of processor time, no finding")
    fflush(nil)
    // libFuzzer takes an ordinary end for a finding.
    CommandRoom.remove()
    _exit(0)
  }

  private var count = 0

  private static let length =
    ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap { Double($0) } ?? 600

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
