import SwiftIR
extension Compilation {
  func inferType(of pending: PendingVariable, name: String) -> Type { .error }
}
