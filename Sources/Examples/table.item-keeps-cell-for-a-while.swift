// ios: 17
import UIKit

let lines = UICollectionViewFlowLayout()
lines.itemSize = CGSize(width: 300, height: 500)
final class Grid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return 4 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    print("cell", path.item)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
  }
}

let grid = Grid(collectionViewLayout: lines)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
grid.collectionView.contentOffset = CGPoint(x: 0, y: 1000)
grid.collectionView.layoutIfNeeded()
print("back")
grid.collectionView.contentOffset = CGPoint.zero
grid.collectionView.layoutIfNeeded()
