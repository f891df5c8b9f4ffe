import Diagnostics

/// Reads a file that is a block of names: each with its place and its value.
func readEntries(
  of file: SourceFile, _ part: GuideFinding.Part
) -> (entries: [(name: String, node: YAMLNode, value: YAMLNode)], findings: [LocatedFinding]) {
  let problems = SourceText.hygiene(file)
  guard problems.isEmpty else { return ([], problems) }
  let text = SourceText(file)
  let (node, misread) = readYAML(text.lines, of: text, firstLine: 1)
  guard let node, misread.isEmpty else { return ([], misread) }
  guard case .mapping(let pairs) = node.content else {
    return ([], [LocatedFinding(GuideFinding.holdsNoEntries(part, node.form), at: node)])
  }
  return (pairs.compactMap { key, value in key.scalar.map { ($0, key, value) } }, [])
}
