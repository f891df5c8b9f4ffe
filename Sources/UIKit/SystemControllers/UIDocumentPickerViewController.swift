/// Lets a person choose documents, in a process of its own.
@available(iOS 8.0, *)
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  @available(iOS 11.0, *)
  open var allowsMultipleSelection = false
  @available(iOS 13.0, *)
  open var shouldShowFileExtensions = false
  @available(iOS 13.0, *)
  open var directoryURL: URL?
  /// The treatment of the documents.
  open var documentPickerMode: UIDocumentPickerMode { return mode }
  private let mode: UIDocumentPickerMode

  /// Opens or copies documents of these types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.mode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Moves or copies documents of the app elsewhere.
  @available(iOS 14.0, *)
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    mode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    mode = .open
    super.init(coder: coder)
  }

  /// A person has chosen: the picker goes, and the delegate hears.
  fileprivate func pick(_ urls: [URL]) {
    guard because(.pickerDismissesItself) else { return }
    dismissViewController(animated: true, completion: nil)
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }

  fileprivate func cancel() {
    guard because(.pickerDismissesItself) else { return }
    dismissViewController(animated: true, completion: nil)
    delegate?.documentPickerWasCancelled(self)
  }
}

/// The treatment of a chosen document.
@available(iOS 8.0, *)
public enum UIDocumentPickerMode: UInt {
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}

/// Hears of the chosen documents.
@available(iOS 8.0, *)
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  @available(iOS 11.0, *)
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}

  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension Simulator {
  /// Chooses documents in a picker that is on screen.
  public static func pick(_ urls: [URL], in picker: UIDocumentPickerViewController) {
    picker.pick(urls)
  }

  /// Taps "Cancel" in a picker that is on screen.
  public static func cancel(_ picker: UIDocumentPickerViewController) {
    picker.cancel()
  }
}
