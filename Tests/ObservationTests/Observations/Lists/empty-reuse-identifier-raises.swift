// title: Dequeuing an item cell with an empty identifier raises NSInvalidArgumentException
// ios: 16
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/Juanpe/SkeletonView/issues/535 (LeonidSafronov, 2023-03)
// confidence: high
// note: Name and text are the issue's title; the empty string is the reporter's explanation.
import UIKit
final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 1 }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "", for: p) }
}
let source = Source()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
grid.dataSource = source
window.rootViewController!.view.addSubview(grid)
let e = Simulator.catchException { grid.layoutIfNeeded() }
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised \(e?.reason ?? "nothing")")

// prints:
// raised NSInvalidArgumentException
// raised must pass a valid reuse identifier to -[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]
