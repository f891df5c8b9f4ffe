import UIKit

final class Lines: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let answer = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    print("width \(Int(newBounds.width)) invalidates:", answer)
    return answer
  }
}
final class Grid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
  }
}

let grid = Grid(collectionViewLayout: Lines())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
