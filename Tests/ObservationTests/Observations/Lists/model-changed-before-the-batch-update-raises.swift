// title: Changing the model before performBatchUpdates on a collection view that needs layout raises about the item count
// ios: 10
// device: iphone
// watch: raised
// normalize:
// source: http://openradar.appspot.com/radar?id=4926683987574784 (rdar 28167779, matej, 2016-09, iOS 9 and 10)
// confidence: high
// note: The radar has the code and the beginning of the text (3 after, 3 before). Spaces are collapsed.
import UIKit
final class Grid: UICollectionViewController {
    var items = ["one", "two"]
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return items.count }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
grid.collectionView.reloadData()
grid.items.append("three")
let e = Simulator.catchException {
    grid.collectionView.performBatchUpdates({
        grid.collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
    }, completion: nil)
}
print("raised \(e?.name.rawValue ?? "nothing")")
let text = (e?.reason ?? "nothing").components(separatedBy: ".  ").joined(separator: ". ")
let start = "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (3) must be equal to the number of items contained in that section before the update (3)"
print("raised expected text: \(text.hasPrefix(start))")

// prints:
// raised NSInternalInconsistencyException
// raised expected text: true
