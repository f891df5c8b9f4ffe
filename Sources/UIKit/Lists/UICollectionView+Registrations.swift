/// Registrations of cells and other views by their types.
@available(iOS 14.0, *)
extension UICollectionView {

  /// The class of a cell, and the way in which an item configures it.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let identifier: String
    let isMadeForOneCell: Bool
    let handler: Handler

    public init(handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistration()
      isMadeForOneCell = Simulation.current.cellRequests > 0
      self.handler = handler
    }
  }

  /// The class of a view at the edge of a section, and the way in which it is configured.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let identifier: String
    let kind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistration()
      kind = elementKind
      self.handler = handler
    }
  }

  static func nextRegistration() -> String {
    Simulation.current.registrations += 1
    return "registration \(Simulation.current.registrations)"
  }

  /// A cell of the registration, configured for the item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if registration.isMadeForOneCell && because(.registrationsAreMadeBefore) {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Attempted to dequeue a cell using a registration that was created inside "
            + "-collectionView:cellForItemAtIndexPath: or inside a "
            + "UICollectionViewDiffableDataSource cell provider. Creating a new registration each "
            + "time a cell is requested will prevent reuse and cause created cells to remain "
            + "inaccessible in memory for the lifetime of the collection view. Registrations "
            + "should be created up front and reused."))
    }
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell else { preconditionFailure("the registration has the class") }
    if let item = item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of the registration, configured for its place.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier)
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      preconditionFailure("the registration has the class")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
