/// Takes the log out as CSV, JSON and JSON lines; see `Table`.
