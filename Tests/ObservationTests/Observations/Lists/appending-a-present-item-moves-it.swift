// title: Appending an item that the snapshot already holds moves it to the end instead of raising
// ios: 18
// device: iphone
// watch: items
// normalize:
// source: https://github.com/boostcampwm-2024/iOS04-PhotoGether/issues/74 (youn9k, 2024-11)
// confidence: high
// note: The warning's text: existing identifiers will be moved into place instead. The warning itself is not compared.
import UIKit
var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
snapshot.appendSections([0])
snapshot.appendItems(["a", "b", "c"], toSection: 0)
snapshot.appendItems(["a"], toSection: 0)
print("items \(snapshot.itemIdentifiers)")

// prints:
// items ["b", "c", "a"]
