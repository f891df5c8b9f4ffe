// title: A block observer of a notification stays when nobody keeps its token, and is called with a nil weak self
// ios: 14
// device: iphone
// watch: observer
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples iOS14bookExamples bk1ch12p497notificationLeaker (Matt Neuburg, 2021)
// confidence: high
// note: The example's comments: with weak self the controller doesn't leak, but the observer has leaked and is still called.
import UIKit
final class Owner {
    func start() {
        _ = NotificationCenter.default.addObserver(forName: Notification.Name("woohoo"), object: nil, queue: nil) { [weak self] _ in
            print("observer called, self \(self != nil)")
        }
    }
    deinit { print("observer's owner gone") }
}
var owner: Owner? = Owner()
owner?.start()
NotificationCenter.default.post(name: Notification.Name("woohoo"), object: nil)
owner = nil
NotificationCenter.default.post(name: Notification.Name("woohoo"), object: nil)

// prints:
// observer called, self true
// observer's owner gone
// observer called, self false
