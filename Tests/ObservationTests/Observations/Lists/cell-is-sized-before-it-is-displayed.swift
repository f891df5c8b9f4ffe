// title: A reused item cell: prepareForReuse, then the cell provider, then its preferred attributes, then willDisplay
// ios: 15
// device: iphone
// watch: cell
// normalize: collapse-repeats
// source: https://www.wwdcnotes.com/notes/wwdc21/10252/ (WWDC 2021 session 10252, notes)
// confidence: high
// note: "Life of a cell" in the notes: preparation (dequeue, prepareForReuse, configuration, preferred layout attributes), then display (willDisplay). Made to reuse by a reload of a visible item; the lines of the first load are dropped. MISSING: UICollectionViewLayoutAttributes
import UIKit
var on = false
func note(_ s: String) { if on { print("cell \(s)") } }
final class Cell: UICollectionViewCell {
    override func prepareForReuse() { super.prepareForReuse(); note("prepareForReuse") }
    override func preferredLayoutAttributesFitting(_ a: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { note("preferred"); return super.preferredLayoutAttributesFitting(a) }
}
final class Grid: UICollectionViewController {
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(Cell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 1 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
        let cell = c.dequeueReusableCell(withReuseIdentifier: "c", for: p)
        note("configured")
        return cell
    }
    override func collectionView(_ c: UICollectionView, willDisplay v: UICollectionViewCell, forItemAt p: IndexPath) { note("willDisplay") }
}
let layout = UICollectionViewFlowLayout()
layout.estimatedItemSize = CGSize(width: 100, height: 50)
let grid = Grid(collectionViewLayout: layout)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
grid.collectionView.reloadData()
Simulator.settle()
on = true
grid.collectionView.reloadData()
Simulator.settle()

// prints:
// cell prepareForReuse
// cell configured
// cell preferred
// cell willDisplay
