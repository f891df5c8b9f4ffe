import Foundation
import Mutants

/// The file that turns faults on, and says which of them processes came by.
struct Switches {
  let file: URL
  let count: Int

  /// Turns one fault on, or none, and forgets what was reached.
  func turnOn(_ number: Int?) throws {
    var bytes = [UInt8](repeating: 0, count: count)
    if let number { bytes[number] = FaultSwitch.on }
    try Data(bytes).write(to: file)
  }

  /// The faults that processes came by since.
  func reached() throws -> Set<Int> {
    let bytes = [UInt8](try Data(contentsOf: file))
    return Set(bytes.indices.filter { bytes[$0] & FaultSwitch.reached != 0 })
  }
}
