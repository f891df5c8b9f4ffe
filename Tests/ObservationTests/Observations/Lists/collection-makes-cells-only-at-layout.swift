// title: Setting the data source makes no cells until the collection view is laid out
// ios: 14
// device: iphone
// watch: cell
// normalize:
// source: https://github.com/Instagram/IGListKit Tests/IGListAdapterE2ETests.m (Instagram, 2021)
// confidence: high
// note: Test settingCollectionViewAndDataSource_thatDontCreateCellsUntilLayout: nil before, not nil after layoutIfNeeded.
import UIKit
final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 1 }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let source = Source()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
window.rootViewController!.view.addSubview(grid)
grid.dataSource = source
let path = IndexPath(item: 0, section: 0)
print("cell nil: \(grid.cellForItem(at: path) == nil)")
grid.layoutIfNeeded()
print("cell nil: \(grid.cellForItem(at: path) == nil)")

// prints:
// cell nil: true
// cell nil: false
