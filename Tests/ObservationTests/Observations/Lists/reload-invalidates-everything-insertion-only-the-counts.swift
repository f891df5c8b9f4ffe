// title: reloadData invalidates with everything and counts set; inserting an item only with the counts
// ios: 12
// device: iphone
// watch: context
// normalize: collapse-repeats
// source: UICollectionViewLayout.h of the iOS 12.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comments of invalidateEverything and invalidateDataSourceCounts. Contexts with neither flag are not printed. MISSING: UICollectionViewLayoutInvalidationContext
import UIKit
final class Flow: UICollectionViewFlowLayout {
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { print("context everything \(context.invalidateEverything) counts \(context.invalidateDataSourceCounts)") }
        super.invalidateLayout(with: context)
    }
}
final class Grid: UICollectionViewController {
    var count = 1
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return count }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let grid = Grid(collectionViewLayout: Flow())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
grid.collectionView.reloadData()
Simulator.settle()
print("# insertion")
grid.count = 2
grid.collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
Simulator.settle()

// prints:
// context everything true counts true
// # insertion
// context everything false counts true
