// title: A tap on an item asks shouldHighlight, tells didHighlight, asks shouldSelect, tells didSelect and then didUnhighlight
// ios: 16
// device: iphone
// watch: item
// normalize:
// source: UICollectionView.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: The header lists the five calls by number. NEWACT: Simulator.select(item:in:) taps an item.
import UIKit
final class Ear: NSObject, UICollectionViewDelegate {
    func collectionView(_ c: UICollectionView, shouldHighlightItemAt p: IndexPath) -> Bool { print("item shouldHighlight"); return true }
    func collectionView(_ c: UICollectionView, didHighlightItemAt p: IndexPath) { print("item didHighlight") }
    func collectionView(_ c: UICollectionView, shouldSelectItemAt p: IndexPath) -> Bool { print("item shouldSelect"); return true }
    func collectionView(_ c: UICollectionView, didSelectItemAt p: IndexPath) { print("item didSelect") }
    func collectionView(_ c: UICollectionView, didUnhighlightItemAt p: IndexPath) { print("item didUnhighlight") }
}
let ear = Ear()
final class Grid: UICollectionViewController {
    override func viewDidLoad() { super.viewDidLoad(); collectionView.delegate = ear; collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 3 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(item: IndexPath(item: 1, section: 0), in: grid.collectionView)
Simulator.settle()

// prints:
// item shouldHighlight
// item didHighlight
// item shouldSelect
// item didSelect
// item didUnhighlight
