module foreign-client

go 1.24
