import SwiftIR

/// A declaration of the library or the model that a person may ask for by name.
public struct ModelDeclaration: Hashable, Sendable {
  /// The full name: `UIViewController.viewWillAppear(_:)`.
  public var qualifiedName: String
  /// The name without labels: `UIViewController.viewWillAppear`.
  public var baseName: String
  /// The name without its type: `viewWillAppear`, or a type's own name.
  public var memberName: String
  /// The name of the embedded file.
  public var file: String
  /// The UTF-8 offset of its first byte in the file.
  public var start: Int
  /// The UTF-8 offset behind its last byte.
  public var end: Int
  /// The release of iOS it came with, as major * 100 + minor; 0 when it always existed.
  public var introduced: Int
  /// Whether a scenario can name it.
  public var isPublic: Bool

  /// The release it came with; nil when it was always there.
  public var release: (major: Int, minor: Int)? {
    introduced == 0 ? nil : (introduced / 100, introduced % 100)
  }
}

extension CompiledModel {
  /// The model's types and members in order of declaration.
  public var modelDeclarations: [ModelDeclaration] {
    var found: [ModelDeclaration] = []
    func file(_ span: Span) -> String {
      program.files.indices.contains(Int(span.file)) ? program.files[Int(span.file)].name : ""
    }
    for (index, nominal) in declarations.nominals.enumerated() where nominal.module == .model {
      let name = declarations.qualifiedName(.init(rawValue: UInt32(index)))
      found.append(
        ModelDeclaration(
          qualifiedName: name, baseName: name, memberName: nominal.name,
          file: file(nominal.span), start: Int(nominal.span.offset),
          end: Int(nominal.span.offset + nominal.span.length), introduced: 0,
          isPublic: nominal.access >= .public))
    }
    for member in declarations.members where member.module == .model {
      let owner = member.owner.map { declarations.qualifiedName($0) + "." } ?? ""
      found.append(
        ModelDeclaration(
          qualifiedName: owner + member.fullName, baseName: owner + member.name,
          memberName: member.name, file: file(member.span), start: Int(member.span.offset),
          end: Int(member.span.offset + member.span.length), introduced: member.introduced,
          isPublic: member.access >= .public))
    }
    return found
  }
}
