// title: Deleting all sections tells didEndDisplaying once for every visible cell, and willDisplay no more
// ios: 14
// device: iphone
// watch: shown | gone
// normalize:
// source: https://github.com/Instagram/IGListKit Tests/IGListAdapterE2ETests.m (Instagram, 2021)
// confidence: high
// note: Tests whenCollectionViewAppears_thatWillDisplayEventsAreSent and whenAdapterUpdates_withEmptyItems: counts of 1 per cell. Here with deleteSections directly; paths are collected and sorted.
import UIKit
var shown = [String](), gone = [String]()
final class Grid: UICollectionViewController {
    var counts = [1, 2]
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func numberOfSections(in c: UICollectionView) -> Int { return counts.count }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return counts[s] }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
    override func collectionView(_ c: UICollectionView, willDisplay v: UICollectionViewCell, forItemAt p: IndexPath) { shown.append("\(p.section)-\(p.item)") }
    override func collectionView(_ c: UICollectionView, didEndDisplaying v: UICollectionViewCell, forItemAt p: IndexPath) { gone.append("\(p.section)-\(p.item)") }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
print("shown \(shown.sorted())")
grid.collectionView.performBatchUpdates({
    grid.counts = []
    grid.collectionView.deleteSections(IndexSet([0, 1]))
}, completion: nil)
Simulator.settle()
print("gone \(gone.sorted())")
print("shown \(shown.count)")

// prints:
// shown ["0-0", "1-0", "1-1"]
// gone ["0-0", "1-0", "1-1"]
// shown 3
