module implementation

go 1.22
