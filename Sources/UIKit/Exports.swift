@_exported import FoundationValues
