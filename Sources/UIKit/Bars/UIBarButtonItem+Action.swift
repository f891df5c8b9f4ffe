extension UIBarButtonItem {
  /// Title and picture of the primary action, where it has them.
  func takeLook(of action: UIAction) {
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }
}
