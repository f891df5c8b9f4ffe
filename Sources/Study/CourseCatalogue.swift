internal import ContentImport
public import Curriculum
internal import Foundation
internal import Glibc
internal import ReviewLog
internal import Scenarios
public import Storage

/// The courses that are taught: those of a content folder, which are taken into the store when they
/// change, and those that were added to the store.
///
/// Nothing is parsed when the files and the model are unchanged, and nothing is run: questions are
/// decided one by one, when they are first wanted. An added course is taught as it was when it was
/// added, whatever happens to its folder.
public struct CourseCatalogue {
  private let store: Store
  /// Names the program that reads the files.
  private let programVersion: String

  /// A course is read again when `programVersion` changes.
  public init(store: Store, programVersion: String) {
    self.store = store
    self.programVersion = programVersion
  }

  /// Returns the courses to teach: those of the content folder, and unless it stands alone, those
  /// that were added.
  public func courses(
    in folder: String, isAlone: Bool, notice: (StudyNotice) -> Void
  ) throws(CatalogueError) -> [Course] {
    var ids: [CourseID] = []
    let folders = try Self.courseFolders(in: folder)
    guard !folders.isEmpty else { throw .noCourse(folder: folder) }
    for folder in folders {
      switch try takeIn(folder) {
      case .taken(let id): ids.append(id)
      case .nameTaken(let id):
        if isAlone { throw .nameTaken(id, folder: folder) }
        notice(.courseNameTaken(id))
      }
    }
    return try taught(ids, isAlone: isAlone)
  }

  private func taught(_ own: [CourseID], isAlone: Bool) throws(CatalogueError) -> [Course] {
    do throws(StoreError) {
      var ids = own
      if !isAlone {
        for added in try store.addedCourses() where !ids.contains(added.id) { ids.append(added.id) }
      }
      var courses: [Course] = []
      for id in ids { if let course = try store.course(id) { courses.append(course) } }
      return courses
    } catch {
      throw .store(error)
    }
  }

  private enum Taking {
    case taken(CourseID)
    /// The store has another course of its id.
    case nameTaken(CourseID)
  }

  /// Takes a course into the store, unless it is there.
  private func takeIn(_ folder: String) throws(CatalogueError) -> Taking {
    let fingerprint = try Self.fingerprint(of: folder, programVersion: programVersion)
    // A course's folder has the name of the course; otherwise the course is read each time.
    let guess = CourseID(rawValue: String(folder.split(separator: "/").last ?? ""))
    do throws(StoreError) {
      if try store.isCurrent(guess, fingerprint: fingerprint) { return .taken(guess) }
    } catch {
      throw .store(error)
    }
    let reading: CourseReading
    do throws(ContentUnreadable) {
      reading = try readCourse(folder: folder)
    } catch {
      throw .unreadableContent(error)
    }
    guard reading.isSound, let course = reading.course else {
      throw .unsound(folder: folder, reading.diagnostics)
    }
    do throws(StoreError) {
      try store.importCourse(
        CourseImport(
          course: course, truths: [:], modelVersion: Engine.modelVersion, fingerprint: fingerprint),
        unlessCurrent: true)
    } catch .courseNameTaken(let id) {
      return .nameTaken(id)
    } catch {
      throw .store(error)
    }
    return .taken(course.id)
  }
}

// MARK: - Files

extension CourseCatalogue {
  /// Files of a course may have so many bytes.
  private static let mostBytes = 16 << 20

  /// Names the bytes of a course's files and the program that reads them.
  public static func fingerprint(
    of folder: String, programVersion: String
  ) throws(CatalogueError) -> String {
    var parts = [programVersion, Engine.modelVersion]
    for name in try entries(of: folder)
    where name == courseFileName || name.hasSuffix(".swift")
      || name.hasSuffix(".md") && name != "README.md"
    {
      let bytes = try bytes(of: folder + "/" + name)
      parts += [name, String(decoding: bytes, as: UTF8.self)]
    }
    return Digest.of(parts).hexadecimal
  }

  /// The folder itself when it is a course, else the courses in it.
  private static func courseFolders(in folder: String) throws(CatalogueError) -> [String] {
    let names = try entries(of: folder)
    if names.contains(courseFileName) { return [folder] }
    var folders: [String] = []
    for path in names.filter({ !$0.hasPrefix(".") }).map({ folder + "/" + $0 })
    where isFolder(path) {
      if try entries(of: path).contains(courseFileName) { folders.append(path) }
    }
    return folders
  }

  private static func entries(of folder: String) throws(CatalogueError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw isFolder(folder) ? .deniedFolder(folder) : .missingFolder(folder)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Reads at most the allowed bytes of a file and one more.
  private static func bytes(of path: String) throws(CatalogueError) -> [UInt8] {
    guard let file = fopen(path, "re") else {
      throw .unreadableFile(path: path, errorNumber: errno)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= mostBytes {
      let count = fread(&buffer, 1, min(buffer.count, mostBytes + 1 - bytes.count), file)
      if count == 0 {
        guard ferror(file) == 0 else {
          throw .unreadableFile(path: path, errorNumber: errno)
        }
        break
      }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
