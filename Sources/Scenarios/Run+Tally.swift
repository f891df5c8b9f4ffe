import SwiftFrontend
import SwiftIR
import SwiftInterpreter

extension Run.Tally {
  /// Creates the figures of a run from its counts by number; `counted` has each statement's
  /// function.
  init(
    _ run: MachineRun, of program: Program, counted: [FunctionID], gifts given: [GivenSelf]
  ) {
    gifts = run.tally.gifts.sorted().filter(given.indices.contains).map { number in
      let place = given[number]
      return Gift(
        className: place.className, receiver: place.receiver, location: place.location)
    }
    calls = run.tally.calls
    unresolvedUses = run.tally.unresolvedUses
    var places: [FunctionID: Int] = [:]
    for (number, function) in counted.enumerated() {
      let index = Int(function.rawValue)
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
