import UIKit

final class Tall: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    print("asked")
    guard let own = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    own.frame.size.height = 200
    return own
  }
}
let lines = UICollectionViewFlowLayout()
lines.estimatedItemSize = CGSize(width: 100, height: 50)
final class Grid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Tall.self, forCellWithReuseIdentifier: "item")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return 1 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
  }
}

let grid = Grid(collectionViewLayout: lines)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
print("height", Int(grid.collectionView.visibleCells[0].frame.height))
