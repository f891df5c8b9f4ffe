import Foundation
import Reporting
import Testing

@Suite struct `A calibration` {
  @Test func `is the mean log loss of what was said`() throws {
    var calibration = Calibration()
    #expect(calibration.logLoss == nil)
    #expect(calibration.constantLogLoss == nil)
    for (said, came) in [(0.9, true), (0.8, true), (0.7, false), (0.6, true)] {
      calibration.add(said, came: came)
    }
    let expected = -(log(0.9) + log(0.8) + log(0.3) + log(0.6)) / 4
    #expect(abs(try #require(calibration.logLoss) - expected) < 1e-12)
    #expect(calibration.constant == 0.75)
    let constant = -(3 * log(0.75) + log(0.25)) / 4
    #expect(abs(try #require(calibration.constantLogLoss) - constant) < 1e-12)
  }

  @Test func `is finite for who was sure and wrong`() throws {
    var calibration = Calibration()
    calibration.add(1, came: false)
    calibration.add(0, came: true)
    #expect(try #require(calibration.logLoss) < 10)
    #expect(calibration.bins.map(\.count) == [1, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  }
}

@Suite struct `An estimate` {
  @Test func `adds up probabilities`() {
    let none = Estimate(of: [])
    #expect((none.mean, none.low, none.high) == (0, 0, 0))
    let sure = Estimate(of: [1, 1, 0])
    #expect((sure.mean, sure.low, sure.high) == (2, 2, 2))
    let open = Estimate(of: Array(repeating: 0.5, count: 100))
    #expect(open.mean == 50)
    #expect(abs(open.low - 41.7757) < 1e-3)
    #expect(abs(open.high - 58.2243) < 1e-3)
    #expect(Estimate(of: [0.9]).high == 1)
  }

  /// The ends of Wilson's interval are the shares from which the observed share is 1.645 standard
  /// deviations away.
  @Test(arguments: [(0, 5), (2, 2), (3, 7), (80, 100)])
  func `of a share is wide where little is known`(right: Int, count: Int) throws {
    let estimate = try #require(Estimate(right: right, of: count))
    let seen = Double(right) / Double(count)
    #expect(estimate.mean == seen)
    for end in [estimate.low, estimate.high] where end > 0 && end < 1 {
      let deviation = (end * (1 - end) / Double(count)).squareRoot()
      #expect(abs(abs(seen - end) / deviation - 1.6448536) < 1e-5)
    }
    #expect(estimate.low <= seen && seen <= estimate.high)
    #expect(Estimate(right: 0, of: 0) == nil)
  }

  @Test(arguments: [
    (0, 2, "0.00"), (0.005, 2, "0.01"), (1.999, 2, "2.00"), (-0.5, 1, "-0.5"), (-0.01, 1, "0.0"),
    (12.5, 0, "13"), (.nan, 2, "-"), (.infinity, 0, "-"),
  ])
  func `is written with so many digits`(value: Double, digits: Int, text: String) {
    #expect(fixed(value, digits) == text)
  }
}
