// The values of Foundation that view controllers use. No network, no files, a fixed clock.
import UIKit
enum Failure: Error { case plain, valued(Int), last }
struct Worded: LocalizedError { var errorDescription: String? { "custom" } }
struct Coded: CustomNSError {
  static var errorDomain: String { "my.domain" }; var errorCode: Int { 42 };
  var errorUserInfo: [String: Any] { ["a": 1] }
}
class Thing: Error {}
let errors: [any Error] = [
  Failure.plain, Failure.valued(2), Failure.last, Worded(), Coded(), Thing(),
  NSError(domain: "d", code: 3), URLError(.timedOut),
]
for error in errors {
  print(error.localizedDescription)
}
print(
  NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "hi"]).localizedDescription)
do { _ = try Data(contentsOf: URL(string: "https://e.com/x")!) } catch {
  print(error.localizedDescription)
}
let text = "hello"
print(
  NSString(string: text).replacingCharacters(in: NSRange(location: 0, length: 1), with: "J"),
  NSString(string: "abc").length, String(NSString(string: "x")))
print(NSNumber(value: 5).doubleValue, NSNumber(value: 2.5), NSArray(array: [1, 2]).count)
let formatter = NumberFormatter()
formatter.numberStyle = .currency
let price = 12.5
print(formatter.string(from: NSNumber(value: price))!, formatter.string(from: NSNumber(value: 3))!)
print("\(NSError(domain: "d", code: 7).code)", text as String, 5 as Double, [] as [Int])

// Defaults
let defaults = UserDefaults.standard
defaults.set("1", forKey: "one"); defaults.set(2, forKey: "two"); defaults.set(2.5, forKey: "half");
defaults.set(true, forKey: "yes"); defaults.set([1, 2], forKey: "list");
defaults.set(["a": 1], forKey: "map"); defaults.set(Date(), forKey: "date");
defaults.set(nil, forKey: "nothing")
defaults.register(defaults: ["two": 9, "given": "g"])
print(
  defaults.bool(forKey: "one"), defaults.integer(forKey: "one"), defaults.integer(forKey: "two"),
  defaults.string(forKey: "two") ?? "nil", defaults.double(forKey: "half"),
  defaults.integer(forKey: "half"), defaults.bool(forKey: "two"),
  defaults.string(forKey: "given") ?? "nil", defaults.array(forKey: "list") ?? [],
  defaults.dictionary(forKey: "map") ?? [:],
  defaults.object(forKey: "date") as? Date ?? Date.distantPast,
  defaults.object(forKey: "nothing") == nil, defaults.bool(forKey: "none"),
  defaults.stringArray(forKey: "list") == nil)
defaults.removeObject(forKey: "one")
print(
  defaults.object(forKey: "one") == nil,
  UserDefaults(suiteName: "s")!.object(forKey: "two") ?? "nil",
  defaults.dictionaryRepresentation().keys.sorted())
let suite = UserDefaults(suiteName: "s")!
suite.set("kept", forKey: "k")
print(
  UserDefaults(suiteName: "s")!.string(forKey: "k") ?? "nil", defaults.string(forKey: "k") ?? "nil")

// Queues
let queue = DispatchQueue(label: "own")
let group = DispatchGroup()
group.enter()
queue.async {
  print("on own", Thread.isMainThread);
  DispatchQueue.main.async {
    print("on main", Thread.isMainThread); group.leave()
  }
}
group.notify(queue: .main) { print("group is empty") }
let semaphore = DispatchSemaphore(value: 0)
DispatchQueue.global(qos: .background).async {
  print("signals"); semaphore.signal()
}
semaphore.wait()
print(
  "signalled", queue.sync { 7 }, semaphore.wait(timeout: .now() + 1) == .timedOut,
  CACurrentMediaTime())
DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) {
  print("two seconds", CACurrentMediaTime())
}
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
  print("half", CACurrentMediaTime())
}
DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { print("one and a half") }
let item = DispatchWorkItem { print("never") }
DispatchQueue.main.async(execute: item)
item.cancel()
let operations = OperationQueue()
let first = BlockOperation { print("first operation") }
let second = BlockOperation { print("second operation") }
second.addDependency(first)
second.completionBlock = { print("completed") }
operations.addOperations([second, first], waitUntilFinished: false)
let lock = NSLock()
lock.lock(); lock.unlock()
DispatchQueue.concurrentPerform(iterations: 2) { print("iteration", $0) }

