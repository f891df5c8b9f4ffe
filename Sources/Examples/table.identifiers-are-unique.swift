// ios: 17
import UIKit

var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
snapshot.appendSections([0])
let failure = Simulator.catchException { snapshot.appendItems(["a", "a"]) }
print(failure?.name.rawValue ?? "twice the same")
