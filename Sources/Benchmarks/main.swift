import Diagnostics
import EmbeddedSources
import Glibc
import Releases
import Scenarios
import SwiftFrontend
import SwiftIR
import SwiftInterpreter

// Measures the work inside the program; `Scripts/bench` measures whole processes and sets both
// beside their references.
//
//   Benchmarks events SCENARIO COUNT     events that UIKit's full rules bring about, recorded: how
//                                        many, and the processor time they took, in milliseconds
//   Benchmarks rounds SCENARIO ROUNDS    the processor time of so many rounds, in milliseconds
//   Benchmarks scenario SCENARIO ROUNDS  the scenario of a measurement, to be compiled natively
//   Benchmarks calls library ROUNDS      calls of an overridden method that calls `super`, each recorded
//   Benchmarks lowering FILE TIMES       lowering and running a parsed scenario, and running it under
//                                        thirty sets of rules: medians, in milliseconds
//   Benchmarks questions rules 1         of how many rules questions can be made
//   Benchmarks questions import COUNT    verifying so many made questions and taking them into a store,
//                                        and taking them in again
//   Benchmarks fill FILE COUNT [LEARNERS]   makes a store with so many answers of 500 learners and all
//                                        that follows from them; the processor time of the latter
//   Benchmarks assignment FOLDER COUNT   the text of an assignment with so many questions of a course
//   Benchmarks hand-in FOLDER STUDENTS DATABASE FILES   writes what so many students hand in
//   Benchmarks answer|choose|sum FILE COUNT   so many answers, choices of a rule, sums of progress:
//                                        medians and 99ths of a hundred, in microseconds

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

func run(_ scenario: String, _ engine: Engine) -> (events: Int, milliseconds: Double) {
  guard let program = engine.lower(Scenario(scenario, ios: IOSVersion(17))).program else {
    fatalError("the scenario is refused")
  }
  let began = processorTime()
  let run = SwiftInterpreter.run(
    program,
    configuration: Configuration(
      steps: .max, memory: .max, output: .max, findsLeaks: false))
  guard run.outcome == .completed else { fatalError("\(run.outcome)") }
  return (run.events.count, processorTime() - began)
}

/// Lowers and runs a scenario many times, and in the truth without one rule each.
func measureLowering(_ text: String, times: Int, _ engine: Engine) {
  let scenario = Scenario(text, ios: IOSVersion(17))
  let ruleSets = engine.rules.prefix(30).map { Set([$0.id]) }
  var lowering: [Double] = []
  var running: [Double] = []
  var underRules: [Double] = []
  for _ in 0..<times {
    var parsed = 0.0
    let lowered = engine.lower(scenario) { if $0 == .parsed { parsed = processorTime() } }
    guard lowered.program != nil else { fatalError("the scenario is refused") }
    let before = processorTime()
    let run = engine.run(lowered)
    let after = processorTime()
    guard run.outcome == .completed else { fatalError("\(run.outcome)") }
    for rules in ruleSets { _ = engine.run(lowered, without: rules) }
    lowering.append(before - parsed)
    running.append(after - before)
    underRules.append(processorTime() - after)
  }
  func median(_ times: [Double]) -> String {
    let hundredths = Int(times.sorted()[times.count / 2] * 100)
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }
  print("lowering \(median(lowering)) running \(median(running)) rules \(median(underRules))")
}

/// Measures a callback of a model that does nothing else: the machine's own time for a call, an
/// override, `super` and the two events of its beginning and end.
func measureCalls(_ rounds: Int) {
  let library = EmbeddedSources.files(in: .swiftLibrary).map {
    SourceFile(name: $0.name, text: $0.text)
  }
  let model = """
    open class Controller {
      public init() {}
      @_semantics("vdl.callback")
      open func viewWillAppear(_ animated: Bool) {}
    }
    public func show(_ controller: Controller, _ rounds: Int) {
      for _ in 0..<rounds { controller.viewWillAppear(false) }
    }
    """
  let scenario = """
    class Screen: Controller {
      var count = 0
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        count += 1
      }
    }
    show(Screen(), \(rounds))
    """
  let (compiled, _) = CompiledModel.compile(
    library: library, model: [SourceFile(name: "model.swift", text: model)])
  let settings = ScenarioSettings(ios: "17", device: "iphone", isVerbose: false, seed: 0)
  let (made, problems) = compiled.compile(
    [SourceFile(name: "scenario.swift", text: scenario)], checks: [], settings: settings)
  guard let program = made.program else { fatalError("\(problems)") }
  let began = processorTime()
  let run = SwiftInterpreter.run(
    program, configuration: Configuration(steps: .max, memory: .max, findsLeaks: false))
  guard run.outcome == .completed else { fatalError("\(run.outcome)") }
  print("\(run.events.count) events in \(Int(processorTime() - began)) ms")
}

func fail() -> Never {
  let names = scenarios.keys.sorted().joined(separator: "|")
  print("usage: Benchmarks events|rounds|scenario \(names) COUNT")
  print("       Benchmarks lowering FILE TIMES")
  print("       Benchmarks questions rules|import COUNT")
  print("       Benchmarks answer|choose|sum FILE COUNT")
  print("       Benchmarks fill FILE COUNT [LEARNERS]")
  exit(64)
}

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 3, let count = Int(words[2]), count > 0 else { fail() }
switch (words[0], scenarios[words[1]]) {
case ("calls", _): measureCalls(count)
case ("questions", _) where words[1] == "rules": QuestionMeasurement().printRules()
case ("questions", _) where words[1] == "import":
  try QuestionMeasurement().importQuestions(count)
case ("fill", _):
  let measurement = try StoreMeasurement(path: words[1])
  try measurement.fill(count, by: words.count > 3 ? Int(words[3]) ?? 500 : 500)
  try measurement.rebuild()
case ("assignment", _): print(try ClassMeasurement(folder: words[1]).assignment(count))
case ("hand-in", _) where words.count == 5:
  try ClassMeasurement(folder: words[1])
    .handIn(to: words[4], from: words[3], students: count)
case ("answer", _): try StoreMeasurement(path: words[1]).answer(count)
case ("choose", _): try StoreMeasurement(path: words[1]).choose(count)
case ("sum", _): try StoreMeasurement(path: words[1]).sum(count)
case ("lowering", _):
  guard let file = fopen(words[1], "r") else { fail() }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  let size = fread(&bytes, 1, bytes.count, file)
  measureLowering(String(decoding: bytes[..<size], as: UTF8.self), times: count, Engine())
case ("scenario", let text?): print(text(count))
case ("rounds", let text?):
  let result = run(text(count), Engine())
  print("\(result.events) events in \(Int(result.milliseconds)) ms")
case ("events", let text?):
  let engine = Engine()
  let few = 100
  let events = run(text(few), engine).events
  let rounds = max(1, count * few / max(1, events))
  let result = run(text(rounds), engine)
  print("\(result.events) events in \(Int(result.milliseconds)) ms, \(rounds) rounds")
default: fail()
}
