import Diagnostics
import Glibc
import Releases
import Scenarios
import SwiftIR
import SwiftInterpreter

// Measures what runs inside the program; `Scripts/bench` measures whole processes and sets both
// beside their references.
//
//   Benchmarks events COUNT     events that UIKit's full rules bring about, recorded: how many, and
//                               the processor time they took, in milliseconds
//   Benchmarks scenario COUNT   the scenario of that measurement, to be compiled natively

/// A life with a bit of everything: pushed, popped, presented, dismissed, added and removed.
func lives(_ count: Int) -> String {
  """
  import UIKit
  class List: UIViewController {}
  class Detail: UIViewController {}
  class Sheet: UIViewController {}
  class Badge: UIViewController {}
  let list = List()
  let navigation = UINavigationController(rootViewController: list)
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  Simulator.settle()
  for _ in 0..<\(count) {
    navigation.pushViewController(Detail(), animated: true)
    Simulator.settle()
    navigation.popViewController(animated: true)
    Simulator.settle()
    let sheet = Sheet()
    sheet.modalPresentationStyle = .fullScreen
    navigation.present(sheet, animated: true)
    Simulator.settle()
    navigation.dismiss(animated: true)
    Simulator.settle()
    let badge = Badge()
    list.addChild(badge)
    list.view.addSubview(badge.view)
    badge.didMove(toParent: list)
    Simulator.settle()
    badge.willMove(toParent: nil)
    badge.view.removeFromSuperview()
    badge.removeFromParent()
    Simulator.settle()
  }
  """
}

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

func run(_ count: Int, _ engine: Engine) -> (events: Int, milliseconds: Double) {
  guard let program = engine.lower(Scenario(lives(count), ios: IOSVersion(17))).program else {
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

switch (CommandLine.arguments.dropFirst().first, CommandLine.arguments.dropFirst(2).first) {
case ("scenario", let count?):
  print(lives(Int(count) ?? 1))
case ("events", let wanted?):
  let engine = Engine()
  let few = 100
  let events = run(few, engine).events
  let count = max(1, (Int(wanted) ?? 0) * few / max(1, events))
  let result = run(count, engine)
  print("\(result.events) events in \(Int(result.milliseconds)) ms, \(count) rounds")
default:
  print("usage: Benchmarks events COUNT | scenario COUNT")
  exit(64)
}
