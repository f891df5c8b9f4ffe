// title: A compositional layout asks its section provider for each section, and again when the device rotates
// ios: 14
// device: iphone
// watch: provider
// normalize:
// source: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider (Apple)
// confidence: high
// note: The reference: the closure creates each of the sections by index, and is also invoked after a change of orientation. Indexes are collected; how often each is asked is not watched.
import UIKit
var asked = Set<Int>()
final class Grid: UICollectionViewController {
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func numberOfSections(in c: UICollectionView) -> Int { return 2 }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 2 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let layout = UICollectionViewCompositionalLayout { index, _ in
    asked.insert(index)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Grid(collectionViewLayout: layout)
window.makeKeyAndVisible()
Simulator.settle()
print("provider at first \(asked.sorted())")
asked = []
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("provider after rotation \(asked.sorted())")

// prints:
// provider at first [0, 1]
// provider after rotation [0, 1]
