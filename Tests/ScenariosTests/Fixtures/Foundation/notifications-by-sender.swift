import Foundation
class Sender {}
let name = Notification.Name("news")
let (first, second) = (Sender(), Sender())
var heard = 0
let centre = NotificationCenter.default
let one = centre.addObserver(forName: name, object: first, queue: nil) { note in
  print("one", note.object as AnyObject? === first)
}
let all = centre.addObserver(forName: name, object: nil, queue: nil) { _ in heard += 1 }
for sender in [first, second, nil] { centre.post(name: name, object: sender) }
centre.removeObserver(all, name: name, object: second)
centre.removeObserver(one, name: Notification.Name("other"), object: nil)
centre.post(name: name, object: first)
centre.removeObserver(one, name: name, object: first)
centre.post(name: name, object: first)
var gone: Sender? = Sender()
let late = centre.addObserver(forName: name, object: gone, queue: nil) { _ in print("late") }
centre.post(name: name, object: gone)
gone = nil
centre.post(name: name, object: nil)
print(heard)
