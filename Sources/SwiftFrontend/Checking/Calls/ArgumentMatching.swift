import SwiftIR

extension Checker {
  /// The arguments of each parameter, as indices; an empty list leaves it to its default.
  typealias Matching = [[Int]]

  /// Matches arguments to parameters by label and position; nil when they do not fit.
  func match(_ arguments: [Expr.Argument], to parameters: [Member.Parameter]) -> Matching? {
    var matching: Matching = []
    var next = 0
    let plain = arguments.firstIndex { $0.isTrailingClosure } ?? arguments.count
    for (index, parameter) in parameters.enumerated() {
      if next < plain {
        let argument = arguments[next]
        if parameter.isVariadic {
          var taken: [Int] = []
          if argument.label == parameter.label {
            taken.append(next)
            next += 1
            while next < plain, arguments[next].label == nil {
              taken.append(next)
              next += 1
            }
          }
          matching.append(taken)
          continue
        }
        if argument.label == parameter.label {
          matching.append([next])
          next += 1
          continue
        }
        guard parameter.hasDefault else { return nil }
        matching.append([])
        continue
      }
      if next < arguments.count {
        let argument = arguments[next]
        let isFirstTrailing = next == plain
        if takesFunction(parameter) || isVariable(parameter.type),
          isFirstTrailing ? true : argument.label == parameter.label
        {
          // The first trailing closure goes to the first parameter that needs one, before that of the next.
          let following = next + 1 < arguments.count ? arguments[next + 1].label : nil
          let laterNeeds = parameters[(index + 1)...].prefix {
            following == nil || $0.label != following
          }.contains { takesFunction($0.type) && !$0.hasDefault }
          if !(isFirstTrailing && parameter.hasDefault && laterNeeds) {
            matching.append([next])
            next += 1
            continue
          }
        }
      }
      if parameter.isVariadic || parameter.hasDefault {
        matching.append([])
        continue
      }
      return nil
    }
    return next == arguments.count ? matching : nil
  }

  /// Whether a member, or one behind it, takes such arguments.
  func isTaken(_ arguments: [Expr.Argument], by found: FoundMember) -> Bool {
    match(arguments, to: declarations[found.id].parameters) != nil
      || found.defaulted.contains { isTaken(arguments, by: $0) }
  }

  /// The ways in which arguments fit, the preferred one first. A trailing closure without a label may go
  /// to the last parameter that takes one as well, and does where it fits both ways.
  func matchings(_ arguments: [Expr.Argument], to parameters: [Member.Parameter]) -> [Matching] {
    let forward = match(arguments, to: parameters)
    let backward = matchBackward(arguments, to: parameters)
    return [backward == forward ? nil : backward, forward].compactMap { $0 }
  }

  private func matchBackward(
    _ arguments: [Expr.Argument], to parameters: [Member.Parameter]
  ) -> Matching? {
    guard arguments.last?.isTrailingClosure == true,
      arguments.count(where: \.isTrailingClosure) == 1,
      let place = parameters.lastIndex(where: {
        takesFunction($0) || !$0.hasDefault && !$0.isVariadic
      }), takesFunction(parameters[place]),
      let before = match(Array(arguments.dropLast()), to: Array(parameters[..<place]))
    else { return nil }
    let after = parameters[(place + 1)...].map { _ in [Int]() }
    return before + [[arguments.count - 1]] + after
  }

  private func takesFunction(_ parameter: Member.Parameter) -> Bool {
    parameter.argumentType.map { takesFunction($0) } ?? false
  }

  func takesFunction(_ type: Type) -> Bool {
    if case .function = type.strippingOptionals { return true }
    return false
  }

  func isVariable(_ type: Type) -> Bool {
    switch type.strippingOptionals {
    case .variable, .parameter: true
    default: false
    }
  }
}
