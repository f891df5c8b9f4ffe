// title: iOS 12: a collection view's text about a wrong update speaks of items
// ios: 12.4
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/mikaoj/BSImagePicker/issues/329 (moribaleta, 2021-03-23)
// confidence: high
// note: Seen on an iPhone 6 Plus with 12.4.8 with other numbers. Double spaces become one.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
final class Source: NSObject, UICollectionViewDataSource {
    var count = 2
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return count }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let source = Source()
let a = UIViewController()
let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
grid.dataSource = source
a.view.addSubview(grid)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException {
    grid.performBatchUpdates({
        source.count = 5
        grid.insertItems(at: [IndexPath(item: 0, section: 0)])
    }, completion: nil)
}
print("name \(e?.name.rawValue ?? "none")")
print("reason " + hide(e?.reason ?? "none"))

// prints:
// name NSInternalInconsistencyException
// reason Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (5) must be equal to the number of items contained in that section before the update (2), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out).
