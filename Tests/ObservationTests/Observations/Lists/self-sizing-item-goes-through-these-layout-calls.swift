// title: A self-sizing cell: elements, cell, preferred attributes, shouldInvalidate, its context, invalidation, prepare
// ios: 13
// device: iphone
// watch: step
// normalize:
// source: https://tigerspike.com/uicollectionview-layout-with-self-sizing-cells-pt-1/ (Max Clarke, 2020-06)
// confidence: medium
// note: The article walks through the process function by function for the first item of a custom layout. The last prepare is the one after the invalidation; first occurrences only, prepare counted from the invalidation on. MISSING: UICollectionViewLayoutAttributes
import UIKit
var seen = Set<String>()
func once(_ s: String) { if seen.insert(s).inserted { print("step \(s)") } }
final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ a: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        once("preferred")
        let b = a.copy() as! UICollectionViewLayoutAttributes
        b.frame.size.height = 80
        return b
    }
}
final class Line: UICollectionViewLayout {
    var height: CGFloat = 40
    override func prepare() { super.prepare(); if seen.contains("invalidate") { once("prepare") } }
    override var collectionViewContentSize: CGSize { return CGSize(width: 200, height: height) }
    func attributes() -> UICollectionViewLayoutAttributes {
        let a = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        a.frame = CGRect(x: 0, y: 0, width: 200, height: height)
        return a
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { once("elements"); return [attributes()] }
    override func layoutAttributesForItem(at p: IndexPath) -> UICollectionViewLayoutAttributes? { return attributes() }
    override func shouldInvalidateLayout(forPreferredLayoutAttributes p: UICollectionViewLayoutAttributes, withOriginalAttributes o: UICollectionViewLayoutAttributes) -> Bool {
        once("should")
        return p.frame.height != o.frame.height
    }
    override func invalidationContext(forPreferredLayoutAttributes p: UICollectionViewLayoutAttributes, withOriginalAttributes o: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        once("context")
        height = p.frame.height
        return super.invalidationContext(forPreferredLayoutAttributes: p, withOriginalAttributes: o)
    }
    override func invalidateLayout(with c: UICollectionViewLayoutInvalidationContext) { if seen.contains("context") { once("invalidate") }; super.invalidateLayout(with: c) }
}
final class Grid: UICollectionViewController {
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(Cell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 1 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { once("cell"); return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Grid(collectionViewLayout: Line())
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// step elements
// step cell
// step preferred
// step should
// step context
// step invalidate
// step prepare
