// title: UISearchTab.automaticallyActivatesSearch is false by default
// ios: 26
// device: iphone
// watch: activates
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UISearchTab.rs (header comments of UISearchTab.h, Apple, 2025)
// confidence: high
// note: Comment: the default value is NO. MISSING: UISearchTab
import UIKit
let tab = UISearchTab { _ in UIViewController() }
print("activates \(tab.automaticallyActivatesSearch)")

// prints:
// activates false
