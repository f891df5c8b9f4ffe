// title: iOS 15: reconfigureItems of a snapshot runs the cell provider on the existing cell without prepareForReuse
// ios: 15
// device: iphone
// watch: provider | prepare | same
// normalize:
// source: https://developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse() (Apple)
// confidence: high
// note: The reference names reconfigureItems as the case in which prepareForReuse is not called; ReactiveCollectionsKit's tests configure again through a reconfigured snapshot.
import UIKit
final class Cell: UICollectionViewCell {
    override func prepareForReuse() { super.prepareForReuse(); print("prepare") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let grid = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
grid.register(Cell.self, forCellWithReuseIdentifier: "c")
window.rootViewController!.view.addSubview(grid)
let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { c, p, item in
    print("provider \(item)")
    return c.dequeueReusableCell(withReuseIdentifier: "c", for: p)
}
var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
snapshot.appendSections([0])
snapshot.appendItems(["a", "b"])
source.apply(snapshot, animatingDifferences: false)
Simulator.settle()
print("# reset")
let before = grid.cellForItem(at: IndexPath(item: 1, section: 0))
snapshot.reconfigureItems(["b"])
source.apply(snapshot, animatingDifferences: false)
Simulator.settle()
print("same \(before != nil && grid.cellForItem(at: IndexPath(item: 1, section: 0)) === before)")

// prints:
// provider b
// same true
