import Foundation
import ReviewLog
import Testing

@Suite struct UTCTimeTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
      (951_782_400_000, "2000-02-29T00:00:00.000Z"),
      (1_795_229_606_123, "2026-11-21T02:53:26.123Z"),
      (4_102_444_799_999, "2099-12-31T23:59:59.999Z"),
    ] as [(Int64, String)])
  func `a time is written and read`(milliseconds: Int64, text: String) {
    #expect(UTCTime(milliseconds: milliseconds).description == text)
    #expect(UTCTime(iso8601: text) == UTCTime(milliseconds: milliseconds))
  }

  /// A machine's clock may be set to any year, and what is stored must be read again.
  @Test(
    arguments: [
      (0, 0), (253_402_300_799_999, 253_402_300_799_999),
      (253_402_300_811_223, 253_402_300_799_999), (.max, 253_402_300_799_999),
      (.min, -62_135_596_800_000),
    ] as [(Int64, Int64)])
  func `a clock's time is stored as the nearest possible one`(clock: Int64, stored: Int64) {
    for (offset, nearest) in [(3600, 3600), (.max, 200_000), (.min, -200_000)] {
      let moment = Moment.nearest(
        to: UTCTime(milliseconds: clock), in: ZoneOffset(seconds: offset))
      #expect(
        moment
          == Moment(time: UTCTime(milliseconds: stored), zone: ZoneOffset(seconds: nearest)))
    }
  }

  @Test(
    arguments: [
      ("2026-11-21", "2026-11-21T00:00:00.000Z"), ("2026-11-21T02:53Z", "2026-11-21T02:53:00.000Z"),
      ("2026-11-21t02:53:26z", "2026-11-21T02:53:26.000Z"),
      ("2026-11-21 02:53:26.5Z", "2026-11-21T02:53:26.500Z"),
      ("2026-11-21T02:53:26.123456789Z", "2026-11-21T02:53:26.123Z"),
      ("2026-11-21T02:53:26+05:30", "2026-11-20T21:23:26.000Z"),
      ("2026-11-21T02:53:26-08:00", "2026-11-21T10:53:26.000Z"),
    ])
  func `other forms are read`(text: String, expected: String) {
    #expect(UTCTime(iso8601: text)?.description == expected)
  }

  @Test(
    arguments: [
      "", "2026", "2026-13-01", "2026-02-29", "2026-00-10", "2026-01-32", "2026-01-01T",
      "2026-01-01T10:00", "2026-01-01T24:00Z", "2026-01-01T10:60Z", "2026-01-01T10:00:00.Z",
      "2026-01-01Z", "2026-01-01T10:00:00Zx", "yesterday", "2026-1-1", "٢٠٢٦-01-01",
    ])
  func `what is no time is refused`(text: String) {
    #expect(UTCTime(iso8601: text) == nil)
  }

  @Test func `years beyond 9999 have more digits`() {
    // Of reviews that are due long after the last year in which one can answer.
    #expect(
      UTCTime(milliseconds: 253_402_300_800_000).description == "10000-01-01T00:00:00.000Z")
    #expect(
      UTCTime(milliseconds: 253_402_300_799_999).description == "9999-12-31T23:59:59.999Z")
  }

  @Test func `dates agree with Foundation's`() {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    var generator = Seeded(seed: 4)
    for _ in 0..<500 {
      let milliseconds = Int64.random(in: 0...4_000_000_000_000, using: &generator)
      let date = Date(timeIntervalSince1970: Double(milliseconds / 1000))
      let time = UTCTime(milliseconds: milliseconds / 1000 * 1000)
      #expect(time.description == formatter.string(from: date), "\(milliseconds)")
    }
  }

  @Test func `a day begins at four in the morning`() throws {
    func day(_ text: String, _ hours: Int) throws -> String {
      let time = try #require(UTCTime(iso8601: text))
      return StudyDay(of: time, in: ZoneOffset(seconds: hours * 3600)).description
    }
    #expect(try day("2026-11-21T03:59:59Z", 0) == "2026-11-20")
    #expect(try day("2026-11-21T04:00:00Z", 0) == "2026-11-21")
    #expect(try day("2026-11-21T02:59:59Z", 1) == "2026-11-20")
    #expect(try day("2026-11-21T03:00:00Z", 1) == "2026-11-21")
    #expect(try day("2026-11-21T11:59:59Z", -8) == "2026-11-20")
  }

  @Test func `a day's start lies in it and the moment before does not`() {
    for offset in [-43_200, -12_600, 0, 3600, 50_400] {
      let zone = ZoneOffset(seconds: offset)
      let day = StudyDay(number: 20_000)
      let start = day.start(in: zone)
      #expect(StudyDay(of: start, in: zone) == day)
      #expect(StudyDay(of: start.advanced(by: .milliseconds(-1)), in: zone) < day)
    }
  }

  @Test func `ids are UUIDs of version 4`() throws {
    var generator = Seeded(seed: 4)
    let id = LearnerID.random(using: &generator)
    let uuid = try #require(UUID(uuidString: id.rawValue))
    #expect(uuid.uuidString.lowercased() == id.rawValue)
    #expect(
      try id.rawValue.wholeMatch(of: Regex("[0-9a-f-]{14}4[0-9a-f]{3}-[89ab][0-9a-f-]{16}")) != nil)
  }

  @Test func `ids are random but for version and variant`() {
    var generator = Seeded(seed: 5)
    let ids = (1...300).map { _ in Array(LearnerID.random(using: &generator).rawValue.utf8) }
    for place in 0..<36 where ![8, 13, 14, 18, 23].contains(place) {
      let digits = Set(ids.map { $0[place] })
      #expect(digits.count == (place == 19 ? 4 : 16), "digit \(place)")
    }
  }
}

@Suite struct DigestTests {
  /// FIPS 180-4 examples and RFC 4231 cases 1, 2 and 6.
  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ])
  func `a text has its SHA-256`(text: String, expected: String) {
    #expect(Digest(of: text).hexadecimal == expected)
  }

  @Test(
    arguments: [
      (
        [UInt8](repeating: 0x0b, count: 20), "Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        [UInt8](repeating: 0xaa, count: 131),
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ])
  func `a text has its keyed hash`(key: [UInt8], text: String, expected: String) {
    #expect(Digest.of(text, key: key).hexadecimal == expected)
  }

  @Test func `lists that read alike have different hashes`() {
    #expect(Digest.of(["ab", "c"]) != Digest.of(["a", "bc"]))
    #expect(Digest.of(["1:a"]) != Digest.of(["a"]))
  }

  @Test(arguments: [Int64.min, -62_135_596_800_001, 0, 253_402_300_800_000, .max])
  func `any time has a day, and any day a beginning`(milliseconds: Int64) {
    for zone in [Int.min, -43_200, 0, 50_400, .max] {
      let time = UTCTime(milliseconds: milliseconds)
      let day = StudyDay(of: time, in: ZoneOffset(seconds: zone))
      #expect(!day.description.isEmpty)
      #expect(!day.start(in: ZoneOffset(seconds: zone)).description.isEmpty)
      #expect(!StudyDay(number: zone).description.isEmpty)
      #expect(!time.advanced(by: .seconds(Int64.max)).description.isEmpty)
      #expect(day.days(since: StudyDay(number: .min)) > 0)
      #expect(day.advanced(by: .max) > day)
    }
  }
}
