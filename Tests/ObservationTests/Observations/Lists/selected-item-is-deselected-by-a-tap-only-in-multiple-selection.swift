// title: With multiple selection a tap on a selected item asks shouldDeselect and tells didDeselect
// ios: 16
// device: iphone
// watch: item
// normalize:
// source: UICollectionView.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment of shouldDeselectItemAtIndexPath and of the call sequence. NEWACT: Simulator.select(item:in:) taps an item.
import UIKit
final class Ear: NSObject, UICollectionViewDelegate {
    func collectionView(_ c: UICollectionView, didSelectItemAt p: IndexPath) { print("item didSelect") }
    func collectionView(_ c: UICollectionView, shouldDeselectItemAt p: IndexPath) -> Bool { print("item shouldDeselect"); return true }
    func collectionView(_ c: UICollectionView, didDeselectItemAt p: IndexPath) { print("item didDeselect") }
}
let ear = Ear()
final class Grid: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = ear
        collectionView.allowsMultipleSelection = true
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 3 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(item: IndexPath(item: 1, section: 0), in: grid.collectionView)
Simulator.settle()
Simulator.select(item: IndexPath(item: 1, section: 0), in: grid.collectionView)
Simulator.settle()
print("item count \(grid.collectionView.indexPathsForSelectedItems?.count ?? 0)")

// prints:
// item didSelect
// item shouldDeselect
// item didDeselect
// item count 0
