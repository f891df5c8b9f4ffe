// title: iOS 10: an item scrolled out and back at once is displayed again without cellForItem
// ios: 10
// device: iphone
// watch: item 0
// normalize:
// source: https://github.com/halfrost/Halfrost-Field contents-en/iOS/WWDC 2016/WWDC_2016_iOS10_UICollectionView.md (halfrost, 2016)
// confidence: high
// note: Notes of WWDC 2016 session 219: only willDisplay is called for a cell that comes back; adoptioncurve.net 2016-06-25 and littlebitesofcocoa 241 say the same. Items are as large as the screen; the offset moves one screen down and back.
import UIKit
final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 10 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { print("item \(p.item) cell"); return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
    override func collectionView(_ c: UICollectionView, willDisplay v: UICollectionViewCell, forItemAt p: IndexPath) { print("item \(p.item) willDisplay") }
    func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt p: IndexPath) -> CGSize { return CGSize(width: 300, height: 600) }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
grid.collectionView.contentOffset = CGPoint(x: 0, y: 1300)
grid.collectionView.layoutIfNeeded()
print("# reset")
grid.collectionView.contentOffset = .zero
grid.collectionView.layoutIfNeeded()
Simulator.settle()

// prints:
// item 0 willDisplay
