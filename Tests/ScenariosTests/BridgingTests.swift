import Diagnostics
import Scenarios
import Testing

/// Casts to the classes that stand for Swift's values; Linux has none of them, so that nothing native
/// can be compared.
@Suite struct `A cast between a value and its class` {
  @Test(arguments: [
    ("(\"abc\" as NSString).length", "3"),
    (
      "(\"abc\" as NSString).replacingCharacters(in: NSRange(location: 1, length: 1), with: \"-\")",
      "a-c"
    ),
    ("NSString(string: \"x\") as String", "x"),
    ("(5 as NSNumber).doubleValue", "5.0"),
    ("2.5 as NSNumber", "2.5"),
    ("([1, 2] as NSArray).count", "2"),
    ("([\"a\": 1] as NSDictionary).count", "1"),
    ("(E.plain as NSError).domain", "Scenario.E"),
    ("(E.plain as NSError).code", "1"),
    ("(E.valued(1) as any Error as NSError).code", "0"),
    ("(NSError(domain: \"d\", code: 7) as any Error as NSError).code", "7"),
    ("((E.plain as any Error) as? NSError)?.code ?? -1", "1"),
    ("E.plain.localizedDescription", "The operation couldn’t be completed. (Scenario.E error 1.)"),
    ("5 as Double", "5.0"),
    ("NSNumber(value: true) == true", "true"),
    ("NSMutableArray(array: [1, 2] as NSArray).count", "2"),
    ("([] as NSArray) as? [String] ?? [\"-\"]", "[]"),
    ("([1, 2] as NSArray) as? [Int] ?? []", "[1, 2]"),
    ("(([1, 2] as NSArray) as? [String]) == nil", "true"),
    ("([1, 2] as NSArray) is [Int]", "true"),
    ("([1, 2] as NSArray) is [String]", "false"),
    ("(([1, 2] as NSArray) as? [NSNumber])?.count ?? 0", "2"),
    ("(([1, \"a\"] as NSArray) as? [NSObject])?.count ?? 0", "2"),
    ("((NSArray(array: [NSNumber(value: 3)])) as? [Int]) ?? []", "[3]"),
    ("((NSArray(array: [\"x\"])) as! [String]).count", "1"),
    ("([\"a\": 1] as NSDictionary) as? [String: Int] ?? [:]", "[\"a\": 1]"),
    ("(([\"a\": 1] as NSDictionary) as? [String: String]) == nil", "true"),
    ("NSString(format: \"%.1f\", 2.25)", "2.2"),
    ("([1, 2.5] as NSArray).componentsJoined(by: \", \")", "1, 2.5"),
    ("(5 as NSCopying) is NSNumber", "true"),
    ("((\"a\" as NSCopying).copy(with: nil) as? NSString)?.length ?? 0", "1"),
    (
      "(Calendar(identifier: .gregorian) as NSCalendar)"
        + ".component(.weekday, from: Date(timeIntervalSince1970: 43_200))", "5"
    ),
    (
      "(Calendar.current as NSCalendar).date(byAdding: .day, value: 1, "
        + "to: Date(timeIntervalSince1970: 0), options: [])!.timeIntervalSince1970", "86400.0"
    ),
  ])
  func `gives what the class says`(expression: String, printed: String) {
    let run = engine.run(
      Scenario(
        """
        import Foundation
        enum E: Error { case plain, valued(Int) }
        print(\(expression))
        """))
    #expect(run.diagnostics.map(\.description) == [])
    #expect(run.output == [printed])
  }

  @Test func `catches every error as an object`() {
    let run = engine.run(
      Scenario(
        """
        import Foundation
        enum E: Error { case plain }
        func quiet() { do { throw E.plain } catch let error as NSError { print(error.code) } }
        quiet()
        """))
    #expect(run.diagnostics.map(\.description) == [])
    #expect(run.output == ["0"])
  }

  @Test func `is refused for other values`() {
    let run = engine.run(Scenario("import Foundation\nlet s = 5 as NSString"))
    #expect(run.outcome == .refused)
  }
}

@Suite struct `A wait that nothing can end` {
  @Test(arguments: [
    ("DispatchSemaphore(value: 0).wait()", "the thread waits for the semaphore for ever"),
    (
      "let group = DispatchGroup()\ngroup.enter()\ngroup.wait()",
      "waits for the dispatch group for ever"
    ),
    ("DispatchQueue.main.sync {}", "dispatch_sync called on queue already owned by current thread"),
    ("let lock = NSLock()\nlock.lock()\nlock.lock()", "locked twice"),
    ("DispatchGroup().leave()", "Unbalanced call to dispatch_group_leave()"),
  ])
  func `ends the run`(text: String, reason: String) throws {
    let run = engine.run(Scenario("import UIKit\n" + text))
    guard case .trapped(let trap) = run.outcome else {
      Issue.record("the run ended with \(run.outcome)")
      return
    }
    #expect(trap.message.contains(reason))
  }
}

@Suite struct `What Foundation knows elsewhere only` {
  @Test(arguments: [
    ("print(TimeZone(identifier: \"Asia/Tokyo\")!)", "knows no time zone but GMT"),
    (
      "let f = DateFormatter()\nf.locale = Locale(identifier: \"de_DE\")\nprint(f.string(from: Date()))",
      "formats for en_US only"
    ),
  ])
  func `ends the run with its reason`(text: String, reason: String) {
    let run = engine.run(Scenario("import UIKit\n" + text))
    guard case .trapped(let trap) = run.outcome else {
      Issue.record("the run ended with \(run.outcome)")
      return
    }
    #expect(trap.message.contains(reason))
  }
}
