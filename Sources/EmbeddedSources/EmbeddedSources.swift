internal import CEmbeddedSources

/// The repository files that the program carries in itself: the model of UIKit, the sources that
/// the model builds on, the migrations of the store, and the schemas of its JSON.
///
/// The C target embeds them when it is compiled; `Scripts/embed-list` keeps the list.
public enum EmbeddedSources {
  /// A folder of embedded files; the raw value begins its files' names.
  public enum Folder: String, Sendable, CaseIterable {
    /// The model of UIKit.
    case uikit = "UIKit"
    /// The part of Foundation that scenarios need.
    case foundationValues = "FoundationValues"
    /// The interpreter's standard library, in Swift.
    case swiftLibrary = "SwiftLibrary"
    /// The misconceptions: functions that replace the model's.
    case misconceptions = "Misconceptions"
    /// A short scenario for each rule, named by the rule's id.
    case examples = "Examples"
    /// Apps that would settle rules in doubt on a device.
    case experiments = "Experiments"
    /// For each construct of Swift a short scenario that shows it, or the reason why it is refused.
    case languageGuide = "LanguageGuide"
    /// The store's schema, one file for each step.
    case migrations = "Migrations"
    /// The forms of the program's JSON, as JSON Schemas.
    case schemas = "Schemas"
  }

  /// Returns the name of a file of Swift without its folder and its ending: `view.loads` for
  /// `Examples/view.loads.swift`.
  public static func bareName(of file: String) -> String {
    String((file.split(separator: "/").last ?? "").dropLast(".swift".count))
  }

  /// Returns a folder's files in the order of their names. A name is
  /// `UIKit/UIViewController.swift`, whatever subfolder the file lies in.
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
