// ios: 17
import UIKit

var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
snapshot.appendSections([1, 2, 3])
snapshot.insertSections([1, 4], afterSection: 3)
print(snapshot.sectionIdentifiers)
