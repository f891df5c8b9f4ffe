// title: appendItems without a section appends to the last section
// ios: 16
// device: iphone
// watch: snapshot
// normalize:
// source: UIDiffableDataSource.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment of appendItemsWithIdentifiers.
import UIKit
var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
snapshot.appendSections(["first", "last"])
snapshot.appendItems([1, 2])
print("snapshot first \(snapshot.itemIdentifiers(inSection: "first"))")
print("snapshot last \(snapshot.itemIdentifiers(inSection: "last"))")

// prints:
// snapshot first []
// snapshot last [1, 2]
