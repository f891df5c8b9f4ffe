import UIKit

var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
snapshot.appendSections(["numbers"])
snapshot.appendItems([1, 2, 3])
let failure = Simulator.catchException { snapshot.reloadItems([4]) }
print(failure?.reason ?? "ignored")
