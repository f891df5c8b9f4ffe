/// Names of Swift's libraries that scenarios do not have. A program with one of them is right Swift, and
/// it is refused as such before it runs.
enum UnsupportedNames {
  static func contains(_ name: String) -> Bool { all.contains(name) }

  private static let all: Set<String> = [
    // Memory
    "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafeRawBufferPointer",
    "UnsafeMutableRawBufferPointer", "OpaquePointer", "Unmanaged",
    "ManagedBuffer", "Span", "MutableSpan", "RawSpan", "InlineArray", "withUnsafeBytes",
    "withUnsafeMutableBytes", "unsafeBitCast", "unsafeDowncast", "withUnsafeTemporaryAllocation",
    "malloc", "calloc", "realloc", "memcpy", "memset",
    // Numbers
    "Float16", "Float80", "Int128", "UInt128", "SIMD2", "SIMD3", "SIMD4", "SIMD8", "SIMD16",
    "Decimal", "NSDecimalNumber", "Measurement", "Unit", "UnitLength", "UnitMass", "Dimension",
    // Text
    "StringInterpolationProtocol", "UnicodeCodec", "Regex", "RegexComponent",
    "NSRegularExpression", "NSTextCheckingResult", "NSPredicate",
    "NSDataDetector", "Scanner", "NSLinguisticTagger", "ListFormatter", "ByteCountFormatter",
    "MeasurementFormatter", "PersonNameComponents", "PersonNameComponentsFormatter",
    // Files, processes, machines
    "FileHandle", "Process", "Pipe", "Stream", "InputStream", "OutputStream", "Host",
    "PropertyListEncoder", "PropertyListDecoder", "PropertyListSerialization", "NSKeyedArchiver",
    "NSKeyedUnarchiver", "NSCoding", "NSSecureCoding", "XMLParser", "fopen", "fputs", "fgets",
    "getenv", "stdin", "stdout", "stderr", "fflush", "usleep", "sleep", "arc4random",
    "arc4random_uniform", "rand", "srand", "drand48", "srand48", "gettimeofday",
    // Threads and observation
    "Mutex", "Atomic", "OSAllocatedUnfairLock", "os_unfair_lock", "DispatchSource", "DispatchIO",
    "DispatchData", "ContinuousClock", "SuspendingClock", "withTaskCancellationHandler",
    "Observable", "ObservationRegistrar", "withObservationTracking", "ObservableObject",
    "AsyncMapSequence", "AsyncFilterSequence", "AsyncCompactMapSequence", "AsyncFlatMapSequence",
    "AsyncPrefixSequence", "AsyncPrefixWhileSequence", "AsyncDropFirstSequence",
    "AsyncDropWhileSequence", "AsyncThrowingMapSequence", "AsyncThrowingFilterSequence",
    "Clock", "InstantProtocol", "DurationProtocol", "Executor", "SerialExecutor", "TaskExecutor",
    "TaskLocal", "UnownedSerialExecutor", "UnownedJob", "ExecutorJob", "DiscardingTaskGroup",
    "ThrowingDiscardingTaskGroup", "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup",
    "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "AnyCancellable", "Publisher",
    "NSCondition", "NSConditionLock", "DispatchSpecificKey",
    // Collections
    "SortDescriptor", "KeyPathComparator", "NSSortDescriptor", "ComparableComparator",
    "NSMutableOrderedSet", "NSMutableString", "NSUUID", "NSData", "NSMutableData", "NSDate",
    "NSURL", "NSIndexSet", "NSMutableIndexSet", "NSTimeZone", "NSLocale", "NSCharacterSet",
    "LazyCollectionProtocol", "AnyBidirectionalCollection", "AnyRandomAccessCollection",
    "NSOrderedSet", "NSCountedSet",
    "NSMutableSet", "NSSet", "NSPointerArray", "AttributedString", "OrderedDictionary",
    "OrderedSet", "Deque",
  ]
}
