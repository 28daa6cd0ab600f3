// An implementation in another language, written from the contract alone and with nothing but Go's standard library. It keeps
// everything in memory. The port on the loopback is its argument.
package main

import (
	"fmt"
	"net"
	"os"
	"sync"
	"time"
)

type reference struct {
	ID   int    `json:"id"`
	Name string `json:"name"`
}

type collection struct {
	ID                    int       `json:"id"`
	Name                  string    `json:"name"`
	SourceConnection      reference `json:"sourceConnection"`
	DestinationConnection reference `json:"destinationConnection"`
}

type record struct {
	SourceConnection        reference `json:"sourceConnection"`
	SourceDocumentTitle     string    `json:"sourceDocumentTitle"`
	SourceDocumentReference string    `json:"sourceDocumentReference"`
	SourceDocumentVersion   string    `json:"sourceDocumentVersion"`
	SourceDocumentKind      string    `json:"sourceDocumentKind"`
	DestinationConnection   reference `json:"destinationConnection"`
	DestinationReference    string    `json:"destinationReference"`
	ExportedAt              time.Time `json:"exportedAt"`
}

// workspace is what tokens share.
type workspace struct {
	source, destination, other reference
	collections                []collection
	records                    []record
	webhooks                   []*webhook
	written                    map[string]bool
}

func newWorkspace(name string, base int) *workspace {
	own := &workspace{
		source:      reference{base + 1, name + ": Drive"},
		destination: reference{base + 2, name + ": Site"},
		other:       reference{base + 3, name + ": Archive"},
		written:     map[string]bool{},
	}
	for index, title := range []string{"Reports", "News", "Manuals"} {
		own.collections = append(own.collections, collection{base + 10 + index, name + ": " + title, own.source, own.destination})
	}
	for index := range 60 {
		own.records = append(own.records, record{
			own.source, fmt.Sprint(name, " ", index), fmt.Sprint("document-", index), "1", "google-docs",
			own.destination, fmt.Sprintf("reports/%d.md", index), time.Date(2026, 10, 1, 0, index, 0, 0, time.UTC),
		})
	}
	return own
}

func (w *workspace) connection(id int) (reference, bool) {
	for _, one := range []reference{w.source, w.destination, w.other} {
		if one.ID == id {
			return one, true
		}
	}
	return reference{}, false
}

type caller struct {
	token     string
	workspace *workspace
	scopes    []string
}

// server is everything that requests share; mutex guards what changes.
type server struct {
	mutex   sync.Mutex
	callers map[string]caller
	kept    map[string]kept
	count   int
	signer  signer
}

func main() {
	first, second := newWorkspace("First", 0), newWorkspace("Second", 1000)
	all := []string{"exports:read", "exports:write", "collections:read", "webhooks:read", "webhooks:write"}
	own := &server{callers: map[string]caller{}, kept: map[string]kept{}, signer: newSigner()}
	for _, one := range []caller{
		{"First-token", first, all},
		{"Sibling-token", first, all},
		{"Second-token", second, all},
		{"Narrow-token", first, []string{"collections:read"}},
	} {
		own.callers[one.token] = one
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	for {
		connection, err := listener.Accept()
		if err != nil {
			return
		}
		go own.converse(connection)
	}
}
