// title: iOS 9: an item scrolled out and back goes through cellForItem and willDisplay again
// ios: 9
// device: iphone
// watch: item 0
// normalize:
// source: http://littlebitesofcocoa.com/241-uicollectionview-cell-pre-fetching (Jake Marsh, 2016-06)
// confidence: high
// note: The article's account of iOS 9: the cell re-enters the reuse queue at didEndDisplaying, and the whole process starts over on the way back.
import UIKit
final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func viewDidLoad() { super.viewDidLoad(); collectionView!.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 10 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { print("item \(p.item) cell"); return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
    override func collectionView(_ c: UICollectionView, willDisplay v: UICollectionViewCell, forItemAt p: IndexPath) { print("item \(p.item) willDisplay") }
    override func collectionView(_ c: UICollectionView, didEndDisplaying v: UICollectionViewCell, forItemAt p: IndexPath) { print("item \(p.item) didEndDisplaying") }
    func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt p: IndexPath) -> CGSize { return CGSize(width: 300, height: 600) }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
grid.collectionView!.contentOffset = CGPoint(x: 0, y: 1300)
grid.collectionView!.layoutIfNeeded()
grid.collectionView!.contentOffset = .zero
grid.collectionView!.layoutIfNeeded()
Simulator.settle()

// prints:
// item 0 didEndDisplaying
// item 0 cell
// item 0 willDisplay
