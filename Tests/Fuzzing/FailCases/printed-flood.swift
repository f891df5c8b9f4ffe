while true { print("flood flood flood") }
