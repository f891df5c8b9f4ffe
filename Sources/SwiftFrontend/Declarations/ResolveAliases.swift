extension Compilation {
  /// Resolves aliases. An alias may name others that come later: it waits for the first missing
  /// one.
  ///
  /// The first time, a missing name may be a type of a protocol that is not read yet; the last time
  /// it is reported.
  func resolveAliases(isLast: Bool) {
    var missing: [String?] = []
    // A member of another alias is not waited for by name: it appears in a later round, if ever.
    for _ in 0..<Self.aliasRounds where !pending.aliases.isEmpty {
      missing = resolveWaitingAliases()
    }
    guard isLast, !pending.aliases.isEmpty else { return }
    reportCycle(missing)
    // One that waits for another of them is not at fault.
    for alias in pending.aliases { enter(.error, for: alias) }
    for alias in pending.aliases { _ = resolve(alias) }
    pending.aliases = []
  }

  private static let aliasRounds = 3

  /// Resolves as many as possible and leaves the others pending; returns the name that each of
  /// those misses.
  private func resolveWaitingAliases() -> [String?] {
    let aliases = pending.aliases
    var waiting: [String: [Int]] = [:]
    var missing = [String?](repeating: nil, count: aliases.count)
    var isLeft = Array(repeating: true, count: aliases.count)
    var ready = Array(aliases.indices.reversed())
    let known = diagnostics.count
    while let index = ready.popLast() {
      pending.missingTypes = []
      let isResolved = resolve(aliases[index])
      missing[index] = pending.missingTypes?.first
      pending.missingTypes = nil
      diagnostics.removeSubrange(known...)
      if isResolved {
        isLeft[index] = false
        ready += waiting.removeValue(forKey: aliases[index].name) ?? []
      } else if let name = missing[index] {
        waiting[name, default: []].append(index)
      }
    }
    let left = aliases.indices.filter { isLeft[$0] }
    pending.aliases = left.map { aliases[$0] }
    return left.map { missing[$0] }
  }

  private func reportCycle(_ missing: [String?]) {
    let places = Dictionary(
      pending.aliases.indices.map { (pending.aliases[$0].name, $0) }, uniquingKeysWith: { $1 })
    // The walk that reached each alias.
    var walks = [Int?](repeating: nil, count: pending.aliases.count)
    for start in pending.aliases.indices {
      var current: Int? = start
      while let place = current, walks[place] == nil {
        walks[place] = start
        current = missing[place].flatMap { places[$0] }
      }
      if let place = current, walks[place] == start {
        let alias = pending.aliases[place]
        report("type alias '\(alias.name)' references itself", at: alias.written.span)
      }
    }
  }

  private func resolve(_ alias: PendingAlias) -> Bool {
    var scope = TypeScope(owner: alias.owner, generics: genericContext(of: alias.owner))
    if !alias.context.parameters.isEmpty { scope.generics = alias.context }
    let first = scope.generics.parameters.count
    scope.generics.parameters += alias.generics.map {
      Member.GenericParameter(name: $0.name, protocols: [])
    }
    for (offset, parameter) in alias.generics.enumerated() {
      scope.generics.requirements += constrain(
        &scope.generics.parameters[first + offset], first + offset, by: parameter.constraints,
        in: scope)
    }
    let type = resolve(alias.written, in: scope)
    // A part of the type may be missing and the whole look like one.
    guard !type.hasErrors, pending.missingTypes?.isEmpty ?? true else { return false }
    enter(type, for: alias)
    return true
  }

  private func enter(_ type: Type, for alias: PendingAlias) {
    let entity = TypeEntity.alias(alias.generics.count, type)
    if let owner = alias.owner {
      declarations[owner].nestedTypes[alias.name] = entity
    } else {
      enter(entity, as: alias.name, file: alias.file)
    }
  }
}
