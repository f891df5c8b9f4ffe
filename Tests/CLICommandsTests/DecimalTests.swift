import Foundation
import SeededNumbers
import Testing

@testable import CLICommands

@Suite struct DecimalTests {
  @Test func `decimals are those of Foundation's formats`() {
    var numbers = SeededNumbers(seed: 3)
    let random = (0..<1000).map { _ in Double.random(in: -1...1, using: &numbers) }
    let hundredths = (-200...200).map { Double($0) / 200 }
    for number in random + hundredths + [1e300, -1e300, .nan, .infinity, -0.0, 0.285, 1.005] {
      #expect(decimal(number, places: 2) == String(format: "%.2f", number))
    }
  }
}
