import SwiftSyntax

/// The precedence groups that the files of a program declare, and what is wrong with them.
struct PrecedenceGroups {
  /// One name after `higherThan` or `lowerThan`.
  struct Relation {
    var isHigher: Bool
    var group: String
    var span: Span

    var label: String { isHigher ? "higherThan" : "lowerThan" }
  }

  struct Group {
    var name: String
    var span: Span
    var associativity = OperatorTable.Associativity.none
    var relations: [Relation] = []
    /// The word `higherThan`.
    var higherThan: Span?

    func others(areHigher: Bool) -> [String] {
      relations.filter { $0.isHigher == areHigher }.map(\.group)
    }
  }

  struct Problem {
    var message: String
    var span: Span
  }

  private var groups: [Group] = []
  private var places: [String: Int] = [:]
  private(set) var problems: [Problem] = []

  func declares(_ name: String) -> Bool { places[name] != nil }

  // MARK: Reading

  mutating func take(_ items: CodeBlockItemListSyntax, in conversion: Conversion) {
    for item in items {
      guard case .decl(let decl) = item.item,
        let decl = decl.as(PrecedenceGroupDeclSyntax.self)
      else { continue }
      let group = read(decl, in: conversion)
      if places[group.name] == nil {
        places[group.name] = groups.count
        groups.append(group)
      } else {
        problems.append(Problem(message: "precedence group redeclared", span: group.span))
      }
    }
  }

  private func read(_ decl: PrecedenceGroupDeclSyntax, in conversion: Conversion) -> Group {
    var group = Group(name: conversion.name(decl.name), span: conversion.span(decl.name))
    for attribute in decl.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let isHigher = relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan)
        if isHigher, group.higherThan == nil {
          group.higherThan = conversion.span(relation.higherThanOrLowerThanLabel)
        }
        group.relations += relation.precedenceGroups.map {
          Relation(
            isHigher: isHigher, group: conversion.name($0.name), span: conversion.span($0.name))
        }
      case .precedenceGroupAssociativity(let written):
        group.associativity =
          switch written.value.tokenKind {
          case .keyword(.left): .left
          case .keyword(.right): .right
          default: .none
          }
      // Only the standard operators assign through optional chains.
      case .precedenceGroupAssignment: break
      @unknown default: break
      }
    }
    return group
  }

  // MARK: Checking

  /// Returns the groups, each behind those that it names. Relations that are mistakes are problems.
  mutating func inOrder() -> [Group] {
    checkNames()
    return orderedByRelations().map { groups[$0] }
  }

  private mutating func checkNames() {
    for relation in groups.flatMap(\.relations) {
      if places[relation.group] == nil, !OperatorTable.isStandard(group: relation.group) {
        problems.append(
          Problem(message: "unknown precedence group '\(relation.group)'", span: relation.span))
      }
      if !relation.isHigher, places[relation.group] != nil {
        problems.append(
          Problem(
            message: "precedence group cannot be given lower precedence than group in same module; "
              + "make the other precedence group higher than this one instead",
            span: relation.span))
      }
    }
  }

  private enum Visit { case none, open, done }

  /// Walks along the relations without recursion, since a program may have a long chain of them.
  private mutating func orderedByRelations() -> [Int] {
    var order: [Int] = []
    var visits = Array(repeating: Visit.none, count: groups.count)
    // The relation by which the walk left each open group.
    var ways = Array(repeating: 0, count: groups.count)
    for start in groups.indices where visits[start] == .none {
      visits[start] = .open
      var path = [start]
      while let group = path.last {
        guard ways[group] < groups[group].relations.count else {
          visits[group] = .done
          order.append(group)
          path.removeLast()
          if let last = path.last { ways[last] += 1 }
          continue
        }
        let other = places[groups[group].relations[ways[group]].group]
        if let other, visits[other] == .none {
          visits[other] = .open
          path.append(other)
          continue
        }
        if let other, visits[other] == .open {
          let relation = groups[other].relations[ways[other]]
          problems.append(
            Problem(message: "cycle in '\(relation.label)' relation", span: relation.span))
        }
        ways[group] += 1
      }
    }
    return order
  }

  /// Says that a group is higher than one that is higher than itself.
  mutating func checkCircle(through group: Group) {
    guard problems.isEmpty, let span = group.higherThan, let circle = circle(through: group.name)
    else { return }
    problems.append(
      Problem(
        message: "cycle in higherThan relation: \(circle.joined(separator: " -> "))", span: span))
  }

  /// The shortest way down from a group to itself, standard groups included.
  private func circle(through name: String) -> [String]? {
    var below: [String: [String]] = OperatorTable.standardBelow
    for group in groups {
      below[group.name, default: []] += group.others(areHigher: true)
      for higher in group.others(areHigher: false) { below[higher, default: []].append(group.name) }
    }
    var origins: [String: String] = [:]
    var waiting = [name]
    var next = 0
    while next < waiting.count {
      let current = waiting[next]
      next += 1
      for lower in below[current] ?? [] where origins[lower] == nil {
        origins[lower] = current
        if lower == name { return way(to: name, origins) }
        waiting.append(lower)
      }
    }
    return nil
  }

  private func way(to name: String, _ origins: [String: String]) -> [String] {
    var way = [name]
    while let last = way.last, let origin = origins[last] {
      way.append(origin)
      if origin == name { break }
    }
    return way.reversed()
  }
}
