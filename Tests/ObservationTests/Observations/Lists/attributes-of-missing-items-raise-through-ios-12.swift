// title: iOS 12: a layout that returns attributes for an item that does not exist raises
// ios: 12.4
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/onmyway133/notes/issues/550 (Khoa, 2020-01)
// confidence: high
// note: The note contrasts iOS 12.4 (this text) and iOS 13 (the attributes are ignored); many other reports have name and text, e.g. badoo/Chatto#71. MISSING: UICollectionViewLayoutAttributes
// open: the model does something else
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
print("raised expected text: \((e?.reason ?? "").hasPrefix("UICollectionView received layout attributes for a cell with an index path that does not exist"))")

// prints:
// raised NSInternalInconsistencyException
// raised expected text: true
