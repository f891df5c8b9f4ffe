import UIKit

final class Snapping: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    return CGPoint(x: 0, y: (offset.y / 500).rounded() * 500)
  }
}
final class Grid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { return 30 }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

let layout = Snapping()
layout.itemSize = CGSize(width: 390, height: 100)
let grid = Grid(collectionViewLayout: layout)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
Simulator.drag(
  grid.collectionView, by: CGPoint(x: 0, y: -300), velocity: CGPoint(x: 0, y: -1000))
Simulator.settle()
print("rests at", Int(grid.collectionView.contentOffset.y))
