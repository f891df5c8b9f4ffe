import UIKit

final class Shelf: UICollectionReusableView {}
final class Layout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let shelf = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "shelf", with: IndexPath(item: 0, section: 0))
    shelf.frame = rect
    guard let items = super.layoutAttributesForElements(in: rect) else { return [shelf] }
    return [shelf] + items
  }
}
final class Grid: UICollectionViewController {
  var count = 3
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { return count }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

let layout = Layout()
layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
let grid = Grid(collectionViewLayout: layout)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
print("shelves:", grid.collectionView.subviews.filter { $0 is Shelf }.count)
