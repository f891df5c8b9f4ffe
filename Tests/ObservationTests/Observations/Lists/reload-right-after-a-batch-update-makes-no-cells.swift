// title: iOS 10: reloadData right after performBatchUpdates asks for no cells
// ios: 10.3
// device: iphone
// watch: cell
// normalize:
// source: http://openradar.appspot.com/31748196 (rdar 31748196, smiller, 2017-04, iOS 10.2 and 10.3)
// confidence: medium
// note: A bug report with traces: sizes are asked, cellForItem never. Whether later releases do so is not told.
// open: the model does something else
import UIKit
final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func viewDidLoad() { super.viewDidLoad(); collectionView!.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 7 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { print("cell asked"); return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
    func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt p: IndexPath) -> CGSize { return CGSize(width: 50, height: 50) }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
grid.collectionView!.performBatchUpdates({}, completion: nil)
grid.collectionView!.reloadData()
Simulator.settle()
print("cell end")

// prints:
// cell end
