extension Decl.Signature {
  /// Turns each `some P` among the parameters into a generic parameter without a name of its own.
  func namingOpaqueParameters() -> Decl.Signature {
    var constraints: [TypeExpr] = []
    var result = self
    for index in result.parameters.indices {
      result.parameters[index].type = result.parameters[index].type.replacingOpaque(&constraints)
    }
    for index in result.parameters.indices {
      result.parameters[index].type = result.parameters[index].type.countingBack(constraints.count)
    }
    result.generics += constraints.map {
      Decl.GenericParameter(name: "some " + $0.plainText, constraints: [$0])
    }
    return result
  }
}

extension TypeExpr {
  /// Takes the constraint of each `some P` out and leaves its number.
  fileprivate func replacingOpaque(_ constraints: inout [TypeExpr]) -> TypeExpr {
    mapping { part in
      guard case .some(let constraint) = part.kind else { return nil }
      constraints.append(constraint)
      return TypeExpr(.opaque(fromEnd: constraints.count - 1), part.span)
    }
  }

  /// Generic parameters without a name are the last ones: they are counted from the end.
  fileprivate func countingBack(_ count: Int) -> TypeExpr {
    mapping { part in
      guard case .opaque(let number) = part.kind else { return nil }
      return TypeExpr(.opaque(fromEnd: count - number), part.span)
    }
  }

  /// Returns the type with every part replaced that `replacement` knows another for.
  private func mapping(_ replacement: (TypeExpr) -> TypeExpr?) -> TypeExpr {
    if let other = replacement(self) { return other }
    func map(_ type: TypeExpr) -> TypeExpr { type.mapping(replacement) }
    let kind: Kind =
      switch self.kind {
      case .name(let name, let arguments): .name(name, arguments.map(map))
      case .member(let base, let name, let arguments):
        .member(map(base), name, arguments.map(map))
      case .optional(let type): .optional(map(type))
      case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(map(type))
      case .array(let type): .array(map(type))
      case .dictionary(let key, let value): .dictionary(map(key), map(value))
      case .tuple(let elements): .tuple(elements.map { ($0.label, map($0.type)) })
      case .metatype(let type): .metatype(map(type))
      case .function, .composition, .any, .some, .opaque, .placeholder: self.kind
      }
    return TypeExpr(kind, span)
  }

  /// The type as it is written, for names and compositions.
  fileprivate var plainText: String {
    switch kind {
    case .name(let name, let arguments):
      arguments.isEmpty
        ? name : "\(name)<\(arguments.map(\.plainText).joined(separator: ", "))>"
    case .composition(let parts): parts.map(\.plainText).joined(separator: " & ")
    case .array(let type): "[\(type.plainText)]"
    case .optional(let type): type.plainText + "?"
    default: "_"
    }
  }
}
