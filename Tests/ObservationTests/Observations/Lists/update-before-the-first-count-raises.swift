// title: insertSections before the collection view ever counted raises, since it counts the new model as the old one
// ios: 12
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/TextureGroup/Texture Tests/ASUICollectionViewTests.mm (Pinterest, 2019)
// confidence: high
// note: Disabled test with a long comment: NSInternalInconsistencyException; reading numberOfSections beforehand avoids it, which is the second half.
// open: the model does something else
import UIKit
final class Source: NSObject, UICollectionViewDataSource {
    var sections = 0
    func numberOfSections(in c: UICollectionView) -> Int { return sections }
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 0 }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
func attempt(countFirst: Bool) -> String {
    let source = Source()
    let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    grid.dataSource = source
    if countFirst { _ = grid.numberOfSections }
    source.sections = 1
    return Simulator.catchException { grid.insertSections(IndexSet(integer: 0)) }?.name.rawValue ?? "nothing"
}
print("raised \(attempt(countFirst: false))")
print("raised \(attempt(countFirst: true))")

// prints:
// raised NSInternalInconsistencyException
// raised nothing
