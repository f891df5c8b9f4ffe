// ios: 14
import UIKit

var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
snapshot.appendSections(["numbers"])
let failure = Simulator.catchException {
  print("items:", snapshot.itemIdentifiers(inSection: "letters").count)
}
print(failure?.name.rawValue ?? "no exception")
