// title: After invalidateLayout the layout gets prepare again in the next layout, not at once
// ios: 12
// device: iphone
// watch: layout
// normalize: collapse-repeats
// source: UICollectionViewLayout.h of the iOS 12.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Header: called again after layout is invalidated and before requerying. That it waits for the layout pass is the reference's update at the next view layout (developer.apple.com, invalidateLayout). MISSING: prepare
import UIKit
final class Flow: UICollectionViewFlowLayout {
    override func prepare() { super.prepare(); print("layout prepare") }
}
final class Grid: UICollectionViewController {
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 1 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let grid = Grid(collectionViewLayout: Flow())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
grid.collectionViewLayout.invalidateLayout()
print("layout invalidated")
Simulator.settle()

// prints:
// layout invalidated
// layout prepare
