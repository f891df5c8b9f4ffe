// Clauses of `#if` that ask for a version of Swift and are not taken: nothing in them is parsed.
#if swift(>=2.2)
print("new")
#else
this! is { no " Swift (
#endif

#if swift(>=99) && os(Windows)
another [ language }
#elseif compiler(<2)
and another one, isn't it?
#else
print("last")
#endif

#if !(swift(>=2)) || compiler(<2)
no no no
#elseif compiler(>=5) && (swift(>=5) || compiler(<3))
print("between")
#elseif os(Windows)
nobody asks any more {
#endif

#if swift(>=99)
  #if os(Windows)
  oops oops [
  #else
  more }
  #endif
  /* a comment */ "text" and more
#else
  #if swift(<5)
  print "as it was"
  #else
  print("nested")
  #endif
#endif

struct Old {
  var name = "old"
  #if swift(<4)
  func describe -> String {
  #else
  func describe() -> String { "#if \(name) #else" }
  #endif
}
print(Old().describe())

switch Old().name {
#if swift(<4)
case else
#else
case "old": print("case")
#endif
default: print("default")
}
