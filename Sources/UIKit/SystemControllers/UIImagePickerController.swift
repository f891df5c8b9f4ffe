/// Takes or picks a picture, in a process of its own; nobody picks one in the model.
open class UIImagePickerController: UINavigationController {
  open var sourceType: UIImagePickerController.SourceType =
    UIImagePickerController.SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = ["public.image"]

  public enum SourceType: Int {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// A key of the picked content.
  public struct InfoKey: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// The simulated device has photos and no camera.
  public static func isSourceTypeAvailable(_ type: UIImagePickerController.SourceType) -> Bool {
    return type != .camera
  }
}

/// Hears about the picked content. It must be a navigation controller's delegate too.
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
