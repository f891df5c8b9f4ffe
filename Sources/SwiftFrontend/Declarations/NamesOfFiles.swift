import Diagnostics
import SwiftIR

// Declarations outside of types that are private to one file of a scenario. Files may have such names in
// common, and each sees its own. A name that only one file has to itself is still seen by the others, which
// Swift would refuse.
extension Compilation {
  /// The functions and variables outside of types that a name may mean in a place.
  ///
  /// A check has a file of its own, and belongs to the last file that declares the name.
  func globals(named name: String, at span: Span) -> [MemberID] {
    let ids = globalsOfAllModules(named: name, at: span)
    guard ids.count > 1, module == .scenario else { return ids }
    // Functions overload those of other modules; a variable hides whatever they declare.
    let own = ids.filter { declarations[$0].module == .scenario }
    return own.contains { declarations[$0].kind == .property } ? own : ids
  }

  /// The same with what a variable of the program hides: `Swift.abs` beside `let abs`.
  func globalsOfAllModules(named name: String, at span: Span) -> [MemberID] {
    guard let ids = declarations.globals[name] else { return [] }
    guard ids.count > 1, scenario.hasSeveralFiles else { return ids }
    let isCheck = Int32(span.file) > scenario.lastFile
    let file = isCheck ? ids.map { declarations[$0].nameSpan.file }.max() ?? 0 : span.file
    let seen = ids.filter { id in
      let member = declarations[id]
      return !isOfItsFileAlone(member) || member.nameSpan.file == file
    }
    return seen.isEmpty ? ids : seen
  }

  /// The type outside of types that a name means in a place.
  func globalType(_ name: String, at span: Span) -> TypeEntity? {
    if !declarations.typesOfFiles.isEmpty,
      let own = declarations.typesOfFiles[NameInFile(name: name, file: span.file)]
    {
      return own
    }
    return declarations.types[name]
  }

  /// The file of a declaration outside of types, where no other one sees it.
  func fileAlone(seeing decl: Decl) -> UInt16? {
    scenario.hasSeveralFiles && decl.access <= .fileprivate ? decl.nameSpan.file : nil
  }

  private func isOfItsFileAlone(_ member: Member) -> Bool {
    member.owner == nil && member.module == .scenario && member.access <= .fileprivate
  }

  // MARK: Redeclarations

  /// Whether two files have each one of the declarations for itself.
  func isOfFilesAlone(_ one: Member, _ other: Member) -> Bool {
    one.nameSpan.file != other.nameSpan.file && isOfItsFileAlone(one) && isOfItsFileAlone(other)
  }

  /// Says that a name is taken: at the declaration that only its file sees, if it is one.
  func reportRedeclaration(_ member: Member, _ other: Member) {
    let isOtherAtFault =
      member.nameSpan.file != other.nameSpan.file && isOfItsFileAlone(other)
      && !isOfItsFileAlone(member)
    let (late, early) = isOtherAtFault ? (other, member) : (member, other)
    reportRedeclaration(of: late.fullName, at: late.nameSpan, after: early.nameSpan)
  }

  private func reportRedeclaration(of name: String, at span: Span, after early: Span) {
    // In one file the other declaration is easy to find.
    let notes =
      span.file == early.file
      ? []
      : [Diagnostic.Note("'\(name)' previously declared here", at: location(of: early))]
    report("invalid redeclaration of '\(name)'", at: span, notes: notes)
  }

  /// Enters a type outside of types.
  func enterGlobal(_ entity: TypeEntity, as name: String, _ decl: Decl) {
    let file = fileAlone(seeing: decl)
    if case .nominal(let id) = entity, let other = takenType(name, by: id, ofFile: file) {
      let early = declarations[other].nameSpan
      let isOtherAtFault =
        file == nil && early.file != decl.nameSpan.file
        && declarations[other].access <= .fileprivate
      reportRedeclaration(
        of: name, at: isOtherAtFault ? early : decl.nameSpan,
        after: isOtherAtFault ? decl.nameSpan : early)
    }
    enter(entity, as: name, file: file)
  }

  /// Enters the meaning of a name, for all files or for one. Where no type has the name for all files, the
  /// others and the checks see that of the last file.
  func enter(_ entity: TypeEntity, as name: String, file: UInt16?) {
    if let file {
      declarations.typesOfFiles[NameInFile(name: name, file: file)] = entity
      guard declarations.types[name] == nil || declarations.typeNamesOfFiles.contains(name) else {
        return
      }
      declarations.typeNamesOfFiles.insert(name)
    } else {
      declarations.typeNamesOfFiles.remove(name)
    }
    declarations.types[name] = entity
  }

  /// The scenario's type that a declaration of this name collides with.
  private func takenType(_ name: String, by id: NominalID, ofFile file: UInt16?) -> NominalID? {
    if let file,
      case .nominal(let other)? = declarations.typesOfFiles[NameInFile(name: name, file: file)],
      other != id
    {
      return other
    }
    guard case .nominal(let other)? = declarations.types[name],
      declarations[other].module == module, other != id
    else { return nil }
    return file != nil && declarations.typeNamesOfFiles.contains(name) ? nil : other
  }
}
