// title: Invalidating the layout with new item sizes keeps the visible cells and changes their frames
// ios: 14
// device: iphone
// watch: cell
// normalize:
// source: https://github.com/Instagram/IGListKit Tests/IGListAdapterE2ETests.m (Instagram, 2021)
// confidence: high
// note: Test whenInvalidatingSectionController_withSizeChange_thatCellsAreSameInstance: heights 10, then 20, same instances.
import UIKit
final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var height: CGFloat = 10
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 2 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
    func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt p: IndexPath) -> CGSize { return CGSize(width: 100, height: height) }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
let path = IndexPath(item: 1, section: 0)
let before = grid.collectionView.cellForItem(at: path)
print("cell height \(Int(before?.frame.height ?? -1))")
grid.height = 20
grid.collectionViewLayout.invalidateLayout()
Simulator.settle()
let after = grid.collectionView.cellForItem(at: path)
print("cell same \(before != nil && before === after)")
print("cell height \(Int(after?.frame.height ?? -1))")

// prints:
// cell height 10
// cell same true
// cell height 20
