internal import ControllerDriver
internal import Diagnostics
internal import Scenarios
internal import SwiftFrontend
internal import Words

/// A file of somebody's app, and the classes in it that can be driven.
struct DrivableFile {
  let files: [SourceFile]
  let classes: [WrittenClass]
  let tree: ClassTree
  /// What a project's other files declare of what the file names.
  private let others: [SourceFile]
  private let path: String

  /// Reads it; nil when it does not parse, which is told.
  init?(
    _ path: String, in project: ProjectFolder? = nil, _ model: Model, _ context: Context
  ) throws(Failure) {
    let (files, unread) = try SourceInput.read([path], in: context)
    let (classes, problems) = LargeStack.run { writtenClasses(in: files) }
    ScenarioOptions.report(unread + problems, in: files, to: context.console)
    guard !(unread + problems).contains(where: { $0.severity == .error }) else { return nil }
    // A file of the project that does not parse is as good as one that is not there.
    var others: [SourceFile] = []
    var known = classes
    for file in project?.files(wantedBy: files) ?? [] {
      let (classes, problems) = LargeStack.run { writtenClasses(in: [file]) }
      guard problems.isEmpty else { continue }
      others.append(file)
      known += classes
    }
    self.files = files
    self.classes = classes
    self.others = others
    self.path = path
    tree = ClassTree(known, superclasses: model.superclasses)
  }

  func drive(
    _ subject: DrivableClass, run: @escaping @Sendable (Scenario, Limits) -> Run
  ) -> DriveResult {
    LargeStack.run { [self] in Drive(subject, in: tree).result(files, beside: others, run: run) }
  }

  /// The classes to drive: one by its name, or all that others can name. Why there are none is told.
  func chosen(_ name: String?, console: Console) -> [DrivableClass] {
    let drivable = classes.compactMap(tree.drivable)
    if let name {
      guard let subject = drivable.first(where: { $0.name == name }) else {
        if let other = classes.first(where: { $0.name == name }) {
          console.notice(Words.Drives.isNoController("\(other.location)", name))
        } else {
          console.notice(
            Words.Drives.noClass(path, name)
              + Arguments.guess(name, among: drivable.map(\.name)))
        }
        return []
      }
      return [subject]
    }
    let visible = drivable.filter { !$0.written.isHidden }
    let circular = classes.filter(tree.isCircular)
    for written in circular {
      console.notice(Words.Drives.inheritsFromItself("\(written.location)", written.name))
    }
    if visible.isEmpty, circular.isEmpty {
      let reason =
        classes.isEmpty
        ? Words.Drives.declaresNoClass
        : drivable.isEmpty ? Words.Drives.hasNoController : Words.Drives.allAreHidden
      console.notice("\(path): \(reason)")
    }
    return visible
  }
}
