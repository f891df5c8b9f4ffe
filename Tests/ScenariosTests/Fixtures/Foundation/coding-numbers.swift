// Numbers that JSON has no notation for.
import Foundation

struct Reading: Codable {
  var value: Double
  var series: [Float] = []
  var limits: [String: Double] = [:]
  var last: Double? = nil
}
func shows<T: Encodable>(_ value: T, _ encoder: JSONEncoder = JSONEncoder()) {
  do {
    print(String(data: try encoder.encode(value), encoding: .utf8)!)
  } catch EncodingError.invalidValue(let found, let context) {
    print(
      found, type(of: found), context.codingPath.map(\.stringValue),
      context.codingPath.map { $0.intValue ?? -1 }, context.debugDescription,
      context.underlyingError == nil)
  } catch { print("other") }
}
let plain = JSONEncoder()
plain.outputFormatting = .sortedKeys
shows(Reading(value: 0.5, series: [1.5, -2], limits: ["low": 1], last: 4), plain)
shows(Reading(value: .nan))
shows(Reading(value: 1, series: [1, .infinity]))
shows(Reading(value: 1, limits: ["low": -.infinity]))
shows(Reading(value: 1, last: .nan))
shows([Double.nan])
shows([[1, 2], [3, Double.infinity]])
shows(Float.nan)
shows(-Double.infinity)
shows(Double.greatestFiniteMagnitude > 1)
let seconds = JSONEncoder()
seconds.dateEncodingStrategy = .secondsSince1970
shows([Date(timeIntervalSince1970: .infinity)], seconds)
shows([Date(timeIntervalSinceReferenceDate: .nan)])
