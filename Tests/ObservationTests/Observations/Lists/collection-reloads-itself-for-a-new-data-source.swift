// title: Setting a collection view's data source calls reloadData, and so does its first layout
// ios: 12
// device: iphone
// watch: reload
// normalize: collapse-repeats
// source: https://github.com/TextureGroup/Texture Source/ASCollectionView.mm (Pinterest, 2019)
// confidence: medium
// note: Comment in the overridden reloadData: UICollectionView calls it during first layoutSubviews and when the data source changes. The marks say after which step at least one call was seen.
// open: the model does something else
import UIKit
var seen = false
final class Grid: UICollectionView {
    override func reloadData() { super.reloadData(); seen = true }
}
final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 0 }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let source = Source()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let grid = Grid(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
seen = false
grid.dataSource = source
print("reload by the data source \(seen)")
seen = false
window.rootViewController!.view.addSubview(grid)
grid.layoutIfNeeded()
print("reload by the first layout \(seen)")

// prints:
// reload by the data source true
// reload by the first layout true
