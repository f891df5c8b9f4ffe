// Parts of data keep their positions; addresses, dates, queues and notices.
import UIKit

let data = Data([1, 2, 3, 4])
print(data.suffix(1).startIndex, data.dropFirst().startIndex, data[1...].count, data[..<2].count)
let part = data[1..<3]
print(part.startIndex, part.endIndex, part[1], part.first!, Array(part), part.count)
print(part == Data([2, 3]), Data(part).startIndex, part.subdata(in: 1..<2).startIndex)
print(data.prefix(2).endIndex, data.dropLast(3).count, data.firstIndex(of: 3) as Any)
var bytes = Data([1, 2, 3])
bytes.insert(9, at: 1)
bytes.replaceSubrange(0..<1, with: [7, 8])
bytes.removeLast()
bytes.append(contentsOf: [5])
print(Array(bytes), bytes.contains(9), bytes.reversed().first!, bytes.map { Int($0) }.reduce(0, +))
bytes.removeFirst()
print(Array(bytes), bytes.startIndex, bytes.filter { $0 > 4 }.count)
// Sets of numbers
print(IndexSet([1]).union([100]).count, IndexSet(0...5).count, IndexSet(2..<4).count)
let set: IndexSet = [3, 1, 2]
print(Array(set), set.contains(2))
// Addresses
print(URL(fileURLWithPath: "/a/../b/./c").standardizedFileURL.path)
print(URL(string: "http://h/a/../b")!.standardized.absoluteString)
print(URL(string: "http://h/a/b/../../c/./d/")!.standardized.absoluteString)
// Dates
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
for (month, ordinal) in [(3, -1), (4, -1), (4, -2), (12, -1), (4, 1), (4, 2)] {
  var parts = DateComponents()
  (parts.year, parts.month, parts.weekday, parts.weekdayOrdinal) = (2013, month, 2, ordinal)
  print(calendar.date(from: parts)!)
}
// Queues
let queue = DispatchQueue(label: "q", attributes: .concurrent)
var number = 0
queue.async(flags: .barrier) { number = -1 }
queue.sync(flags: .barrier) {}
print(number)
queue.async(flags: .barrier) { number = -2 }
queue.sync {}
print(number)
// Locks
print(NSLock().lock(before: Date() + 1))
// Notices
final class Sender {}
let center = NotificationCenter.default
let name = Notification.Name("changed")
let (sender, other) = (Sender(), Sender())
var count = 0
let token = center.addObserver(forName: name, object: sender, queue: nil) { _ in count += 1 }
center.post(name: name, object: nil)
center.post(name: name, object: other)
print(count)
center.post(name: name, object: sender)
center.removeObserver(token, name: name, object: other)
center.post(name: name, object: sender)
print(count)
