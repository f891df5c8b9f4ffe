// Written by Scripts/library-members.

extension UnsupportedMembers {
  /// Each type with a colon, then its protocols and members.
  static let list = """
    Actor: assertIsolated assumeIsolated preconditionIsolated unownedExecutor withSerialExecutor
    AdditiveArithmetic: zero
    AncestorRepresentation: customized generated suppressed
    AnyCollection: Collection Sequence count distance drop dropFirst dropLast endIndex filter
      forEach formIndex index makeIterator map prefix startIndex suffix underestimatedCount
    AnyIterator: IteratorProtocol Sequence next
    AnyKeyPath: CustomDebugStringConvertible Hashable debugDescription hash hashValue rootType
      valueType
    AnySequence: Sequence drop dropFirst dropLast filter forEach makeIterator map prefix suffix
      underestimatedCount
    Array: BidirectionalCollection Collection ContiguousBytes CustomDebugStringConvertible
      CustomReflectable CustomStringConvertible DataProtocol Encodable EncodableWithConfiguration
      Hashable MutableCollection MutableDataProtocol RandomAccessCollection
      RangeReplaceableCollection Sequence append capacity count customMirror debugDescription
      description distance encode endIndex formIndex hash index insert mutableSpan regions remove
      removeAll replaceSubrange reserveCapacity span startIndex
      withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable
      withUnsafeBufferPointer withUnsafeBytes withUnsafeMutableBufferPointer
      withUnsafeMutableBytes
    ArraySlice: BidirectionalCollection Collection ContiguousBytes CustomDebugStringConvertible
      CustomReflectable CustomStringConvertible DataProtocol Hashable MutableCollection
      RandomAccessCollection RangeReplaceableCollection Sequence append capacity count
      customMirror debugDescription description distance endIndex formIndex hash index insert
      mutableSpan regions remove removeAll replaceSubrange reserveCapacity span startIndex
      withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable
      withUnsafeBufferPointer withUnsafeBytes withUnsafeMutableBufferPointer
      withUnsafeMutableBytes
    AsyncIteratorProtocol: next
    AsyncSequence: allSatisfy compactMap contains drop dropFirst filter first flatMap
      makeAsyncIterator map max min prefix reduce
    AsyncStream: AsyncSequence makeAsyncIterator makeStream
    AsyncThrowingStream: AsyncSequence makeAsyncIterator makeStream
    Base64EncodingOptions: OptionSet RawRepresentable SetAlgebra base64URLAlphabet
      endLineWithCarriageReturn endLineWithLineFeed lineLength64Characters lineLength76Characters
      omitPaddingCharacter rawValue
    BidirectionalCollection: Collection Sequence contains difference distance dropLast endIndex
      firstMatch firstRange formIndex index indices joined last lastIndex matches popLast
      prefixMatch ranges removeLast reversed split startIndex starts suffix trimmingPrefix
      wholeMatch
    BinaryFloatingPoint: AdditiveArithmetic FloatingPoint Hashable Numeric SignedNumeric
      Strideable binade exponentBitCount exponentBitPattern formatted isTotallyOrdered radix
      random significandBitCount significandBitPattern significandWidth
    BinaryInteger: AdditiveArithmetic CustomStringConvertible Hashable Numeric Strideable advanced
      bitWidth description distance formatted isMultiple isSigned quotientAndRemainder signum
      trailingZeroBitCount words
    BlockOperation: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      addExecutionBlock executionBlocks main
    Bool: CustomReflectable CustomStringConvertible Encodable Hashable customMirror
      customPlaygroundQuickLook description encode hash random toggle
    BufferingPolicy: bufferingNewest bufferingOldest unbounded
    Bundle: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      allBundles allFrameworks appStoreReceiptURL builtInPlugInsPath builtInPlugInsURL
      bundleIdentifier bundlePath bundleURL classNamed description developmentLocalization
      executableArchitectures executablePath executableURL hash infoDictionary isEqual isLoaded
      load loadAndReturnError localizations localizedInfoDictionary localizedString main object
      path paths preferredLocalizations preflight principalClass privateFrameworksPath
      privateFrameworksURL resourcePath resourceURL sharedFrameworksPath sharedFrameworksURL
      sharedSupportPath sharedSupportURL unload url urls
    CGPoint: Encodable Hashable encode hash x y zero
    CGRect: Encodable Hashable contains divided encode hash height infinite insetBy integral
      intersection intersects isEmpty isInfinite isNull maxX maxY midX midY minX minY null
      offsetBy origin size standardized union width zero
    CGRectEdge: Hashable RawRepresentable maxXEdge maxYEdge minXEdge minYEdge
    CGSize: Encodable Hashable encode hash height width zero
    Calendar: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Encodable
      Hashable amSymbol autoupdatingCurrent compare component current customMirror date
      dateComponents dateInterval dateIntervalOfWeekend dates debugDescription description encode
      enumerateDates eraSymbols firstWeekday hash identifier isDate isDateInToday isDateInTomorrow
      isDateInWeekend isDateInYesterday locale longEraSymbols maximumRange minimumDaysInFirstWeek
      minimumRange monthSymbols nextDate nextWeekend ordinality pmSymbol quarterSymbols range
      shortMonthSymbols shortQuarterSymbols shortStandaloneMonthSymbols
      shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols shortWeekdaySymbols
      standaloneMonthSymbols standaloneQuarterSymbols standaloneWeekdaySymbols startOfDay timeZone
      veryShortMonthSymbols veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols
      veryShortWeekdaySymbols weekdaySymbols
    CaseIterable: allCases
    Character: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Hashable
      TextOutputStreamable asciiValue customMirror customPlaygroundQuickLook debugDescription
      description hash hexDigitValue isASCII isCased isCurrencySymbol isHexDigit isLetter
      isLowercase isMathSymbol isNewline isNumber isPunctuation isSymbol isUppercase isWhitespace
      isWholeNumber lowercased unicodeScalars uppercased utf16 utf8 wholeNumberValue write
    CharacterSet: CustomDebugStringConvertible CustomStringConvertible Encodable Hashable
      SetAlgebra alphanumerics bitmapRepresentation capitalizedLetters contains controlCharacters
      debugDescription decimalDigits decomposables description encode formIntersection
      formSymmetricDifference formUnion hasMember hash illegalCharacters insert intersection
      invert inverted isSuperset letters lowercaseLetters newlines nonBaseCharacters
      punctuationCharacters remove subtract subtracting symbols symmetricDifference union update
      uppercaseLetters urlFragmentAllowed urlHostAllowed urlPasswordAllowed urlPathAllowed
      urlQueryAllowed urlUserAllowed whitespaces whitespacesAndNewlines
    CheckedContinuation: resume
    ClosedRange: BidirectionalCollection Collection CustomDebugStringConvertible CustomReflectable
      CustomStringConvertible Encodable Hashable PredicateExpression RandomAccessCollection
      RangeExpression Sequence clamped contains customMirror debugDescription description distance
      encode endIndex evaluate hash index isEmpty lower lowerBound overlaps relative startIndex
      upper upperBound
    CocoaError: CustomNSError CustomStringConvertible Error Hashable code coderInvalidValue
      coderReadCorrupt coderValueNotFound error errorDomain executableArchitectureMismatch
      executableLink executableLoad executableNotLoadable executableRuntimeMismatch
      featureUnsupported fileLocking fileManagerUnmountBusy fileManagerUnmountUnknown
      fileNoSuchFile filePath fileReadCorruptFile fileReadInapplicableStringEncoding
      fileReadInvalidFileName fileReadNoPermission fileReadNoSuchFile fileReadTooLarge
      fileReadUnknown fileReadUnknownStringEncoding fileReadUnsupportedScheme fileWriteFileExists
      fileWriteInapplicableStringEncoding fileWriteInvalidFileName fileWriteNoPermission
      fileWriteOutOfSpace fileWriteUnknown fileWriteUnsupportedScheme fileWriteVolumeReadOnly
      formatting isCoderError isExecutableError isFileError isFormattingError isPropertyListError
      isUbiquitousFileError isUserActivityError isValidationError isXPCConnectionError
      keyValueValidation propertyListReadCorrupt propertyListReadStream
      propertyListReadUnknownVersion propertyListWriteInvalid propertyListWriteStream
      stringEncoding ubiquitousFileNotUploadedDueToQuota ubiquitousFileUbiquityServerNotAvailable
      ubiquitousFileUnavailable underlying underlyingErrors url userActivityConnectionUnavailable
      userActivityHandoffFailed userActivityHandoffUserInfoTooLarge
      userActivityRemoteApplicationTimedOut userCancelled userInfo xpcConnectionInterrupted
      xpcConnectionInvalid xpcConnectionReplyInvalid
    Code: Hashable RawRepresentable appTransportSecurityRequiresSecureConnection
      backgroundSessionInUseByAnotherProcess backgroundSessionRequiresSharedContainer
      backgroundSessionWasDisconnected badServerResponse badURL callIsActive cancelled
      cannotCloseFile cannotConnectToHost cannotCreateFile cannotDecodeContentData
      cannotDecodeRawData cannotFindHost cannotLoadFromNetwork cannotMoveFile cannotOpenFile
      cannotParseResponse cannotRemoveFile cannotWriteToFile clientCertificateRejected
      clientCertificateRequired coderInvalidValue coderReadCorrupt coderValueNotFound
      dataLengthExceedsMaximum dataNotAllowed dnsLookupFailed downloadDecodingFailedMidStream
      downloadDecodingFailedToComplete executableArchitectureMismatch executableLink
      executableLoad executableNotLoadable executableRuntimeMismatch featureUnsupported
      fileDoesNotExist fileIsDirectory fileLocking fileManagerUnmountBusy
      fileManagerUnmountUnknown fileNoSuchFile fileReadCorruptFile
      fileReadInapplicableStringEncoding fileReadInvalidFileName fileReadNoPermission
      fileReadNoSuchFile fileReadTooLarge fileReadUnknown fileReadUnknownStringEncoding
      fileReadUnsupportedScheme fileWriteFileExists fileWriteInapplicableStringEncoding
      fileWriteInvalidFileName fileWriteNoPermission fileWriteOutOfSpace fileWriteUnknown
      fileWriteUnsupportedScheme fileWriteVolumeReadOnly formatting httpTooManyRedirects
      internationalRoamingOff keyValueValidation networkConnectionLost noPermissionsToReadFile
      notConnectedToInternet propertyListReadCorrupt propertyListReadStream
      propertyListReadUnknownVersion propertyListWriteInvalid propertyListWriteStream rawValue
      redirectToNonExistentLocation requestBodyStreamExhausted resourceUnavailable
      secureConnectionFailed serverCertificateHasBadDate serverCertificateHasUnknownRoot
      serverCertificateNotYetValid serverCertificateUntrusted timedOut
      ubiquitousFileNotUploadedDueToQuota ubiquitousFileUbiquityServerNotAvailable
      ubiquitousFileUnavailable unknown unsupportedURL userActivityConnectionUnavailable
      userActivityHandoffFailed userActivityHandoffUserInfoTooLarge
      userActivityRemoteApplicationTimedOut userAuthenticationRequired userCancelled
      userCancelledAuthentication xpcConnectionInterrupted xpcConnectionInvalid
      xpcConnectionReplyInvalid zeroByteResource
    CodingKey: CustomDebugStringConvertible CustomStringConvertible debugDescription description
      intValue stringValue
    CodingKeyRepresentable: codingKey
    Collation: CustomDebugStringConvertible Encodable Hashable availableCollations
      debugDescription encode hash identifier searchRules standard
    Collection: Sequence contains count distance drop dropFirst dropLast endIndex first firstIndex
      firstRange flatMap formIndex index indices isEmpty makeIterator map popFirst prefix
      randomElement ranges removeFirst removingSubranges split startIndex suffix trimPrefix
      trimmingPrefix underestimatedCount
    CollectionOfOne: BidirectionalCollection Collection ContiguousBytes
      CustomDebugStringConvertible CustomReflectable MutableCollection RandomAccessCollection
      Sequence count customMirror debugDescription endIndex index makeIterator mutableSpan span
      startIndex withUnsafeBytes
    CommandLine: argc arguments unsafeArgv
    CompareOptions: OptionSet RawRepresentable SetAlgebra anchored backwards caseInsensitive
      diacriticInsensitive forcedOrdering literal numeric rawValue regularExpression
      widthInsensitive
    ComparisonResult: Encodable Hashable RawRepresentable encode orderedAscending
      orderedDescending orderedSame
    Component: Encodable Hashable RawRepresentable actualByteCount calendar day dayOfYear
      delimiter era familyName givenName hour isLeapMonth isRepeatedDay middleName minute month
      namePrefix nameSuffix nanosecond nickname quarter second spelledOutValue timeZone unit value
      weekOfMonth weekOfYear weekday weekdayOrdinal year yearForWeekOfYear
    Context: Hashable RawRepresentable beginningOfSentence codingPath debugDescription dynamic
      listItem middleOfSentence standalone underlyingError unknown
    ContiguousBytes: withUnsafeBytes
    Continuation: Hashable finish hash hashValue onTermination yield
    CustomConsumingRegexComponent: RegexComponent consuming regex
    CustomDebugStringConvertible: debugDescription
    CustomNSError: Error errorCode errorDomain errorUserInfo
    CustomPlaygroundDisplayConvertible: playgroundDescription
    CustomReflectable: customMirror
    CustomStringConvertible: description
    Data: BidirectionalCollection Collection ContiguousBytes CustomDebugStringConvertible
      CustomReflectable CustomStringConvertible DataProtocol Encodable Hashable MutableCollection
      MutableDataProtocol RandomAccessCollection RangeReplaceableCollection Sequence advanced
      append base64EncodedData base64EncodedString bytes copyBytes count customMirror
      debugDescription description encode endIndex enumerateBytes hash index indices makeIterator
      mutableBytes mutableSpan range regions replaceSubrange reserveCapacity resetBytes span
      startIndex subdata withContiguousStorageIfAvailable withUnsafeBytes withUnsafeMutableBytes
      write
    DataProtocol: BidirectionalCollection Collection RandomAccessCollection Sequence copyBytes
      firstRange lastRange regions
    Date: CustomDebugStringConvertible CustomPlaygroundDisplayConvertible CustomReflectable
      CustomStringConvertible Encodable Hashable Strideable addTimeInterval addingTimeInterval
      advanced compare customMirror debugDescription description distance distantFuture
      distantPast encode formatted hash now playgroundDescription
      timeIntervalBetween1970AndReferenceDate timeIntervalSince timeIntervalSince1970
      timeIntervalSinceNow timeIntervalSinceReferenceDate
    DateComponents: CustomDebugStringConvertible CustomReflectable CustomStringConvertible
      Encodable Hashable calendar customMirror date day dayOfYear debugDescription description
      encode era formatted hash hour isLeapMonth isRepeatedDay isValidDate minute month nanosecond
      quarter second setValue timeZone value weekOfMonth weekOfYear weekday weekdayOrdinal year
      yearForWeekOfYear
    DateDecodingStrategy: custom deferredToDate formatted iso8601 millisecondsSince1970
      secondsSince1970
    DateEncodingStrategy: custom deferredToDate formatted iso8601 millisecondsSince1970
      secondsSince1970
    DateFormatter: CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding
      NSCopying NSObjectProtocol amSymbol calendar copy date dateFormat dateStyle defaultDate
      doesRelativeDateFormatting eraSymbols generatesCalendarDates gregorianStartDate isLenient
      locale localizedString longEraSymbols monthSymbols pmSymbol quarterSymbols
      setLocalizedDateFormatFromTemplate shortMonthSymbols shortQuarterSymbols
      shortStandaloneMonthSymbols shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols
      shortWeekdaySymbols standaloneMonthSymbols standaloneQuarterSymbols standaloneWeekdaySymbols
      string timeStyle timeZone twoDigitStartDate veryShortMonthSymbols
      veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols
      weekdaySymbols
    DateInterval: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Encodable
      Hashable compare contains customMirror debugDescription description duration end hash
      intersection intersects start
    DateStyle: Encodable Hashable abbreviated complete long numeric omitted
    Decoder: codingPath container singleValueContainer unkeyedContainer userInfo
    DecodingError: CustomDebugStringConvertible Error LocalizedError dataCorrupted
      dataCorruptedError debugDescription keyNotFound typeMismatch valueNotFound
    DefaultIndices: BidirectionalCollection Collection RandomAccessCollection Sequence distance
      endIndex formIndex index indices startIndex
    DefaultStringInterpolation: CustomStringConvertible StringInterpolationProtocol
      TextOutputStream appendInterpolation appendLiteral description write
    Dictionary: Collection CustomDebugStringConvertible CustomReflectable CustomStringConvertible
      Encodable Hashable Sequence capacity compactMapValues count customMirror debugDescription
      description encode endIndex filter formIndex hash index isEmpty keys makeIterator mapValues
      merge merging popFirst remove removeAll removeValue reserveCapacity startIndex updateValue
      values
    DiscontiguousSlice: BidirectionalCollection Collection CustomStringConvertible Hashable
      Sequence base count description distance endIndex hash index isEmpty startIndex subranges
    DiscreteFormatStyle: Encodable FormatStyle Hashable discreteInput input
    DisplayStyle: Hashable class collection dictionary enum foreignReference optional set struct
      tuple
    Double: AdditiveArithmetic BinaryFloatingPoint CustomDebugStringConvertible CustomReflectable
      CustomStringConvertible Encodable FloatingPoint Hashable Numeric SignedNumeric Strideable
      TextOutputStreamable addProduct advanced binade bitPattern customMirror
      customPlaygroundQuickLook debugDescription description distance encode exponent
      exponentBitCount exponentBitPattern formRemainder formSquareRoot formTruncatingRemainder
      greatestFiniteMagnitude hash infinity isCanonical isEqual isFinite isInfinite isLess
      isLessThanOrEqualTo isNaN isNormal isSignalingNaN isSubnormal isZero leastNonzeroMagnitude
      leastNormalMagnitude magnitude nan negate nextUp pi round sign signalingNaN significand
      significandBitCount significandBitPattern significandWidth ulp ulpOfOne write
    DropFirstSequence: Sequence dropFirst makeIterator
    Duration: AdditiveArithmetic CustomStringConvertible Encodable Hashable attoseconds components
      description encode formatted hash microseconds milliseconds nanoseconds seconds zero
    EmptyCollection: BidirectionalCollection Collection ContiguousBytes DataProtocol
      MutableCollection RandomAccessCollection Sequence count distance endIndex index makeIterator
      regions startIndex withUnsafeBytes
    Encodable: encode
    EncodableWithConfiguration: encode
    Encoder: codingPath container singleValueContainer unkeyedContainer userInfo
    Encoding: CustomStringConvertible Hashable RawRepresentable ascii description hash hashValue
      ianaName iso2022JP isoLatin1 isoLatin2 japaneseEUC macOSRoman nextstep nonLossyASCII
      rawValue shiftJIS symbol unicode utf16 utf16BigEndian utf16LittleEndian utf32 utf32BigEndian
      utf32LittleEndian utf8 windowsCP1250 windowsCP1251 windowsCP1252 windowsCP1253 windowsCP1254
    EncodingError: CustomDebugStringConvertible Error LocalizedError debugDescription invalidValue
    EnumeratedSequence: BidirectionalCollection Collection RandomAccessCollection Sequence count
      distance endIndex index isEmpty makeIterator startIndex
    Error: localizedDescription
    Field: Encodable Hashable RawRepresentable amPM day dayOfYear days encode era hour hours
      microseconds milliseconds minute minutes month nanoseconds quarter relatedGregorianYear
      second secondFraction seconds timeZone week weekOfMonth weekOfYear weekday weekdayOrdinal
      weeks year
    FileManager: attributesOfFileSystem attributesOfItem changeCurrentDirectoryPath
      componentsToDisplay contents contentsEqual contentsOfDirectory copyItem createDirectory
      createFile createSymbolicLink currentDirectoryPath default delegate
      destinationOfSymbolicLink displayName enumerator fileExists fileSystemRepresentation
      getRelationship homeDirectory homeDirectoryForCurrentUser isDeletableFile isExecutableFile
      isReadableFile isWritableFile linkItem mountedVolumeURLs moveItem removeItem replaceItem
      replaceItemAt setAttributes string subpaths subpathsOfDirectory temporaryDirectory url urls
      withFileSystemRepresentation
    FixedWidthInteger: AdditiveArithmetic BinaryInteger CustomStringConvertible Hashable Numeric
      Strideable addingReportingOverflow bigEndian bitWidth byteSwapped dividedReportingOverflow
      dividingFullWidth leadingZeroBitCount littleEndian max min multipliedFullWidth
      multipliedReportingOverflow nonzeroBitCount random remainderReportingOverflow
      subtractingReportingOverflow
    FlattenSequence: BidirectionalCollection Collection Sequence distance endIndex formIndex index
      makeIterator startIndex
    Float: AdditiveArithmetic BinaryFloatingPoint CustomDebugStringConvertible CustomReflectable
      CustomStringConvertible Encodable FloatingPoint Hashable Numeric SignedNumeric Strideable
      TextOutputStreamable addProduct advanced binade bitPattern customMirror
      customPlaygroundQuickLook debugDescription description distance encode exponent
      exponentBitCount exponentBitPattern formRemainder formSquareRoot formTruncatingRemainder
      greatestFiniteMagnitude hash infinity isCanonical isEqual isFinite isInfinite isLess
      isLessThanOrEqualTo isNaN isNormal isSignalingNaN isSubnormal isZero leastNonzeroMagnitude
      leastNormalMagnitude magnitude nan negate nextUp pi round sign signalingNaN significand
      significandBitCount significandBitPattern significandWidth ulp ulpOfOne write
    FloatingPoint: AdditiveArithmetic Hashable Numeric SignedNumeric Strideable addProduct
      addingProduct exponent floatingPointClass formRemainder formSquareRoot
      formTruncatingRemainder greatestFiniteMagnitude infinity isCanonical isEqual isFinite
      isInfinite isLess isLessThanOrEqualTo isNaN isNormal isSignalingNaN isSubnormal
      isTotallyOrdered isZero leastNonzeroMagnitude leastNormalMagnitude maximum maximumMagnitude
      minimum minimumMagnitude nan negate nextDown nextUp pi radix remainder round rounded sign
      signalingNaN significand squareRoot truncatingRemainder ulp ulpOfOne
    FloatingPointRoundingRule: Hashable awayFromZero down encode toNearestOrAwayFromZero
      toNearestOrEven towardZero up
    FloatingPointSign: Hashable RawRepresentable hash hashValue minus plus rawValue
    FormatStyle: CustomConsumingRegexComponent DiscreteFormatStyle Encodable FormatStyle Hashable
      ParseStrategy ParseableFormatStyle RegexComponent attributed attributedStyle byteCount
      calendar capitalizationContext consuming currency dateTime day dayOfYear decimalSeparator
      discreteInput encode era format grouping hour input interval iso8601 list locale minute
      month notation number parse parseStrategy percent precision quarter relative rounded scale
      second secondFraction sign time timeZone units verbatim week weekday year
    Formatter: CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding NSCopying
      NSObjectProtocol copy editingString encode string
    GlobalActor: assertIsolated preconditionIsolated shared sharedUnownedExecutor
    Hashable: hash hashValue
    Hasher: combine finalize
    Host: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol address
      addresses current isEqual localizedName name names
    ISO8601DateFormatter: CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding
      NSCopying NSObjectProtocol NSSecureCoding copy date encode formatOptions string
      supportsSecureCoding timeZone
    Identifiable: id
    Identifier: CustomDebugStringConvertible Encodable Hashable RawRepresentable bangla buddhist
      chinese coptic dangi debugDescription ethiopicAmeteAlem ethiopicAmeteMihret gregorian
      gujarati hebrew indian islamic islamicCivil islamicTabular islamicUmmAlQura iso8601 japanese
      kannada malayalam marathi odia persian rawValue republicOfChina tamil telugu vietnamese
      vikram
    Index: CustomDebugStringConvertible CustomStringConvertible Hashable Strideable advanced base
      debugDescription description distance encodedOffset hash inRange isValid pastEnd
      samePosition utf16Offset
    IndexPath: BidirectionalCollection Collection CustomDebugStringConvertible CustomReflectable
      CustomStringConvertible Encodable Hashable MutableCollection RandomAccessCollection Sequence
      append appending compare count customMirror debugDescription description dropLast encode
      endIndex hash index makeIterator startIndex
    IndexSet: BidirectionalCollection Collection CustomDebugStringConvertible CustomReflectable
      CustomStringConvertible Encodable Hashable Sequence SetAlgebra contains count customMirror
      debugDescription description encode endIndex filteredIndexSet first formIndex
      formIntersection formSymmetricDifference formUnion hash index indexRange insert
      integerGreaterThan integerGreaterThanOrEqualTo integerLessThan integerLessThanOrEqualTo
      intersection intersects isEmpty last makeIterator rangeView remove removeAll shift
      startIndex symmetricDifference union update
    IndexingIterator: IteratorProtocol Sequence next
    Int: AdditiveArithmetic BinaryInteger CodingKeyRepresentable CustomReflectable
      CustomStringConvertible Encodable FixedWidthInteger Hashable Numeric SignedInteger
      SignedNumeric Strideable addingReportingOverflow advanced bitWidth byteSwapped codingKey
      customMirror customPlaygroundQuickLook distance dividedReportingOverflow dividingFullWidth
      encode hash leadingZeroBitCount magnitude multipliedFullWidth multipliedReportingOverflow
      nonzeroBitCount remainderReportingOverflow signum subtractingReportingOverflow
      trailingZeroBitCount words
    Int16: AdditiveArithmetic BinaryInteger CustomReflectable CustomStringConvertible Encodable
      FixedWidthInteger Hashable Numeric SignedInteger SignedNumeric Strideable
      addingReportingOverflow bitWidth byteSwapped customMirror customPlaygroundQuickLook
      dividedReportingOverflow dividingFullWidth encode hash leadingZeroBitCount magnitude
      multipliedFullWidth multipliedReportingOverflow nonzeroBitCount remainderReportingOverflow
      signum subtractingReportingOverflow trailingZeroBitCount words
    Int32: AdditiveArithmetic BinaryInteger CustomReflectable CustomStringConvertible Encodable
      FixedWidthInteger Hashable Numeric SignedInteger SignedNumeric Strideable
      addingReportingOverflow bitWidth byteSwapped customMirror customPlaygroundQuickLook
      dividedReportingOverflow dividingFullWidth encode hash leadingZeroBitCount magnitude
      multipliedFullWidth multipliedReportingOverflow nonzeroBitCount remainderReportingOverflow
      signum subtractingReportingOverflow trailingZeroBitCount words
    Int64: AdditiveArithmetic BinaryInteger CustomReflectable CustomStringConvertible Encodable
      FixedWidthInteger Hashable Numeric SignedInteger SignedNumeric Strideable
      addingReportingOverflow bitWidth byteSwapped customMirror customPlaygroundQuickLook
      dividedReportingOverflow dividingFullWidth encode hash leadingZeroBitCount magnitude
      multipliedFullWidth multipliedReportingOverflow nonzeroBitCount remainderReportingOverflow
      signum subtractingReportingOverflow trailingZeroBitCount words
    Int8: AdditiveArithmetic BinaryInteger CustomReflectable CustomStringConvertible Encodable
      FixedWidthInteger Hashable Numeric SignedInteger SignedNumeric Strideable
      addingReportingOverflow bitWidth byteSwapped customMirror customPlaygroundQuickLook
      dividedReportingOverflow dividingFullWidth encode hash leadingZeroBitCount magnitude
      multipliedFullWidth multipliedReportingOverflow nonzeroBitCount remainderReportingOverflow
      signum subtractingReportingOverflow trailingZeroBitCount words
    Iterator: AsyncIteratorProtocol CustomReflectable IteratorProtocol Sequence base cancel
      customMirror next
    IteratorProtocol: next
    IteratorSequence: IteratorProtocol Sequence next
    JSONDecoder: allowsJSON5 assumesTopLevelDictionary dataDecodingStrategy dateDecodingStrategy
      decode keyDecodingStrategy nonConformingFloatDecodingStrategy userInfo
    JSONEncoder: dataEncodingStrategy dateEncodingStrategy encode keyEncodingStrategy
      nonConformingFloatEncodingStrategy outputFormatting userInfo
    JSONSerialization: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol data isValidJSONObject jsonObject writeJSONObject
    JoinedSequence: Sequence makeIterator
    Key: Hashable RawRepresentable alternateQuotationBeginDelimiterKey
      alternateQuotationEndDelimiterKey calendar calendarIdentifier collationIdentifier
      collatorIdentifier countryCode currencyCode currencySymbol decimalSeparator
      exemplarCharacterSet groupingSeparator identifier inflectionAlternative inflectionRule
      language languageCode measurementSystem morphology quotationBeginDelimiterKey
      quotationEndDelimiterKey rawValue scriptCode usesMetricSystem variantCode
    KeyDecodingStrategy: convertFromSnakeCase custom useDefaultKeys
    KeyEncodingStrategy: convertToSnakeCase custom useDefaultKeys
    KeyPath: CustomDebugStringConvertible CustomStringConvertible Encodable Hashable
      PredicateExpression description encode evaluate keyPath kind root
    KeyValuePairs: BidirectionalCollection Collection CustomDebugStringConvertible
      CustomStringConvertible RandomAccessCollection Sequence debugDescription description
      endIndex span startIndex
    KeyedDecodingContainer: KeyedDecodingContainerProtocol allKeys codingPath contains decode
      decodeIfPresent decodeNil nestedContainer nestedUnkeyedContainer superDecoder
    KeyedDecodingContainerProtocol: allKeys codingPath contains decode decodeIfPresent decodeNil
      nestedContainer nestedUnkeyedContainer superDecoder
    KeyedEncodingContainer: KeyedEncodingContainerProtocol codingPath encode encodeConditional
      encodeIfPresent encodeNil nestedContainer nestedUnkeyedContainer superEncoder
    KeyedEncodingContainerProtocol: codingPath encode encodeConditional encodeIfPresent encodeNil
      nestedContainer nestedUnkeyedContainer superEncoder
    Keys: Collection CustomDebugStringConvertible CustomStringConvertible Sequence count
      debugDescription description endIndex formIndex index isEmpty makeIterator startIndex
    Kind: CustomStringConvertible Error Hashable RawRepresentable description
      invalidNonSurrogateCodePointByte overlongEncodingByte rawValue surrogateCodePointByte
      truncatedScalar unexpectedContinuationByte
    LazyCollectionProtocol: Collection LazySequenceProtocol Sequence lazy
    LazyDropWhileSequence: BidirectionalCollection Collection LazyCollectionProtocol
      LazySequenceProtocol Sequence endIndex index makeIterator startIndex
    LazyFilterSequence: BidirectionalCollection Collection LazyCollectionProtocol
      LazySequenceProtocol Sequence distance endIndex filter formIndex index makeIterator
      startIndex underestimatedCount
    LazyMapSequence: BidirectionalCollection Collection LazyCollectionProtocol
      LazySequenceProtocol RandomAccessCollection Sequence count distance endIndex formIndex index
      indices isEmpty makeIterator map startIndex underestimatedCount
    LazyPrefixWhileSequence: BidirectionalCollection Collection LazyCollectionProtocol
      LazySequenceProtocol Sequence endIndex index makeIterator startIndex
    LazySequence: BidirectionalCollection Collection LazyCollectionProtocol LazySequenceProtocol
      RandomAccessCollection Sequence count distance elements endIndex index indices isEmpty
      makeIterator startIndex underestimatedCount
    LazySequenceProtocol: Sequence compactMap drop elements filter flatMap joined lazy map prefix
    Locale: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Encodable
      Hashable alternateQuotationBeginDelimiter alternateQuotationEndDelimiter autoupdatingCurrent
      availableIdentifiers availableNumberingSystems calendar canonicalIdentifier
      canonicalLanguageIdentifier characterDirection collation collationIdentifier
      collatorIdentifier commonISOCurrencyCodes components currency currencyCode currencySymbol
      current customMirror debugDescription decimalSeparator description encode firstDayOfWeek
      groupingSeparator hash hourCycle identifier isoCurrencyCodes isoLanguageCodes isoRegionCodes
      language languageCode lineDirection localizedString measurementSystem numberingSystem
      preferredLanguages preferredLocales quotationBeginDelimiter quotationEndDelimiter region
      regionCode scriptCode subdivision timeZone usesMetricSystem variant variantCode
      windowsLocaleCode
    LocalizedError: Error errorDescription failureReason helpAnchor recoverySuggestion
    MainActor: Actor GlobalActor assumeIsolated enqueue run shared sharedUnownedExecutor
      unownedExecutor
    MatchingPolicy: Encodable Hashable encode nextTime nextTimePreservingSmallerComponents
      previousTimePreservingSmallerComponents strict
    MemoryLayout: alignment offset size stride
    Mirror: CustomReflectable CustomStringConvertible children customMirror descendant description
      displayStyle subjectType superclassMirror
    Mode: Hashable RawRepresentable common default rawValue
    MutableCollection: Collection Sequence moveSubranges partition removeSubranges reverse shuffle
      sort swapAt withContiguousMutableStorageIfAvailable
    MutableDataProtocol: BidirectionalCollection Collection DataProtocol MutableCollection
      RandomAccessCollection RangeReplaceableCollection Sequence resetBytes
    NSArray: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Hashable
      NSCoding NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sequence adding
      addingObjects componentsJoined contains copy count customMirror description encode
      enumerateObjects filtered firstObject firstObjectCommon hash index indexOfObject
      indexOfObjectIdentical indexesOfObjects isEqual lastObject makeIterator mutableCopy object
      objectEnumerator objects pathsMatchingExtensions reverseObjectEnumerator sortedArray
      sortedArrayHint subarray supportsSecureCoding write
    NSAttributedString: CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding
      NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding attribute attributedSubstring
      attributes copy description encode enumerateAttribute enumerateAttributes isEqual length
      mutableCopy string supportsSecureCoding
    NSCache: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      countLimit delegate evictsObjectsWithDiscardedContent name object removeAllObjects
      removeObject setObject totalCostLimit
    NSCalendar: CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding NSCopying
      NSObjectProtocol NSSecureCoding amSymbol autoupdatingCurrent calendarIdentifier compare
      component components copy current date description encode enumerateDates eraSymbols
      firstWeekday getEra getHour hash isDate isDateInToday isDateInTomorrow isDateInWeekend
      isDateInYesterday isEqual locale longEraSymbols maximumRange minimumDaysInFirstWeek
      minimumRange monthSymbols nextDate nextWeekendAfter ordinality pmSymbol quarterSymbols range
      shortMonthSymbols shortQuarterSymbols shortStandaloneMonthSymbols
      shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols shortWeekdaySymbols
      standaloneMonthSymbols standaloneQuarterSymbols standaloneWeekdaySymbols startOfDay
      supportsSecureCoding timeZone veryShortMonthSymbols veryShortStandaloneMonthSymbols
      veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols weekdaySymbols
    NSCoder: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      allowedClasses allowsKeyedCoding containsValue decodeArray decodeBool decodeCInt decodeData
      decodeDouble decodeFloat decodeInt32 decodeInt64 decodeInteger decodeObject decodePoint
      decodePropertyList decodeRect decodeSize decodeValue decodingFailurePolicy encode
      encodeArray encodeBycopyObject encodeByrefObject encodeBytes encodeConditionalObject
      encodePropertyList encodeRootObject encodeValue error failWithError requiresSecureCoding
      systemVersion version withDecodedUnsafeBufferPointer withDecodedUnsafeBytes
    NSCoding: encode
    NSCopying: copy
    NSDictionary: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Hashable
      NSCoding NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sequence allKeys
      allValues copy count customMirror description descriptionInStringsFileFormat encode
      enumerateKeysAndObjects getObjects hash isEqual keyEnumerator keysOfEntries
      keysSortedByValue makeIterator mutableCopy object objectEnumerator objects sharedKeySet
      supportsSecureCoding value write
    NSError: CustomDebugStringConvertible CustomStringConvertible Error Hashable NSCoding
      NSCopying NSObjectProtocol NSSecureCoding code copy description domain encode hash
      helpAnchor isEqual localizedDescription localizedFailureReason localizedRecoveryOptions
      localizedRecoverySuggestion recoveryAttempter setUserInfoValueProvider supportsSecureCoding
      userInfo userInfoValueProvider
    NSExceptionName: Hashable RawRepresentable decimalNumberDivideByZeroException
      decimalNumberExactnessException decimalNumberOverflowException
      decimalNumberUnderflowException fileHandleOperationException rawValue
    NSLock: CustomDebugStringConvertible CustomStringConvertible Hashable NSLocking
      NSObjectProtocol lock name try unlock
    NSLocking: lock unlock withLock
    NSMutableArray: CustomDebugStringConvertible CustomReflectable CustomStringConvertible
      Hashable NSCoding NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sequence add
      addObjects exchangeObject filter insert remove removeAllObjects removeLastObject
      removeObject removeObjects replaceObject replaceObjects setArray sort
    NSMutableAttributedString: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSCoding NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding addAttribute
      addAttributes append beginEditing copy deleteCharacters endEditing insert mutableString
      removeAttribute replaceCharacters setAttributedString setAttributes
    NSMutableCopying: mutableCopy
    NSMutableDictionary: CustomDebugStringConvertible CustomReflectable CustomStringConvertible
      Hashable NSCoding NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sequence
      addEntries removeAllObjects removeObject removeObjects setDictionary setObject
    NSNull: CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding NSCopying
      NSObjectProtocol NSSecureCoding copy description encode isEqual supportsSecureCoding
    NSNumber: CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding NSCopying
      NSObjectProtocol NSSecureCoding boolValue classForCoder compare decimalValue description
      doubleValue encode floatValue hash int16Value int32Value int64Value int8Value intValue
      isEqual objCType stringValue uint16Value uint32Value uint64Value uint8Value uintValue
    NSObject: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      classFallbacksForKeyedArchiver classForCoder classForKeyedArchiver classForKeyedUnarchiver
      copy debugDescription description hash hashValue isEqual isKind isMember isProxy isSubclass
      mutableCopy replacementObject self superclass
    NSObjectProtocol: debugDescription description hash isEqual isProxy self
    NSRecursiveLock: CustomDebugStringConvertible CustomStringConvertible Hashable NSLocking
      NSObjectProtocol lock name try unlock
    NSSecureCoding: NSCoding supportsSecureCoding
    NSString: CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding NSCopying
      NSMutableCopying NSObjectProtocol NSSecureCoding addingPercentEncoding appending
      appendingPathComponent appendingPathExtension applyingTransform availableStringEncodings
      boolValue cString canBeConverted capitalized caseInsensitiveCompare character commonPrefix
      compare completePath components contains copy data decomposedStringWithCanonicalMapping
      decomposedStringWithCompatibilityMapping defaultCStringEncoding deletingLastPathComponent
      deletingPathExtension description doubleValue encode enumerateLines enumerateSubstrings
      expandingTildeInPath fastestEncoding fileSystemRepresentation floatValue folding getBytes
      getCString getCharacters getFileSystemRepresentation getLineStart getParagraphStart
      hasPrefix hasSuffix hash intValue integerValue isAbsolutePath isEqual lastPathComponent
      length lengthOfBytes lineRange localizedCapitalized localizedCaseInsensitiveCompare
      localizedCaseInsensitiveContains localizedCompare localizedLowercase localizedName
      localizedStandardCompare localizedStandardContains localizedStandardRange localizedUppercase
      longLongValue lowercased maximumLengthOfBytes mutableCopy padding paragraphRange path
      pathComponents pathExtension precomposedStringWithCanonicalMapping
      precomposedStringWithCompatibilityMapping range rangeOfCharacter
      rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences removingPercentEncoding
      replacingCharacters replacingOccurrences resolvingSymlinksInPath smallestEncoding
      standardizingPath stringsByAppendingPaths substring supportsSecureCoding trimmingCharacters
      uppercased utf8String write
    NSValue: CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding NSCopying
      NSObjectProtocol NSSecureCoding copy edgeInsetsValue encode getValue objCType pointValue
      rangeValue rectValue sizeValue supportsSecureCoding
    Name: Hashable RawRepresentable rawValue
    Never: Encodable Error Hashable Identifiable SortComparator compare encode id order
    Notification: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Hashable
      customMirror debugDescription description hash name object userInfo
    NotificationCenter: CustomStringConvertible addObserver default description messages post
      removeObserver
    NumberFormatter: CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding
      NSCopying NSObjectProtocol allowsFloats alwaysShowsDecimalSeparator copy currencyCode
      currencyDecimalSeparator currencyGroupingSeparator currencySymbol decimalSeparator
      exponentSymbol format formatWidth generatesDecimalNumbers groupingSeparator groupingSize
      hasThousandSeparators internationalCurrencySymbol isLenient isPartialStringValidationEnabled
      locale localizedString localizesFormat maximum maximumFractionDigits maximumIntegerDigits
      maximumSignificantDigits minimum minimumFractionDigits minimumIntegerDigits
      minimumSignificantDigits minusSign multiplier negativeFormat negativeInfinitySymbol
      negativePrefix negativeSuffix nilSymbol notANumberSymbol number numberStyle paddingCharacter
      paddingPosition perMillSymbol percentSymbol plusSign positiveFormat positiveInfinitySymbol
      positivePrefix positiveSuffix roundingBehavior roundingIncrement roundingMode
      secondaryGroupingSize string textAttributesForNegativeInfinity
      textAttributesForNegativeValues textAttributesForNil textAttributesForNotANumber
      textAttributesForPositiveInfinity textAttributesForPositiveValues textAttributesForZero
      thousandSeparator usesGroupingSeparator usesSignificantDigits zeroSymbol
    Numeric: AdditiveArithmetic magnitude
    ObjectIdentifier: CustomDebugStringConvertible Hashable debugDescription hash
    Operation: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      addDependency cancel completionBlock dependencies didChangeValue isAsynchronous isCancelled
      isExecuting isFinished isReady main name qualityOfService queuePriority removeDependency
      start waitUntilFinished willChangeValue
    OperationQueue: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      ProgressReporting addBarrierBlock addOperation addOperations cancelAllOperations current
      defaultMaxConcurrentOperationCount isSuspended main maxConcurrentOperationCount name
      operationCount operations progress qualityOfService underlyingQueue
      waitUntilAllOperationsAreFinished
    OptionSet: RawRepresentable SetAlgebra contains formIntersection formSymmetricDifference
      formUnion insert intersection remove symmetricDifference union update
    Optional: CustomDebugStringConvertible CustomReflectable Encodable EncodableWithConfiguration
      Hashable customMirror debugDescription encode flatMap hash map none some take
      unsafelyUnwrapped
    Options: OptionSet RawRepresentable SetAlgebra allowCommentsAndWhitespace anchorsMatchLines
      caseInsensitive diacriticInsensitive dotMatchesLineSeparators ignoreMetacharacters
      matchFirst matchLast matchNextTime matchNextTimePreservingSmallerUnits
      matchPreviousTimePreservingSmallerUnits matchStrictly normalized phonetic rawValue
      searchBackwards useUnicodeWordBoundaries useUnixLineSeparators withColonSeparatorInTime
      withColonSeparatorInTimeZone withDashSeparatorInDate withDay withFractionalSeconds
      withFullDate withFullTime withInternetDateTime withMonth withSpaceBetweenDateAndTime
      withTime withTimeZone withWeekOfYear withYear wrapComponents
    OutputFormatting: OptionSet RawRepresentable SetAlgebra prettyPrinted rawValue sortedKeys
      withoutEscapingSlashes
    PadPosition: Hashable RawRepresentable afterPrefix afterSuffix beforePrefix beforeSuffix
    ParseStrategy: CustomConsumingRegexComponent Encodable Hashable ParseStrategy RegexComponent
      calendar consuming dateTime fixed format formatStyle isLenient iso8601 lenient locale parse
      timeZone twoDigitStartDate
    ParseableFormatStyle: Encodable FormatStyle Hashable currency dateTime iso8601 number
      parseStrategy percent
    PartialRangeFrom: Encodable RangeExpression Sequence contains encode lowerBound makeIterator
      relative
    PartialRangeThrough: Encodable RangeExpression contains encode relative upperBound
    PartialRangeUpTo: Encodable RangeExpression contains encode relative upperBound
    PredicateExpression: evaluate
    PrefixSequence: Sequence makeIterator prefix
    ProcessInfo: activeProcessorCount arguments environment fullUserName globallyUniqueString
      hostName isOperatingSystemAtLeast operatingSystemVersion operatingSystemVersionString
      physicalMemory processIdentifier processInfo processName processorCount systemUptime
      userName
    ProgressReporting: NSObjectProtocol progress
    QualityOfService: Hashable RawRepresentable background default userInitiated userInteractive
      utility
    QueuePriority: Hashable RawRepresentable high low normal veryHigh veryLow
    RandomAccessCollection: BidirectionalCollection Collection Sequence distance endIndex
      formIndex index indices startIndex
    RandomNumberGenerator: next
    Range: BidirectionalCollection Collection CustomDebugStringConvertible CustomReflectable
      CustomStringConvertible Encodable Hashable PredicateExpression RandomAccessCollection
      RangeExpression Sequence clamped contains customMirror debugDescription description distance
      encode endIndex evaluate formatted hash index indices isEmpty isValid lower lowerBound
      overlaps relative startIndex upper upperBound
    RangeExpression: contains relative
    RangeReplaceableCollection: Collection Sequence append applying filter insert popLast remove
      removeAll removeFirst removeLast removeSubrange removeSubranges replace replaceSubrange
      replacing reserveCapacity trimPrefix
    RangeSet: CustomStringConvertible Hashable contains description formIntersection
      formSymmetricDifference formUnion hash insert intersection isDisjoint isEmpty isStrictSubset
      isStrictSuperset isSubset isSuperset isValid ranges remove subtract subtracting
      symmetricDifference union
    RawRepresentable: codingKey encode hash hashValue rawValue
    ReadingOptions: OptionSet RawRepresentable SetAlgebra allowFragments alwaysMapped
      fragmentsAllowed mappedIfSafe mutableContainers mutableLeaves rawValue uncached
    RegexComponent: date dateTime iso8601 iso8601Components iso8601ComponentsWithTimeZone
      iso8601Date iso8601DateComponents iso8601WithTimeZone localizedCurrency localizedDecimal
      localizedDouble localizedDoublePercentage localizedInteger localizedIntegerCurrency
      localizedIntegerPercentage regex
    Repeated: BidirectionalCollection Collection DataProtocol RandomAccessCollection Sequence
      count endIndex regions repeatedValue startIndex
    RepeatedTimePolicy: Encodable Hashable encode first last
    Result: Hashable failure flatMap flatMapError get map mapError success
    ReversedCollection: BidirectionalCollection Collection LazySequenceProtocol
      RandomAccessCollection Sequence distance endIndex index makeIterator reversed startIndex
    RoundingMode: Hashable RawRepresentable bankers ceiling down floor halfDown halfEven halfUp
      plain up
    Run: CustomStringConvertible attributes description range
    RunLoop: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      acceptInput add current currentMode limitDate main perform remove run
    Scalar: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Hashable
      TextOutputStreamable customMirror customPlaygroundQuickLook debugDescription description
      escaped hash isASCII properties utf16 utf8 value write
    SearchDirection: Hashable backward forward
    SearchPathDirectory: Hashable RawRepresentable adminApplicationDirectory
      allApplicationsDirectory allLibrariesDirectory applicationDirectory
      applicationScriptsDirectory applicationSupportDirectory autosavedInformationDirectory
      cachesDirectory coreServiceDirectory demoApplicationDirectory desktopDirectory
      developerApplicationDirectory developerDirectory documentDirectory documentationDirectory
      downloadsDirectory inputMethodsDirectory itemReplacementDirectory libraryDirectory
      moviesDirectory musicDirectory picturesDirectory preferencePanesDirectory
      printerDescriptionDirectory sharedPublicDirectory trashDirectory userDirectory
    SearchPathDomainMask: OptionSet RawRepresentable SetAlgebra allDomainsMask localDomainMask
      networkDomainMask rawValue systemDomainMask userDomainMask
    Sequence: allSatisfy compactMap compare contains count drop dropFirst dropLast elementsEqual
      enumerated filter first flatMap forEach formatted joined lazy lexicographicallyPrecedes
      makeIterator map max min prefix reduce reversed shuffled sorted split starts suffix
      underestimatedCount withContiguousStorageIfAvailable
    Set: Collection CustomDebugStringConvertible CustomReflectable CustomStringConvertible
      Encodable Hashable Sequence SetAlgebra capacity contains count customMirror debugDescription
      description encode endIndex filter firstIndex formIndex formIntersection
      formSymmetricDifference formUnion hash index insert intersection isDisjoint isEmpty
      isStrictSubset isStrictSuperset isSubset isSuperset makeIterator popFirst remove removeAll
      removeFirst reserveCapacity startIndex subtract subtracting symmetricDifference union update
    SetAlgebra: contains formIntersection formSymmetricDifference formUnion insert intersection
      isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset remove subtract
      subtracting symmetricDifference union update
    SignedInteger: AdditiveArithmetic BinaryInteger CustomStringConvertible Hashable Numeric
      SignedNumeric Strideable dividingFullWidth isMultiple isSigned max min
    SignedNumeric: AdditiveArithmetic Numeric negate
    SingleValueDecodingContainer: codingPath decode decodeNil
    SingleValueEncodingContainer: codingPath encode encodeNil
    Slice: BidirectionalCollection Collection ContiguousBytes DataProtocol LazySequenceProtocol
      MutableCollection RandomAccessCollection RangeReplaceableCollection Sequence
      assumingMemoryBound base bindMemory copyBytes deinitialize deinitializeElement distance
      endIndex formIndex index indices initialize initializeElement initializeMemory insert load
      loadUnaligned moveElement moveInitialize moveInitializeMemory moveUpdate regions remove
      removeSubrange replaceSubrange startIndex storeBytes update
      withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable withMemoryRebound
      withUnsafeBytes
    SortComparator: Hashable compare order
    StrideThrough: CustomReflectable Sequence customMirror makeIterator underestimatedCount
    StrideTo: CustomReflectable Sequence customMirror makeIterator underestimatedCount
    Strideable: advanced distance
    String: BidirectionalCollection CodingKeyRepresentable Collection CustomDebugStringConvertible
      CustomReflectable CustomStringConvertible Encodable Hashable RangeReplaceableCollection
      Sequence StringProtocol TextOutputStream TextOutputStreamable append
      availableStringEncodings characters codingKey count customMirror customPlaygroundQuickLook
      data debugDescription decodeCString defaultCStringEncoding description distance encode
      endIndex hasPrefix hasSuffix hash index insert isContiguousUTF8 isEmpty localizedName
      localizedStringWithFormat lowercased makeContiguousUTF8 makeIterator max min remove
      removeAll removeSubrange replaceSubrange reserveCapacity startIndex unicodeScalars
      uppercased utf16 utf8 utf8CString utf8Span withCString withMutableCharacters withUTF8 write
    StringInterpolationProtocol: appendLiteral
    StringProtocol: BidirectionalCollection Collection CustomStringConvertible Hashable Sequence
      TextOutputStream TextOutputStreamable addingPercentEncoding appending appendingFormat
      cString canBeConverted capitalized caseInsensitiveCompare commonPrefix compare completePath
      components contains data decomposedStringWithCanonicalMapping
      decomposedStringWithCompatibilityMapping enumerateLines enumerateSubstrings fastestEncoding
      folding getBytes getCString getLineStart getParagraphStart hasPrefix hasSuffix hash
      lengthOfBytes lineRange localizedCapitalized localizedCaseInsensitiveCompare
      localizedCaseInsensitiveContains localizedCompare localizedLowercase
      localizedStandardCompare localizedStandardContains localizedStandardRange localizedUppercase
      lowercased maximumLengthOfBytes padding paragraphRange precomposedStringWithCanonicalMapping
      precomposedStringWithCompatibilityMapping range rangeOfCharacter
      rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences removingPercentEncoding
      replacingCharacters replacingOccurrences smallestEncoding substring trimmingCharacters
      unicodeScalars uppercased utf16 utf8 withCString write
    Style: Encodable Hashable RawRepresentable abbreviated binary currency currencyAccounting
      currencyISOCode currencyPlural decimal default file full long medium memory none ordinal
      percent scientific short spellOut
    Substring: BidirectionalCollection Collection CustomDebugStringConvertible CustomReflectable
      CustomStringConvertible Hashable RangeReplaceableCollection Sequence StringProtocol
      TextOutputStream TextOutputStreamable append base characters customMirror
      customPlaygroundQuickLook debugDescription description distance endIndex filter index
      isContiguousUTF8 lowercased makeContiguousUTF8 replaceSubrange startIndex unicodeScalars
      uppercased utf16 utf8 utf8Span withCString withMutableCharacters withUTF8 write
    SystemRandomNumberGenerator: RandomNumberGenerator next
    Task: Hashable basePriority cancel checkCancellation currentPriority detached escalatePriority
      get getResult hash immediate immediateDetached isCancelled name result runDetached sleep
      suspend value withCancellationHandler withGroup yield
    TaskGroup: AsyncSequence add addImmediateTask addImmediateTaskUnlessCancelled addTask
      addTaskUnlessCancelled async asyncUnlessCancelled cancelAll isCancelled isEmpty
      makeAsyncIterator next spawn spawnUnlessCancelled waitForAll
    TaskPriority: CustomStringConvertible Encodable RawRepresentable background default
      description high low medium rawValue unspecified userInitiated userInteractive utility
    Termination: Hashable cancelled finished
    TextOutputStream: write
    TextOutputStreamable: write
    Thread: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      callStackReturnAddresses callStackSymbols cancel current detachNewThread exit isCancelled
      isExecuting isFinished isMainThread isMultiThreaded main mainThread name qualityOfService
      sleep stackSize start threadDictionary
    ThrowingTaskGroup: AsyncSequence add addImmediateTask addImmediateTaskUnlessCancelled addTask
      addTaskUnlessCancelled async asyncUnlessCancelled cancelAll isCancelled isEmpty
      makeAsyncIterator next nextResult spawn spawnUnlessCancelled waitForAll
    TimeStyle: Encodable Hashable complete omitted shortened standard
    TimeZone: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Encodable
      Hashable abbreviation abbreviationDictionary autoupdatingCurrent current customMirror
      daylightSavingTimeOffset debugDescription description encode exemplarLocation
      genericLocation genericName gmt hash identifier isDaylightSavingTime iso8601
      knownTimeZoneIdentifiers localizedGMT localizedName nextDaylightSavingTimeTransition omitted
      secondsFromGMT specificName timeZoneDataVersion
    Timer: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol fire
      fireDate invalidate isValid scheduledTimer timeInterval tolerance userInfo
    UInt: AdditiveArithmetic BinaryInteger CustomReflectable CustomStringConvertible Encodable
      FixedWidthInteger Hashable Numeric Strideable UnsignedInteger addingReportingOverflow
      bitWidth byteSwapped customMirror customPlaygroundQuickLook dividedReportingOverflow
      dividingFullWidth encode hash leadingZeroBitCount multipliedFullWidth
      multipliedReportingOverflow nonzeroBitCount remainderReportingOverflow signum
      subtractingReportingOverflow trailingZeroBitCount words
    UInt16: AdditiveArithmetic BinaryInteger CustomReflectable CustomStringConvertible Encodable
      FixedWidthInteger Hashable Numeric Strideable UnsignedInteger addingReportingOverflow
      bitWidth byteSwapped customMirror customPlaygroundQuickLook dividedReportingOverflow
      dividingFullWidth encode hash leadingZeroBitCount multipliedFullWidth
      multipliedReportingOverflow nonzeroBitCount remainderReportingOverflow signum
      subtractingReportingOverflow trailingZeroBitCount words
    UInt32: AdditiveArithmetic BinaryInteger CustomReflectable CustomStringConvertible Encodable
      FixedWidthInteger Hashable Numeric Strideable UnsignedInteger addingReportingOverflow
      bitWidth byteSwapped customMirror customPlaygroundQuickLook dividedReportingOverflow
      dividingFullWidth encode hash leadingZeroBitCount multipliedFullWidth
      multipliedReportingOverflow nonzeroBitCount remainderReportingOverflow signum
      subtractingReportingOverflow trailingZeroBitCount words
    UInt64: AdditiveArithmetic BinaryInteger CustomReflectable CustomStringConvertible Encodable
      FixedWidthInteger Hashable Numeric Strideable UnsignedInteger addingReportingOverflow
      bitWidth byteSwapped customMirror customPlaygroundQuickLook dividedReportingOverflow
      dividingFullWidth encode hash leadingZeroBitCount multipliedFullWidth
      multipliedReportingOverflow nonzeroBitCount remainderReportingOverflow signum
      subtractingReportingOverflow trailingZeroBitCount words
    UInt8: AdditiveArithmetic BinaryInteger CustomReflectable CustomStringConvertible Encodable
      FixedWidthInteger Hashable Numeric Strideable UnsignedInteger addingReportingOverflow
      bitWidth byteSwapped customMirror customPlaygroundQuickLook dividedReportingOverflow
      dividingFullWidth encode hash leadingZeroBitCount multipliedFullWidth
      multipliedReportingOverflow nonzeroBitCount remainderReportingOverflow signum
      subtractingReportingOverflow trailingZeroBitCount words
    URL: CustomDebugStringConvertible CustomPlaygroundDisplayConvertible CustomStringConvertible
      Encodable Hashable absoluteString absoluteURL append appendPathComponent appendPathExtension
      appending appendingPathComponent appendingPathExtension baseURL checkResourceIsReachable
      currentDirectory dataRepresentation debugDescription deleteLastPathComponent
      deletePathExtension deletingLastPathComponent deletingPathExtension description encode
      fragment hasDirectoryPath hash homeDirectory host isFileURL lastPathComponent password path
      pathComponents pathExtension playgroundDescription port query relativePath relativeString
      removeAllCachedResourceValues removeCachedResourceValue resolveSymlinksInPath
      resolvingSymlinksInPath resourceValues scheme setResourceValues setTemporaryResourceValue
      standardize standardized standardizedFileURL temporaryDirectory user
      withUnsafeFileSystemRepresentation
    URLComponents: CustomDebugStringConvertible CustomReflectable CustomStringConvertible
      Encodable Hashable customMirror debugDescription description encode encodedHost fragment
      hash host password path percentEncodedFragment percentEncodedHost percentEncodedPassword
      percentEncodedPath percentEncodedQuery percentEncodedQueryItems percentEncodedUser port
      query queryItems rangeOfFragment rangeOfHost rangeOfPassword rangeOfPath rangeOfPort
      rangeOfQuery rangeOfScheme rangeOfUser scheme string url user
    URLError: CustomNSError CustomStringConvertible Error Hashable
      backgroundSessionInUseByAnotherProcess backgroundSessionRequiresSharedContainer
      backgroundSessionWasDisconnected badServerResponse badURL callIsActive cancelled
      cannotCloseFile cannotConnectToHost cannotCreateFile cannotDecodeContentData
      cannotDecodeRawData cannotFindHost cannotLoadFromNetwork cannotMoveFile cannotOpenFile
      cannotParseResponse cannotRemoveFile cannotWriteToFile clientCertificateRejected
      clientCertificateRequired dataNotAllowed dnsLookupFailed downloadDecodingFailedMidStream
      downloadDecodingFailedToComplete failingURL failureURLString fileDoesNotExist
      fileIsDirectory httpTooManyRedirects internationalRoamingOff networkConnectionLost
      noPermissionsToReadFile notConnectedToInternet redirectToNonExistentLocation
      requestBodyStreamExhausted resourceUnavailable secureConnectionFailed
      serverCertificateHasBadDate serverCertificateHasUnknownRoot serverCertificateNotYetValid
      serverCertificateUntrusted timedOut unknown unsupportedURL userAuthenticationRequired
      userCancelledAuthentication zeroByteResource
    URLQueryItem: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Hashable
      customMirror debugDescription description hash name value
    UTF16: UnicodeCodec decode encode encodedReplacementCharacter isASCII isLeadSurrogate
      isSurrogate isTrailSurrogate leadSurrogate trailSurrogate transcode transcodedLength width
    UTF16View: BidirectionalCollection Collection CustomDebugStringConvertible CustomReflectable
      CustomStringConvertible RandomAccessCollection Sequence count customMirror
      customPlaygroundQuickLook debugDescription description distance endIndex formIndex index
      indices makeIterator startIndex
    UTF32: Hashable UnicodeCodec decode encode encodedReplacementCharacter isASCII
    UTF8: UnicodeCodec decode encode encodedReplacementCharacter isASCII isContinuation transcode
      width
    UTF8View: BidirectionalCollection Collection CustomDebugStringConvertible CustomReflectable
      CustomStringConvertible RandomAccessCollection Sequence count customMirror
      customPlaygroundQuickLook debugDescription description distance endIndex formIndex index
      indices span startIndex withContiguousStorageIfAvailable
    UUID: CustomReflectable CustomStringConvertible Encodable Hashable customMirror
      debugDescription description encode hash random uuid uuidString
    UnfoldSequence: IteratorProtocol Sequence next
    UnicodeCodec: decode encode
    UnicodeScalarView: BidirectionalCollection Collection CustomDebugStringConvertible
      CustomReflectable CustomStringConvertible RangeReplaceableCollection Sequence append count
      customMirror customPlaygroundQuickLook debugDescription description distance endIndex
      formIndex index indices makeIterator replaceSubrange reserveCapacity startIndex
    Unit: CustomDebugStringConvertible CustomStringConvertible Encodable Hashable NSCoding
      NSCopying NSObjectProtocol NSSecureCoding OptionSet RawRepresentable SetAlgebra byte
      calendar calorie centimeter copy day days eb encode era foot gb gram hour hours inch isEqual
      joule kb kilocalorie kilogram kilojoule kilometer mb meter microseconds mile millimeter
      milliseconds minute minutes month nanosecond nanoseconds ounce pb pound quarter rawValue
      second seconds stone supportsSecureCoding symbol tb timeZone weekOfMonth weekOfYear weekday
      weekdayOrdinal weeks yard yb year yearForWeekOfYear zb
    UnitsStyle: Encodable Hashable abbreviated narrow spellOut wide
    UnkeyedDecodingContainer: codingPath count currentIndex decode decodeIfPresent decodeNil
      isAtEnd nestedContainer nestedUnkeyedContainer superDecoder
    UnkeyedEncodingContainer: codingPath count encode encodeConditional encodeNil nestedContainer
      nestedUnkeyedContainer superEncoder
    UnsafeBufferPointer: BidirectionalCollection Collection ContiguousBytes
      CustomDebugStringConvertible DataProtocol RandomAccessCollection Sequence baseAddress count
      deallocate debugDescription distance endIndex extracting formIndex index indices isEmpty
      makeIterator regions span startIndex withContiguousStorageIfAvailable withMemoryRebound
      withUnsafeBytes
    UnsafeContinuation: resume
    UnsafeMutableBufferPointer: BidirectionalCollection Collection ContiguousBytes
      CustomDebugStringConvertible MutableCollection RandomAccessCollection Sequence allocate
      assign baseAddress count deallocate debugDescription deinitialize deinitializeElement
      distance endIndex extracting formIndex index indices initialize initializeElement isEmpty
      makeIterator moveElement moveInitialize moveUpdate mutableSpan span startIndex swapAt update
      withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable withMemoryRebound
      withUnsafeBytes
    UnsafeMutablePointer: CustomDebugStringConvertible CustomReflectable Hashable Strideable
      allocate assign customPlaygroundQuickLook deallocate deinitialize hashValue initialize move
      moveAssign moveInitialize moveUpdate pointee pointer update withMemoryRebound
    UnsafePointer: CustomDebugStringConvertible CustomReflectable Hashable Strideable
      customPlaygroundQuickLook deallocate hashValue pointee pointer withMemoryRebound
    UnsignedInteger: AdditiveArithmetic BinaryInteger CustomStringConvertible Hashable Numeric
      Strideable dividingFullWidth isSigned magnitude max min
    UserDefaults: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      addSuite argumentDomain array bool data dictionary dictionaryRepresentation
      didChangeNotification double float globalDomain integer object objectIsForced
      persistentDomain register registrationDomain removeObject removePersistentDomain removeSuite
      removeVolatileDomain resetStandardUserDefaults set setPersistentDomain setVolatileDomain
      standard string stringArray synchronize url volatileDomain volatileDomainNames
    Values: Collection CustomDebugStringConvertible CustomStringConvertible MutableCollection
      Sequence count debugDescription description endIndex formIndex index isEmpty makeIterator
      startIndex swapAt
    WritingOptions: OptionSet RawRepresentable SetAlgebra atomic completeFileProtection
      completeFileProtectionUnlessOpen completeFileProtectionUntilFirstUserAuthentication
      fileProtectionMask fragmentsAllowed noFileProtection prettyPrinted rawValue sortedKeys
      withoutEscapingSlashes withoutOverwriting
    Zip2Sequence: Sequence makeIterator underestimatedCount
    """
}
