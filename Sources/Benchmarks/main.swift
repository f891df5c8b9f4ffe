import Diagnostics
import Glibc
import Releases
import Scenarios
import SwiftIR
import SwiftInterpreter

// Measures what runs inside the program; `Scripts/bench` measures whole processes and sets both
// beside their references.
//
//   Benchmarks events SCENARIO COUNT     events that UIKit's full rules bring about, recorded: how
//                                        many, and the processor time they took, in milliseconds
//   Benchmarks scenario SCENARIO ROUNDS  the scenario of a measurement, to be compiled natively

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

let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 3, let text = scenarios[words[1]], let count = Int(words[2]), count > 0 else {
  let names = scenarios.keys.sorted().joined(separator: "|")
  print("usage: Benchmarks events|scenario \(names) COUNT")
  exit(64)
}
if words[0] == "scenario" {
  print(text(count))
} else {
  let engine = Engine()
  let few = 100
  let events = run(text(few), engine).events
  let rounds = max(1, count * few / max(1, events))
  let result = run(text(rounds), engine)
  print("\(result.events) events in \(Int(result.milliseconds)) ms, \(rounds) rounds")
}
