// title: iOS 15: a cell registration created inside cellForItem raises when it is used
// ios: 15
// device: iphone
// watch: raised
// normalize:
// source: https://pookjw.github.io/Develop/UICollectionViewCellRegistration_iOS_16/article.html (Jinwoo Kim, 2022-10)
// confidence: high
// note: Log with name and text; the article says that the same code works on iOS 14, and quotes Apple's reference ("generates an exception in iOS 15 and higher"). MISSING: CellRegistration, dequeueConfiguredReusableCell
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
print("raised expected text: \((e?.reason ?? "").hasPrefix("Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath:"))")

// prints:
// raised NSInternalInconsistencyException
// raised expected text: true
