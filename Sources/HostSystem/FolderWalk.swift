/// The paths below a folder, relative to it: files, folders and whatever else is in them, in no particular order.
///
/// No link is followed, so that the walk ends; one that is itself a link has nothing below it. A folder that can't be
/// read has nothing either, and so has one whose path is too long for the system.
public struct FolderWalk: Sequence, IteratorProtocol {
  private let root: String
  /// The paths that come next, the last one first.
  private var waiting: [String]

  public init(_ root: String) {
    self.root = root
    waiting = Folder.isFolderItself(root) ? Folder.names(in: root) ?? [] : []
  }

  public mutating func next() -> String? {
    guard let path = waiting.popLast() else { return nil }
    let place = root + "/" + path
    if Folder.isFolderItself(place) {
      waiting += (Folder.names(in: place) ?? []).map { path + "/" + $0 }
    }
    return path
  }
}
