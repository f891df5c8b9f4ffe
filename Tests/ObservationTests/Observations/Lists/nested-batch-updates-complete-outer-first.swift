// title: Of nested performBatchUpdates the outer completion comes first, then the inner ones in order
// ios: 12
// device: iphone
// watch: done
// normalize:
// source: https://github.com/TextureGroup/Texture Tests/ASUICollectionViewTests.mm (Pinterest, 2019)
// confidence: high
// note: Test testThatNestedBatchCompletionsAreCalledInOrder on a plain UICollectionView: outer, inner 0, inner 1.
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 0 }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let source = Source()
let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewLayout())
grid.dataSource = source
window.rootViewController!.view.addSubview(grid)
grid.performBatchUpdates({
    grid.performBatchUpdates({}, completion: { _ in print("done inner 0") })
    grid.performBatchUpdates({}, completion: { _ in print("done inner 1") })
}, completion: { _ in print("done outer") })
Simulator.settle()

// prints:
// done outer
// done inner 0
// done inner 1
