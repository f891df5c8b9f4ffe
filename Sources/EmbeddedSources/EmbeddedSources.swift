internal import CEmbeddedSources

/// The files of the repository that the program carries in itself: the model of UIKit with what it
/// stands on, and the migrations of the store.
///
/// They are taken in when the C target is compiled; `Scripts/embed-list` keeps the list.
public enum EmbeddedSources {
  /// A folder whose files are carried.
  public enum Folder: String, Sendable, CaseIterable {
    /// The model.
    case uikit = "UIKit"
    /// What scenarios need of Foundation.
    case foundationValues = "FoundationValues"
    /// The interpreter's standard library.
    case swiftLibrary = "SwiftLibrary"
    /// Functions of the model as somebody wrongly believes them to be.
    case misconceptions = "Misconceptions"
    /// For each rule a short scenario that shows it, named by the rule's id.
    case examples = "Examples"
    /// For each construct of Swift a short scenario that shows it, or what is said of it.
    case languageGuide = "LanguageGuide"
    /// The store's schema, step by step.
    case migrations = "Migrations"
  }

  /// Returns a folder's files in the order of their names, named as `UIKit/UIViewController.swift`
  /// whatever subfolder they lie in.
  public static func files(in folder: Folder) -> [(name: String, text: String)] {
    UnsafeBufferPointer(start: embedded_files(), count: embedded_file_count())
      .filter { String(cString: $0.folder) == folder.rawValue }
      .map { file in
        let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
        return (String(cString: file.name), String(decoding: bytes, as: UTF8.self))
      }
      .sorted { $0.name < $1.name }
  }
}
