import Foundation

// Enums whose cases carry values are written under the names of their cases.
enum Step: Codable, Equatable {
  case pause
  case wait(Int)
  case say(text: String, times: Int?)
  indirect case twice(Step)
}

enum Renamed: Codable {
  case first(value: Int)
  case second

  enum CodingKeys: String, CodingKey {
    case first = "one"
    case second = "two"
  }
  enum FirstCodingKeys: String, CodingKey {
    case value = "v"
  }
}

struct Plan: Codable { var steps: [Step] }

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]

func text(_ value: some Encodable) -> String {
  String(decoding: try! encoder.encode(value), as: UTF8.self)
}

let steps: [Step] = [
  .pause, .wait(3), .say(text: "hi", times: nil), .say(text: "ho", times: 2), .twice(.wait(1)),
]
for step in steps { print(text(step)) }
let back = try! JSONDecoder().decode(Plan.self, from: encoder.encode(Plan(steps: steps)))
print(back.steps == steps)
print(text([Renamed.first(value: 7), .second]))

func tryReading(_ json: String) {
  do {
    print(try JSONDecoder().decode(Step.self, from: Data(json.utf8)))
  } catch let DecodingError.typeMismatch(_, context) {
    print("mismatch:", context.debugDescription)
  } catch let DecodingError.keyNotFound(key, _) {
    print("no key:", key.stringValue)
  } catch {
    print("another error")
  }
}
tryReading(#"{"wait": {"_0": 5}}"#)
tryReading(#"{"say": {"text": "x"}}"#)
tryReading(#"{"say": {"times": 1}}"#)
tryReading(#"{"wait": {"_0": 5}, "pause": {}}"#)
tryReading(#"{}"#)

// The elements beside an empty literal give its type.
print([] + [1, 2], [3] + [])
let letters = CharacterSet.letters
print(letters.contains("a"), letters.contains("1"))
