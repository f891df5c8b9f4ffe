// title: A navigation item starts without prompt, shows its back button and decides about large titles automatically
// ios: 16
// device: iphone
// watch: item.
// normalize:
// source: UINavigationItem.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Property comments (leftItemsSupplementBackButton NO, largeTitleDisplayMode automatic, backButtonTitle nil) and UINavigationBar.h (prefersLargeTitles NO).
import UIKit
let item = UINavigationItem(title: "t")
print("item.prompt nil: \(item.prompt == nil)")
print("item.backButtonTitle nil: \(item.backButtonTitle == nil)")
print("item.supplement: \(item.leftItemsSupplementBackButton)")
print("item.largeTitle automatic: \(item.largeTitleDisplayMode == .automatic)")
print("item.bar prefers large: \(UINavigationBar().prefersLargeTitles)")

// prints:
// item.prompt nil: true
// item.backButtonTitle nil: true
// item.supplement: false
// item.largeTitle automatic: true
// item.bar prefers large: false
