internal import ControllerDriver
internal import Diagnostics
internal import Scenarios
internal import SwiftFrontend

/// A file of somebody's app with its classes.
struct DrivableFile {
  let files: [SourceFile]
  let classes: [WrittenClass]
  let tree: ClassTree
  /// The classes without those of the project.
  private let ownTree: ClassTree
  /// The project's other files that declare names which the file uses.
  private let others: [SourceFile]
  private let path: String

  /// Reads it; nil when it does not parse, after the errors were shown.
  init?(
    _ path: String, in project: ProjectFolder? = nil, _ model: Model, _ context: Context
  ) throws(Failure) {
    let (files, unread) = try SourceInput.read([path], in: context)
    let (classes, problems) = LargeStack.run { writtenClasses(in: files) }
    RunReport.write(unread + problems, in: files, to: context.console)
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
    ownTree = ClassTree(classes, superclasses: model.superclasses)
  }

  func drive(
    _ subject: DrivableClass, run: @escaping @Sendable (Scenario, Limits) -> Run
  ) -> DriveResult {
    LargeStack.run { [self] in
      let result = Drive(subject, in: tree).result(files, beside: others, run: run)
      // What the rest of a project says may be wrong for a part of it; the file runs alone, then.
      guard result.run.outcome != .completed, !others.isEmpty,
        let alone = ownTree.drivable(subject.written),
        case let other = Drive(alone, in: ownTree).result(files, run: run),
        other.run.outcome == .completed
      else { return result }
      return other
    }
  }

  /// The classes to drive: one by its name, or all that other files can name. A notice says why there
  /// are none.
  func chosen(_ name: String?, console: Console) -> [DrivableClass] {
    let drivable = classes.compactMap(tree.drivable)
    if let name {
      guard let subject = drivable.first(where: { $0.name == name }) else {
        if let other = classes.first(where: { $0.name == name }) {
          console.notice("\(other.location): '\(name)' is not a view controller")
        } else {
          console.notice(
            "\(path.onOneLine): no class is called '\(name)'"
              + Arguments.guess(name, among: drivable.map(\.name)))
        }
        return []
      }
      return [subject]
    }
    let visible = drivable.filter { !$0.written.isHidden }
    let circular = classes.filter(tree.isCircular)
    for written in circular {
      console.notice("\(written.location): '\(written.name)' inherits from itself")
    }
    if visible.isEmpty, circular.isEmpty {
      let reason =
        classes.isEmpty
        ? "the file declares no class"
        : drivable.isEmpty
          ? "no class in the file is a view controller"
          : "all view controllers in the file are private or generic"
      console.notice("\(path.onOneLine): \(reason)")
    }
    return visible
  }
}
