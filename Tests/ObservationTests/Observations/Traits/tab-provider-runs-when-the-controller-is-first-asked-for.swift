// title: A UITab calls its provider when viewController is read and is still nil, and keeps the controller
// ios: 18
// device: iphone
// watch: provider
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITab.rs (header comments of UITab.h, Apple, 2025)
// confidence: high
// note: Comment at the initialiser: the provider is called when a view controller is requested and is currently nil. MISSING: UITab
import UIKit
var made = 0
let tab = UITab(title: "One", image: nil, identifier: "one") { tab in
    made += 1
    return UIViewController()
}
print("provider calls \(made)")
let first = tab.viewController
print("provider calls \(made)")
let second = tab.viewController
print("provider calls \(made) same \(first === second)")

// prints:
// provider calls 0
// provider calls 1
// provider calls 1 same true
