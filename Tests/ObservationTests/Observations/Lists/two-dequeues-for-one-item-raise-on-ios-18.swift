// title: iOS 18: dequeuing a second cell for an item and returning one of them raises
// ios: 18
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/Juanpe/SkeletonView/issues/580 (terentyevintaro, 2024-10)
// confidence: medium
// note: Text of the assertion in _updateVisibleCellsNow; the same in Instabug/Instabug-iOS#503 (18.1) and QuickBlox#1375 (18.3). The text says to dequeue and return a single view; IGListKit asserts against more than one dequeue for the same reason. The text goes on with the views. That a second dequeue alone is enough is inferred.
import UIKit
final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 1 }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
        _ = c.dequeueReusableCell(withReuseIdentifier: "c", for: p)
        return c.dequeueReusableCell(withReuseIdentifier: "c", for: p)
    }
}
let source = Source()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
grid.dataSource = source
window.rootViewController!.view.addSubview(grid)
let e = Simulator.catchException { grid.layoutIfNeeded() }
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised expected text: \((e?.reason ?? "").hasPrefix("Expected dequeued view to be returned to the collection view in preparation for display."))")

// prints:
// raised NSInternalInconsistencyException
// raised expected text: true
