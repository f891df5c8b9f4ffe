import UIKit

final class Grid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { return 200 }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  override func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
  }
}

let layout = UICollectionViewFlowLayout()
layout.headerReferenceSize = CGSize(width: 100, height: 50)
layout.sectionHeadersPinToVisibleBounds = true
let grid = Grid(collectionViewLayout: layout)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
grid.collectionView.contentOffset = CGPoint(x: 0, y: 300)
Simulator.settle()
let header = grid.collectionView.supplementaryView(
  forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
print("header at", Int(header?.frame.minY ?? -1))
