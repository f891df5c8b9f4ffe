// title: A layout gets prepare, then collectionViewContentSize, then layoutAttributesForElements
// ios: 9
// device: iphone
// watch: layout
// normalize:
// source: http://t.zoukankan.com/dabaomo-p-5205417.html (2016-02)
// confidence: high
// note: The post names the three that are surely called in this order; http://runxinzhi.com/ceasar-p-5264892.html agrees and UICollectionViewLayout.h says that prepare is the first message. First occurrences are printed. MISSING: UICollectionViewLayoutAttributes
import UIKit
var seen = Set<String>()
func once(_ s: String) { if seen.insert(s).inserted { print("layout \(s)") } }
final class Line: UICollectionViewLayout {
    override func prepare() { super.prepare(); once("prepare") }
    override var collectionViewContentSize: CGSize { once("contentSize"); return CGSize(width: 100, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        once("elements")
        let a = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        a.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        return [a]
    }
}
final class Grid: UICollectionViewController {
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 1 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { once("cell"); return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Grid(collectionViewLayout: Line())
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// layout prepare
// layout contentSize
// layout elements
// layout cell
