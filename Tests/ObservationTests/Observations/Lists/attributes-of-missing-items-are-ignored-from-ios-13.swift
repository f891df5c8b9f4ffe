// title: iOS 13: a layout that returns attributes for an item that does not exist is only warned about
// ios: 13
// device: iphone
// watch: raised | cells
// normalize:
// source: https://github.com/onmyway133/notes/issues/550 (Khoa, 2020-01)
// confidence: high
// note: The text of iOS 13: "... but are not valid for the data source counts. Attributes will be ignored." ashfurrow/Collection-View-in-a-Table-View-Cell#46 tells the same difference. The warning itself is not compared. MISSING: UICollectionViewLayoutAttributes
import UIKit
final class Odd: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { return CGSize(width: 100, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let a = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        a.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        return [a]
    }
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
let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Odd())
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
grid.dataSource = source
window.rootViewController!.view.addSubview(grid)
let e = Simulator.catchException { grid.layoutIfNeeded() }
print("raised \(e?.name.rawValue ?? "nothing")")
print("cells \(grid.visibleCells.count)")

// prints:
// raised nothing
// cells 0
