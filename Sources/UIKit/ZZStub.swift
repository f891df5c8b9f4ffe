extension NSAttributedString { public struct Key: Equatable, Hashable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue } } }
