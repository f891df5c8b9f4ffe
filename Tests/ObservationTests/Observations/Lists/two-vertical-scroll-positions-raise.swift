// title: scrollToItem with two vertical positions raises NSInvalidArgumentException
// ios: 16
// device: iphone
// watch: raised
// normalize:
// source: UICollectionView.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment of UICollectionViewScrollPosition: combining positions of the same grouping raises.
import UIKit
final class Grid: UICollectionViewController {
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 100 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { grid.collectionView.scrollToItem(at: IndexPath(item: 50, section: 0), at: [.top, .bottom], animated: false) }
print("raised \(e?.name.rawValue ?? "nothing")")

// prints:
// raised NSInvalidArgumentException
