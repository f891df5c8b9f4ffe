public import Foundation

/// The courses that ship with the program.
public enum ContentBundle {
  /// The folder with one folder for each course.
  public static var courses: URL { Bundle.module.bundleURL.appending(path: "Courses") }
}
