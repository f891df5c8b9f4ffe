import SwiftIR
import SwiftInterpreter

extension Run.Tally {
  /// Creates the figures of a run from its counts by number; `counted` has each statement's
  /// function.
  init(_ run: MachineRun, of program: Program, counted: [FunctionID]) {
    calls = run.tally.calls
    unresolvedUses = run.tally.unresolvedUses
    var places: [FunctionID: Int] = [:]
    for (number, function) in counted.enumerated() {
      let index = Int(function.rawValue)
      guard run.entered.indices.contains(index), run.entered[index] else { continue }
      let place = places[function, default: bodies.count]
      if place == bodies.count {
        places[function] = place
        bodies.append(
          Body(function: program.functions[index].name, statements: 0, statementsRun: 0))
      }
      bodies[place].statements += 1
      if run.tally.statements.contains(number) { bodies[place].statementsRun += 1 }
    }
  }
}
