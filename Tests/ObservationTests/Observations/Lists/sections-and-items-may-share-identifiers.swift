// title: A section and an item of a snapshot may have equal identifiers; unknown ones have no index
// ios: 16
// device: iphone
// watch: snapshot
// normalize:
// source: UIDiffableDataSource.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Notes 1 of the class comment; indexOf… returns NSNotFound for an absent identifier, which is nil in Swift. MISSING: indexOfSection
import UIKit
var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
snapshot.appendSections([1, 2])
snapshot.appendItems([1, 2, 3], toSection: 1)
print("snapshot \(snapshot.numberOfSections) \(snapshot.numberOfItems)")
print("snapshot item 3 at \(snapshot.indexOfItem(3) ?? -1)")
print("snapshot item 9 nil: \(snapshot.indexOfItem(9) == nil)")
print("snapshot section 9 nil: \(snapshot.indexOfSection(9) == nil)")

// prints:
// snapshot 2 3
// snapshot item 3 at 2
// snapshot item 9 nil: true
// snapshot section 9 nil: true
