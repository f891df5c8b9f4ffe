// ios: 17
import UIKit

var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
snapshot.appendSections([0])
snapshot.appendItems(["a", "b"])
snapshot.appendItems(["a"])
print(snapshot.itemIdentifiers)
