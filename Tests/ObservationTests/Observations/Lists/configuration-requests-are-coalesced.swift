// title: Several setNeedsUpdateConfiguration calls in one turn give one update, later
// ios: 14
// device: iphone
// watch: update
// normalize:
// source: UICollectionViewCell.h of the iOS 14.5/16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: medium
// note: Comment: multiple requests may be coalesced into a single update at the appropriate time ("may"). MISSING: UICellConfigurationState
import UIKit
var on = false
final class Cell: UICollectionViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        if on { print("update") }
    }
}
final class Grid: UICollectionViewController {
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(Cell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 1 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
on = true
let cell = grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
cell?.setNeedsUpdateConfiguration()
cell?.setNeedsUpdateConfiguration()
cell?.setNeedsUpdateConfiguration()
print("update requested")
Simulator.settle()

// prints:
// update requested
// update