// The network
let task = URLSession.shared.dataTask(with: URL(string: "https://example.com")!) {
  data, response, error in print("answered", data == nil, error?.localizedDescription ?? "nil")
}
task.resume()
print(task.state == .running)
let cancelled = URLSession.shared.dataTask(
  with: URLRequest(url: URL(string: "https://example.com")!)
) { _, _, error in print((error as? URLError)?.code == .cancelled) }
cancelled.resume()
cancelled.cancel()

// Timers
var ticks = 0
let timer = Timer(timeInterval: 1, repeats: true) { timer in
  ticks += 1; print("tick", ticks, timer.fireDate); if ticks == 2 { timer.invalidate() }
}
RunLoop.main.add(timer, forMode: .common)
print(timer.isValid, timer.timeInterval, timer.fireDate)
let once = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in print("once") }
once.tolerance = 0.1
print(once.timeInterval)
RunLoop.main.run(until: Date() + 3)

// Text with attributes
let rich = NSMutableAttributedString(
  string: "Hello world", attributes: [.font: UIFont.systemFont(ofSize: 12)])
rich.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
rich.append(NSAttributedString(string: "!"))
print(
  rich.string, rich.length, rich.attributes(at: 2, effectiveRange: nil).count,
  rich.attribute(.foregroundColor, at: 7, effectiveRange: nil) == nil,
  rich.attributedSubstring(from: NSRange(location: 3, length: 4)).string)
rich.enumerateAttributes(in: NSRange(location: 0, length: rich.length)) { attributes, range in
  print(range, attributes.count)
}
rich.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")
print(
  rich.string, rich == NSAttributedString(string: "x"),
  UIFont.systemFont(ofSize: 3) == UIFont.systemFont(ofSize: 3), UIColor.red == UIColor.red)

// Tables and caches
final class Owner: NSObject {
  let name: String; init(_ name: String) { self.name = name; super.init() };
  deinit { print("gone", name) }
}
let table = NSHashTable<Owner>.weakObjects()
do { let owner = Owner("a"); table.add(owner); print(table.allObjects.count) }
print(table.allObjects.count)
let cache = NSCache<NSString, Owner>()
cache.setObject(Owner("b"), forKey: NSString(string: "k"))
print(
  cache.object(forKey: NSString(string: "k"))?.name ?? "nil",
  cache.object(forKey: NSString(string: "z")) == nil)
cache.removeAllObjects()
let list = NSMutableArray(array: [1, 2])
list.add("three")
print(list.count, list[2], list.contains(1), list.index(of: 2))

// Geometry
let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
print(
  rect.intersection(CGRect(x: 20, y: 30, width: 100, height: 100)), rect.intersection(.zero).isNull,
  rect.union(CGRect(x: 0, y: 0, width: 1, height: 1)), rect.insetBy(dx: 2, dy: 3),
  rect.insetBy(dx: 50, dy: 0).isNull, rect.contains(CGPoint(x: 10, y: 20)),
  rect.contains(CGPoint(x: 40, y: 20)), rect.contains(CGRect(x: 11, y: 21, width: 2, height: 2)),
  CGRect(x: 0.4, y: 0.6, width: 1, height: 1).integral,
  CGRect(x: 5, y: 5, width: -5, height: -5).standardized)
print(
  rect.divided(atDistance: 10, from: .minXEdge).remainder,
  rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), CGRect.null,
  rect.offsetBy(dx: 1, dy: 1))
let turn = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
print(
  turn, turn.inverted(), turn.concatenating(turn.inverted()).isIdentity, rect.applying(turn),
  CGPoint(x: 1, y: 1).applying(turn), CGAffineTransform(rotationAngle: 0).isIdentity)
print(
  Bundle.main.infoDictionary?["CFBundleName"] ?? "nil",
  Bundle.main.path(forResource: "x", ofType: "y") == nil,
  FileManager.default.fileExists(atPath: "/"), ProcessInfo.processInfo.environment,
  NSLocalizedString("key", comment: ""), Date().formatted(),
  Date().formatted(date: .abbreviated, time: .omitted), Locale.current.identifier,
  TimeZone.current.identifier)
let lengths = DateComponentsFormatter()
for style in [DateComponentsFormatter.UnitsStyle.positional, .abbreviated, .full] {
  lengths.unitsStyle = style
  print(lengths.string(from: 3725)!, lengths.string(from: 65)!, lengths.string(from: 5)!)
}
let near = RelativeDateTimeFormatter()
print(
  near.localizedString(fromTimeInterval: -7200),
  near.localizedString(for: Date() + 86400, relativeTo: Date()))
print(arc4random_uniform(10) < 10, [UUID()].count)
