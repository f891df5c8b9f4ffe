extension Family {
  /// Weak and unowned references, and when objects end.
  static let references = Family(
    name: "references",
    statements: [
      { generator in
        guard let type = generator.objectType() else { return nil }
        let (strong, weak) = (generator.fresh("strong"), generator.fresh("weak"))
        let value = generator.expression(type)
        let middle = generator.block(0...2)
        let end = generator.random.pick([
          "\(strong) = nil", "\(strong) = \(generator.expression(type))",
        ])
        generator.variables += [
          Variable(name: strong, type: .optional(type), isMutable: true),
          Variable(name: weak, type: .optional(type), isMutable: true),
        ]
        return ["var \(strong): \(type.text)? = \(value)", "weak var \(weak) = \(strong)"]
          + braced("do", middle)
          + [
            "print(\(weak) == nil)", end, "print(\"\(generator.fresh("#"))\", \(weak) as Any)",
          ]
      },
      { generator in
        guard let type = generator.objectType() else { return nil }
        let (owner, other) = (generator.fresh("owner"), generator.fresh("other"))
        let value = generator.expression(type)
        let body = generator.scoped { generator in
          generator.variables += [
            Variable(name: owner, type: type), Variable(name: other, type: type),
          ]
          return generator.printing() + generator.block(1...2)
        }
        return braced(
          "do",
          ["let \(owner): \(type.text) = \(value)", "unowned let \(other) = \(owner)"] + body
            + ["print(\(owner) === \(other))"])
      },
      // A closure that does not keep its captures alive.
      { generator in
        guard let type = generator.objectType() else { return nil }
        let (object, call) = (generator.fresh("object"), generator.fresh("call"))
        let value = generator.expression(type)
        let capture = generator.random.pick([
          "[weak \(object)] in ", "", "[kept = \(object)] in _ = kept; ",
        ])
        return [
          "var \(object): \(type.text)? = \(value)",
          "let \(call) = { \(capture)print(\(object) == nil) }",
          "\(call)()", "\(object) = nil", "\(call)()",
        ]
      },
      { generator in
        // Links between objects, taken apart again half the time.
        let known = generator
        guard
          let place = generator.settable(where: { place in
            if case .optional(let wrapped) = place.type {
              place.isWhole && place.conditions.isEmpty && known.isClass(wrapped)
            } else {
              false
            }
          })
        else { return nil }
        return [
          "\(place.text) = \(generator.newValue(place))",
          "print(\"\(generator.fresh("#"))\", \(place.text) == nil)",
        ]
      },
    ])
}
