// title: performBatchUpdates lays out a collection view that needs layout first, so the model is counted before the block runs
// ios: 8
// device: iphone
// watch: count | block
// normalize: collapse-repeats
// source: https://e-learn.cn/qa/q-1075223.html (Stack Overflow answer reposted, trace of 2014-11-12)
// confidence: high
// note: Backtrace: performBatchUpdates, layoutBelowIfNeeded, layoutSubviews, prepareLayout, numberOfSections; the answer says that it happens before the update block. IGListKit's test whenCollectionViewNeedsLayout states the same. Counting after the block is not watched.
import UIKit
var ran = false
final class Grid: UICollectionViewController {
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func numberOfSections(in c: UICollectionView) -> Int { if !ran { print("count") }; return 1 }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 2 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
grid.collectionView.reloadData()
print("# reset")
grid.collectionView.performBatchUpdates({ print("block"); ran = true }, completion: nil)
Simulator.settle()

// prints:
// count
// block
