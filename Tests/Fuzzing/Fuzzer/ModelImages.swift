import Checksums
import ProjectFiles
import Scenarios
import SeededNumbers
import SwiftIR
import SwiftInterpreter

/// Kept images of the model with changes in their content and a checksum that is right.
///
/// The first byte of an input chooses a scenario, each six more are a change.
struct ModelImages: InputKind {
  static let name = "image"
  static let patience = 20.0

  private let image: [UInt8]
  /// Where the bytes of an image lie: its code that the scenarios run, what comes before the code and
  /// what comes after it.
  private var code: [Range<Int>] = []
  private var codeSize = 0
  private var tables = 0..<0
  private var interface = 0..<0
  private let scenarios: [Scenario]
  private let limits = Limits(steps: 300_000, depth: 500, memory: 32 << 20, output: 1 << 16)

  init() throws {
    let engine = Engine()
    image = engine.cacheImage ?? []
    let fixtures = [
      "Tests/ScenariosTests/Fixtures/uikit-tour-pages-and-time.swift",
      "Tests/ScenariosTests/Fixtures/foundation-everyday.swift",
      "Tests/ScenariosTests/Fixtures/closure-lifetimes.swift",
    ]
    scenarios = try (fixtures.map(ProjectFiles.text) + RuleExample.all.prefix(200).map(\.text))
      .map { Scenario($0) }
    findParts(engine)
    must(Engine(image: Self.sealed(image)) != nil, "an unchanged image is refused")
  }

  func attempt(_ input: [UInt8]) {
    var image = image
    var rest = input.dropFirst()
    while rest.count >= 6 {
      change(&image, as: Array(rest.prefix(6)))
      rest = rest.dropFirst(6)
    }
    guard let engine = Engine(image: Self.sealed(image)) else { return }
    let number = Int(input.first ?? 0)
    let scenario = scenarios[number < 128 ? number % 3 : number % scenarios.count]
    _ = engine.run(scenario, limits: limits)
    switch hash(of: input) % 16 {
    case 0: _ = engine.members
    case 1: _ = engine.misconceptions
    case 2: _ = engine.sourceNames.prefix(20).map { engine.source(of: $0) }
    case 3: _ = engine.superclasses(of: "UIButton")
    case 4: _ = engine.runOrders(of: scenario, limits: limits)
    default: break
    }
  }

  private func change(_ image: inout [UInt8], as bytes: [UInt8]) {
    let number = Int(bytes[1]) << 16 | Int(bytes[2]) << 8 | Int(bytes[3])
    let place = place(number, bytes[0])
    guard place < image.count else { return }
    switch bytes[4] % 8 {
    case 0, 1: image[place] ^= bytes[5]
    case 2: image[place] = bytes[5]
    case 3: image[place] &+= 1
    case 4: image[place] &-= 1
    case 5: image[place] = image[(place + Int(bytes[5]) * 16) % image.count]
    case 6: image[place] = 0xFF
    default:
      if bytes[5] % 2 == 0 { image.insert(bytes[5], at: place) } else { image.remove(at: place) }
    }
  }

  private func place(_ number: Int, _ sort: UInt8) -> Int {
    switch sort % 8 {
    case 0: return Self.headerSize + number % (image.count - Self.headerSize)
    case 1, 2, 3:
      var number = number % codeSize
      for range in code {
        if number < range.count { return range.lowerBound + number }
        number -= range.count
      }
      return 0
    case 4, 5: return tables.lowerBound + number % tables.count
    default: return interface.lowerBound + number % interface.count
    }
  }

  func changed(_ input: [UInt8], using random: inout SeededNumbers) -> [UInt8] {
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    var input = input.isEmpty ? [byte()] : input
    let count = (input.count - 1) / 6
    switch Int.random(in: 0..<6, using: &random) {
    case 0: input[0] = byte()
    case 1 where count > 1:
      let place = 1 + 6 * Int.random(in: 0..<count, using: &random)
      input.removeSubrange(place..<(place + 6))
    case 2 where count > 0:
      let place = 1 + 6 * Int.random(in: 0..<count, using: &random)
      input[place + Int.random(in: 3..<6, using: &random)] = byte()
    default: for _ in 0..<6 { input.append(byte()) }
    }
    return input
  }

  func seeds() -> [[UInt8]] {
    var random = SeededNumbers(seed: 1)
    return (0..<200).map { _ in
      (0..<7).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
  }

  // MARK: Parts

  private mutating func findParts(_ engine: Engine) {
    guard let program = engine.lower(scenarios[0]).program else { return }
    var entered: Set<Int> = []
    for scenario in scenarios.prefix(3) {
      guard let program = engine.lower(scenario).program else { continue }
      let run = run(program)
      entered.formUnion(run.entered.indices.filter { run.entered[$0] })
    }
    var start = Self.headerSize
    var first: Int?
    for (number, function) in program.functions.enumerated() {
      let bytes = Self.bytes(of: function.code)
      // Functions lie one after another, with little between them; the first is behind the types.
      let farthest = first == nil ? image.count : start + 1 << 16
      guard bytes.count >= (first == nil ? 256 : 1),
        let range = Self.range(of: bytes, in: image, from: start, to: farthest)
      else { continue }
      first = first ?? range.lowerBound
      start = range.upperBound
      if entered.contains(number) { code.append(range) }
    }
    codeSize = code.reduce(0) { $0 + $1.count }
    tables = Self.headerSize..<(first ?? image.count)
    interface = start..<image.count
  }

  /// Instructions as an image has them, sixteen bytes each.
  private static func bytes(of code: [Instruction]) -> [UInt8] {
    code.flatMap { i in
      let operands = [i.a, i.b, i.c, i.d].flatMap {
        [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
      }
      let wide = UInt32(bitPattern: i.imm)
      return [i.op.rawValue, 0] + operands + [0, 0]
        + [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: wide >> $0) }
    }
  }

  private static func range(
    of bytes: [UInt8], in image: [UInt8], from start: Int, to farthest: Int
  ) -> Range<Int>? {
    var place = start
    while place + bytes.count <= image.count, place < farthest {
      if image[place] == bytes[0], image[place..<(place + bytes.count)].elementsEqual(bytes) {
        return place..<(place + bytes.count)
      }
      place += 1
    }
    return nil
  }

  // MARK: Sealing

  private static let headerSize = 28

  /// The image with the size and the checksum of its content, as `ByteImage.seal` writes them.
  private static func sealed(_ image: [UInt8]) -> [UInt8] {
    var image = image
    func write(_ number: UInt64, at place: Int) {
      for index in 0..<8 {
        image[place + index] = UInt8(truncatingIfNeeded: number >> UInt64(index * 8))
      }
    }
    var checksum = Checksum()
    image[headerSize...].withUnsafeBytes { checksum.add($0) }
    write(UInt64(image.count - headerSize), at: 12)
    write(checksum.value, at: 20)
    return image
  }
}
