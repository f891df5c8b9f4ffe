internal import Checksums
public import ContentImport
internal import Coursework
public import Curriculum
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
  /// Rules that had other names, with these; nil when nobody knows. Called when a course is taken in.
  private let formerRules: () -> [RuleID: [RuleID]]?

  /// A course is read again when `programVersion` changes.
  public init(
    store: Store, programVersion: String,
    formerRules: @escaping () -> [RuleID: [RuleID]]? = { nil }
  ) {
    self.store = store
    self.programVersion = programVersion
    self.formerRules = formerRules
  }

  /// Returns the courses to teach: those of the content folder and, unless it stands alone, before them those
  /// that were added. Who adds a course wants to learn it first.
  ///
  /// Outlines have no blocks of lessons, which `StudySession.whole` reads when somebody wants one.
  public func courses(
    in folder: String, isAlone: Bool, asOutlines: Bool, notice: (StudyNotice) -> Void
  ) throws(CatalogueError) -> [Course] {
    var ids: [CourseID] = []
    let folders = try Self.readable { () throws(ContentUnreadable) in
      try courseFolders(at: folder)
    }
    guard !folders.isEmpty else { throw .noCourse(folder: folder) }
    for folder in folders {
      switch try takeIn(folder) {
      case .taken(let id): ids.append(id)
      case .nameTaken(let id):
        if isAlone { throw .nameTaken(id, folder: folder) }
        notice(.courseNameTaken(id))
      case .uuidTaken(let id, let other):
        if isAlone { throw .uuidTaken(id, by: other, folder: folder) }
        notice(.courseUUIDTaken(id, by: other))
      }
    }
    return try taught(ids, isAlone: isAlone, asOutlines: asOutlines)
  }

  private func taught(
    _ own: [CourseID], isAlone: Bool, asOutlines: Bool
  ) throws(CatalogueError) -> [Course] {
    do throws(StoreError) {
      let added = isAlone ? [] : try store.addedCourses().map(\.id)
      let ids = added.filter { !own.contains($0) } + own
      var courses: [Course] = []
      for id in ids {
        if let course = try store.course(id, asOutline: asOutlines) { courses.append(course) }
      }
      return courses
    } catch {
      throw .store(error)
    }
  }

  private enum Taking {
    case taken(CourseID)
    /// The store has another course of its id.
    case nameTaken(CourseID)
    /// The store has another course of its UUID.
    case uuidTaken(CourseID, by: CourseID)
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
    let reading = try Self.readable { () throws(ContentUnreadable) in
      try readCourse(folder: folder)
    }
    guard reading.isSound, let course = reading.course else {
      throw .unsound(folder: folder, reading.diagnostics)
    }
    do throws(StoreError) {
      // Another program has another rule book, and takes in all courses.
      if let formerRules = formerRules() { try store.adopt(formerRules: formerRules) }
      try store.importCourse(
        CourseImport(
          course: course, truths: [:], modelVersion: Engine.modelVersion, fingerprint: fingerprint,
          assignments: reading.storedAssignments),
        unlessCurrent: true)
    } catch .courseNameTaken(let id) {
      return .nameTaken(id)
    } catch .courseUUIDTaken(let id, let other) {
      return .uuidTaken(id, by: other)
    } catch {
      throw .store(error)
    }
    return .taken(course.id)
  }
}

extension CourseReading {
  /// The assignments as the store keeps them.
  public var storedAssignments: [StoredAssignment] {
    guard let course else { return [] }
    return assignments.compactMap { reading in
      reading.assignment.map {
        StoredAssignment(course: course.id, name: $0.id.rawValue, text: reading.text)
      }
    }
  }
}

// MARK: - Files

extension CourseCatalogue {
  /// Names the bytes of a course's files and the program that reads them.
  public static func fingerprint(
    of folder: String, programVersion: String
  ) throws(CatalogueError) -> String {
    let files = try readable { () throws(ContentUnreadable) in try bytesOfCourse(in: folder) }
    // Every start makes it, and nobody gains by another course of the same sum.
    var checksum = Checksum()
    checksum.add(programVersion)
    checksum.add(Engine.modelVersion)
    for file in files {
      checksum.add(file.name)
      checksum.add(file.bytes)
    }
    return checksum.hexadecimal
  }

  /// The courses of a folder, each with 16 hexadecimal digits that name the bytes of its files.
  public static func versions(
    ofCoursesIn folder: String
  ) throws(CatalogueError) -> [(name: String, version: String)] {
    let folders = try readable { () throws(ContentUnreadable) in try courseFolders(at: folder) }
    var versions: [(name: String, version: String)] = []
    for course in folders {
      let parts = try readable { () throws(ContentUnreadable) in try texts(ofCourseIn: course) }
      let name = String(course.split(separator: "/").last ?? "")
      versions.append((name, Digest.of(parts).abbreviated))
    }
    return versions
  }

  /// The names and texts of a course's files.
  private static func texts(ofCourseIn folder: String) throws(ContentUnreadable) -> [String] {
    try bytesOfCourse(in: folder).flatMap { [$0.name, String(decoding: $0.bytes, as: UTF8.self)] }
  }

  private static func readable<Result>(
    _ read: () throws(ContentUnreadable) -> Result
  ) throws(CatalogueError) -> Result {
    do throws(ContentUnreadable) { return try read() } catch { throw .unreadableContent(error) }
  }
}
