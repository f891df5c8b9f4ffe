// title: searchBarPlacementBarButtonItem among rightBarButtonItems raises NSInvalidArgumentException
// ios: 26
// device: iphone
// watch: raised
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UINavigationItem.rs (header comments of UINavigationItem.h, Apple, 2025)
// confidence: high
// note: Comment at searchBarPlacementBarButtonItem: UINavigationItem throws when it is in leftBarButtonItems or rightBarButtonItems, UIBarButtonItemGroup in its initialiser. MISSING: UINavigationItem.searchBarPlacementBarButtonItem
// open: the model has no searchBarPlacementBarButtonItem
import UIKit
let item = UINavigationItem(title: "A")
let e = Simulator.catchException { item.rightBarButtonItems = [item.searchBarPlacementBarButtonItem] }
print("raised \(e?.name.rawValue ?? "nothing")")
let f = Simulator.catchException { _ = UIBarButtonItemGroup(barButtonItems: [item.searchBarPlacementBarButtonItem], representativeItem: nil) }
print("raised \(f?.name.rawValue ?? "nothing")")

// prints:
// raised NSInvalidArgumentException
// raised NSInvalidArgumentException
