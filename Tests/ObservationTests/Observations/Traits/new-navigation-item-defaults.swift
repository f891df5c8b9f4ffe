// title: A new navigation item is of the navigator style, hides its search bar when scrolling and shows its back button
// ios: 16
// device: iphone
// watch: item
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UINavigationItem.rs (header comments of UINavigationItem.h, Apple, 2025)
// confidence: high
// note: Defaults in the comments (hidesSearchBarWhenScrolling is the default true, large titles automatic, back title nil). MISSING: UINavigationItem.style
import UIKit
let item = UINavigationItem(title: "A")
print("item navigator \(item.style == .navigator) hides search \(item.hidesSearchBarWhenScrolling)")
print("item large automatic \(item.largeTitleDisplayMode == .automatic) back default \(item.backButtonDisplayMode == .default)")
print("item hides back \(item.hidesBackButton) supplements \(item.leftItemsSupplementBackButton)")
print("item back title \(item.backButtonTitle ?? "nil") prompt \(item.prompt ?? "nil")")

// prints:
// item navigator true hides search true
// item large automatic true back default true
// item hides back false supplements false
// item back title nil prompt nil
