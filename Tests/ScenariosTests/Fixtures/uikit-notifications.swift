// ios: 17. Observers by block: order, objects, removal, and who keeps whom.
import UIKit

extension Notification.Name {
  static let changed = Notification.Name("changed")
}
class Listener {
  let name: String
  var token: NSObjectProtocol?
  init(_ name: String, keeps: Bool) {
    self.name = name
    if keeps {
      token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in
        print("strong", self.name)
      }
    } else {
      token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { [weak self] note in
        print("weak", self?.name ?? "gone", note.object as? String ?? "no object", note.userInfo?["key"] as? Int ?? 0)
      }
    }
  }
  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
  deinit { print("deinit", name) }
}
var a: Listener? = Listener("a", keeps: false)
var b: Listener? = Listener("b", keeps: true)
NotificationCenter.default.post(name: .changed, object: "sender", userInfo: ["key": 7])
print("-- released")
a = nil
b?.stop()
b = nil
NotificationCenter.default.post(name: .changed, object: nil)
NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
let sender = NSObject()
let token = NotificationCenter.default.addObserver(forName: .changed, object: sender, queue: .main) { _ in print("filtered") }
NotificationCenter.default.post(name: .changed, object: sender)
NotificationCenter.default.post(name: .changed, object: "another")
NotificationCenter.default.removeObserver(token)
NotificationCenter.default.post(name: .changed, object: sender)
print("end")
