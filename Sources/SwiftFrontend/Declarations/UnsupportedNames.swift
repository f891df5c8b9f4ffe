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
    "NSKeyedUnarchiver", "NSCoding", "NSSecureCoding", "XMLParser",
    "NSErrorPointer", "stdin", "stdout", "stderr", "STDIN_FILENO", "STDOUT_FILENO", "STDERR_FILENO",
    // C
    "fopen", "fclose", "fputs", "fgets", "fputc", "fgetc", "fread", "fwrite", "fseek", "ftell",
    "fflush", "feof", "ferror", "fileno", "setvbuf", "setbuf", "getchar", "putchar", "puts",
    "perror",
    "printf", "fprintf", "snprintf", "vprintf", "scanf", "sscanf", "getline",
    "isatty", "ioctl", "tcgetattr", "tcsetattr", "opendir", "readdir", "closedir", "mkdir", "rmdir",
    "unlink", "getcwd", "chdir", "getpid", "getppid", "getuid", "fork", "execv", "execvp",
    "waitpid",
    "sigaction", "popen", "pclose", "getenv", "setenv",
    "unsetenv", "putenv", "atexit", "usleep", "sleep", "nanosleep", "gettimeofday", "clock_gettime",
    "mach_absolute_time", "mktime", "localtime", "gmtime", "strftime", "localtime_r",
    "arc4random", "arc4random_uniform", "rand", "srand", "srandom", "drand48", "srand48",
    "strlen", "strcmp", "strncmp", "strcpy", "strcat", "strdup", "strtol", "strtod", "strtoul",
    "strerror", "errno", "atoi", "atol", "atof", "qsort", "bsearch", "memcmp", "memmove", "isalpha",
    "isdigit", "isspace", "isupper", "islower", "isalnum", "ispunct", "toupper", "tolower",
    "socket",
    "pthread_create", "pthread_join", "pthread_mutex_t", "pthread_mutex_init", "pthread_mutex_lock",
    "pthread_mutex_unlock", "pthread_self", "dlopen", "dlsym",
    // Threads and observation
    "Mutex", "Atomic", "OSAllocatedUnfairLock", "os_unfair_lock", "DispatchSource", "DispatchIO",
    "DispatchData", "ContinuousClock", "SuspendingClock", "withTaskCancellationHandler",
    "ObservationRegistrar", "ObservableObject",
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
