// title: iOS 14: a cell registration created inside cellForItem is accepted
// ios: 14
// device: iphone
// watch: raised | cells
// normalize:
// source: https://pookjw.github.io/Develop/UICollectionViewCellRegistration_iOS_16/article.html (Jinwoo Kim, 2022-10)
// confidence: high
// note: The article: the example works only on iOS 14. MISSING: CellRegistration, dequeueConfiguredReusableCell
import UIKit
final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 1 }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        return c.dequeueConfiguredReusableCell(using: registration, for: p, item: 1)
    }
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
print("cells \(grid.visibleCells.count)")

// prints:
// raised nothing
// cells 1
