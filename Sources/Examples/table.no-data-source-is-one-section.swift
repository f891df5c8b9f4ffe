import UIKit

let grid = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 100, height: 100),
  collectionViewLayout: UICollectionViewFlowLayout())
print("sections:", grid.numberOfSections)
