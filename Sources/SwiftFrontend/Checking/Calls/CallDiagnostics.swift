import Diagnostics

extension Checker {
  func noun(_ member: Member) -> String {
    switch member.kind {
    case .initializer: "initializer"
    case .method: member.owner == nil ? "global function" : "instance method"
    case .property, .subscript, .enumCase: "member"
    }
  }

  /// Says which condition of a where clause the arguments do not meet, in Swift's words.
  func checkRequirements(
    _ requirements: [GenericRequirement], of member: Member, _ arguments: [Type], _ span: Span
  ) {
    for requirement in requirements where !unit.satisfies([requirement], arguments) {
      let subject = describe(unit.substitute(requirement.subject, arguments))
      let what = "\(noun(member)) '\(member.fullName)' requires"
      switch requirement.relation {
      case .conformsTo(let proto):
        error("\(what) that '\(subject)' conform to '\(declarations[proto].name)'", span)
      case .inherits(let type):
        error("\(what) that '\(subject)' inherit from '\(describe(type))'", span)
      case .isSame(let type):
        let other = describe(unit.substitute(type, arguments))
        error("\(what) the types '\(subject)' and '\(other)' be equivalent", span)
      }
    }
  }

  /// The place where a missing argument belongs: after the one before it, or at the first.
  private func missingPlace(
    _ missing: Member.Parameter, of member: Member, _ site: CallSite
  ) -> Span {
    let index = member.parameters.firstIndex(of: missing) ?? 0
    let before = member.parameters[..<index].compactMap { parameter in
      site.arguments.last { $0.label == parameter.label }
    }
    if let last = before.last {
      let end = last.value.span.offset + last.value.span.length
      return Span(file: site.span.file, offset: max(1, end) - (end > 0 ? 0 : 1), length: 1)
    }
    let open = argumentsPlace(site.arguments, in: site.span)
    return open == site.span ? site.span : Span(file: open.file, offset: open.offset + 1, length: 1)
  }

  /// Says which labels are wrong.
  private func reportLabels(of member: Member, _ site: CallSite) {
    let have = site.arguments.map { ($0.label ?? "_") + ":" }
    let want = member.parameters.prefix(site.arguments.count).map { ($0.label ?? "_") + ":" }
    let wrong = zip(have, want).filter { $0 != $1 }
    let place = argumentsPlace(site.arguments, in: site.span)
    if have.sorted() == want.sorted(),
      let first = have.indices.first(where: { have[$0] != want[$0] })
    {
      // The same labels in another order.
      let late = have[first...].firstIndex(of: want[first]) ?? first
      func argument(_ index: Int) -> String {
        site.arguments[index].label.map { "argument '\($0)'" } ?? "unnamed argument #\(index + 1)"
      }
      error(
        "\(argument(late)) must precede \(argument(first))", labelPlace(site.arguments[late]))
    } else if !wrong.isEmpty, wrong.allSatisfy({ $0.0 == "_:" }) {
      let labels = wrong.map(\.1).joined()
      error(
        "missing argument label\(wrong.count == 1 ? "" : "s") '\(labels)' in call",
        wrong.count == 1 && have.count == 1 ? site.arguments[0].value.span : place)
    } else if !wrong.isEmpty, wrong.allSatisfy({ $0.1 == "_:" }) {
      let labels = wrong.map(\.0).joined()
      error(
        "extraneous argument label\(wrong.count == 1 ? "" : "s") '\(labels)' in call", place)
    } else {
      let isOne = have.count == 1
      error(
        "incorrect argument label\(isOne ? "" : "s") in call (have '\(have.joined())', expected '\(want.joined())')"
          + labelGuess(wrong), place)
    }
  }

  /// A suggestion for the first label that is wrong; empty when no label is near.
  private func labelGuess(_ wrong: [(String, String)]) -> String {
    guard let (have, want) = wrong.first, isTypo(have, of: want) else { return "" }
    return "; did you mean '\(want.dropLast())'?"
  }

  /// The place where an argument begins, with its label.
  private func labelPlace(_ argument: Expr.Argument) -> Span {
    guard let label = argument.label else { return argument.value.span }
    let start = Span(file: argument.value.span.file, offset: 0, length: 0)
    guard let first = label.utf8.first,
      let place = unit.lastPlace(of: first, from: start, to: argument.value.span)
    else { return argument.value.span }
    return Span(file: place.file, offset: place.offset, length: UInt32(label.utf8.count))
  }

  func reportMismatch(
    _ found: [FoundMember], _ name: String, _ site: CallSite
  ) {
    for argument in site.arguments { _ = attempt { outsideChain { check(argument.value) } } }
    guard found.count == 1, let only = found.first else {
      let overloads = found.prefix(4).map { declarations[$0.id].fullName }
      if found.isEmpty {
        error("no member named '\(name)' can be called here", site.span)
      } else {
        error(
          "no exact matches in call to '\(name)'", site.span,
          notes: overloads.map { Diagnostic.Note("found candidate '\($0)'") })
      }
      return
    }
    let member = declarations[only.id]
    if let reason = member.unavailable {
      error("'\(member.fullName)' \(reason)", site.span)
      return
    }
    let required = member.parameters.filter { !$0.hasDefault && !$0.isVariadic }
    if site.arguments.count < required.count {
      let given = site.arguments.map(\.label)
      let missing =
        required.first { parameter in !given.contains { $0 == parameter.label } }
        ?? required[site.arguments.count]
      let what =
        missing.label.map { "'\($0)'" }
        ?? "#\((member.parameters.firstIndex(of: missing) ?? 0) + 1)"
      error(
        "missing argument for parameter \(what) in call",
        missingPlace(missing, of: member, site))
    } else if site.arguments.count > member.parameters.count {
      let isEmpty = member.parameters.isEmpty
      error(
        isEmpty ? "argument passed to call that takes no arguments" : "extra argument in call",
        site.arguments[isEmpty ? 0 : member.parameters.count].value.span)
    } else {
      reportLabels(of: member, site)
    }
  }
}
