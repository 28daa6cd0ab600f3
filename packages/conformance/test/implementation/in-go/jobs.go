package main

import (
	"crypto/rand"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	stepTime       = 5 * time.Millisecond
	maxWaitSeconds = 60
)

type link struct {
	Title       string `json:"title"`
	Description string `json:"description"`
	URL         string `json:"url"`
}

type output struct {
	Title string `json:"title"`
	Links []link `json:"links"`
}

type job struct {
	ID              string    `json:"id"`
	Status          string    `json:"status"`
	Type            string    `json:"type"`
	Summary         string    `json:"summary"`
	QueuedAt        time.Time `json:"queuedAt"`
	HasErrors       bool      `json:"hasErrors"`
	HasWarnings     bool      `json:"hasWarnings"`
	OutputDocuments []output  `json:"outputDocuments"`
}

// running is a job, and a channel that is closed at its end.
type running struct {
	now   job
	ended chan struct{}
}

// work is what a job was made of.
type work struct {
	document    map[string]any
	options     options
	destination reference
	in          *workspace
}

func newID() string {
	id := make([]byte, 16)
	rand.Read(id)
	id[6], id[8] = id[6]&0x0F|0x40, id[8]&0x3F|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", id[:4], id[4:6], id[6:8], id[8:10], id[10:])
}

func (s *server) export(message *request, by caller, slot string, header map[string]string) (answer, *refusal) {
	file, text, refused := readForm(message)
	if refused != nil {
		return answer{}, refused
	}
	asked, wrong := readOptions(text)
	if len(wrong) > 0 {
		return answer{}, invalid(wrong...)
	}
	made, isRepeat, refused := s.once(slot, digest(asked, file), func() (any, *refusal) {
		document, isObject := readJSON(file)
		if !isObject {
			return nil, refuse("not-a-hosted-document", "/file", "Expected an object of JSON in UTF-8.")
		}
		destination, isKnown := by.workspace.connection(asked.Destination)
		if !isKnown || destination == by.workspace.source {
			return nil, refuse("unknown-connection", "/options/destination", "Expected the id of a destination connection.")
		}
		return s.start(work{document, asked, destination, by.workspace}), nil
	})
	if refused != nil {
		return answer{}, refused
	}
	started := made.(*running)
	if seconds, isAsked := waitOf(message.header["Prefer"]); isAsked {
		header["Preference-Applied"] = fmt.Sprint("wait=", seconds)
		// A repeat tells how the job is now, at once.
		if !isRepeat {
			select {
			case <-started.ended:
			case <-time.After(time.Duration(seconds) * time.Second):
			}
		}
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return answer{202, header, started.now}, nil
}

var (
	preferences = regexp.MustCompile(`(?:[^,"]|"(?:[^"\\]|\\.)*")+`)
	wait        = regexp.MustCompile(`(?i)^\s*wait\s*=\s*"?([0-9]{1,9})"?\s*(?:;.*)?$`)
)

// waitOf is the first preference of waiting (RFC 7240).
func waitOf(lines []string) (int, bool) {
	for _, preference := range preferences.FindAllString(strings.Join(lines, ","), -1) {
		if found := wait.FindStringSubmatch(preference); found != nil {
			seconds, _ := strconv.Atoi(found[1])
			return min(seconds, maxWaitSeconds), true
		}
	}
	return 0, false
}

func (s *server) start(of work) *running {
	queued := job{newID(), "queued", "hosted-doc-export", "Waits to be processed.", time.Now().UTC(), false, false, []output{}}
	started := &running{queued, make(chan struct{})}
	s.publish(of, queued, nil)
	go s.run(of, started)
	return started
}

var refusedLetters = regexp.MustCompile(`[<>:"|?*]`)

func (s *server) run(of work, at *running) {
	defer close(at.ended)
	asked := of.options.DestinationReference
	if !of.options.HasReference {
		asked = "untitled-" + at.now.ID + ".md"
	}
	target := refusedLetters.ReplaceAllString(asked, "_")
	s.enter(of, at, func(now *job) *record {
		now.Status, now.Summary = "processing", "Is being processed."
		return nil
	})
	s.enter(of, at, func(now *job) *record {
		place := fmt.Sprint(of.destination.ID, " ", target)
		if of.in.written[place] {
			now.Status, now.Summary, now.HasErrors = "failed", "Failed: the target belongs to another job.", true
			return nil
		}
		of.in.written[place] = true
		now.Status, now.Summary, now.HasWarnings = "done", "Exported.", target != asked
		if now.HasWarnings {
			now.Summary = "Exported with 1 warning (target-renamed)."
		}
		title := textAt(of.document, "title")
		now.OutputDocuments = []output{{title, []link{{"Open", "The result", target}}}}
		made := record{
			of.in.source, title, textAt(of.document, "documentId"), textAt(of.document, "revisionId"), "google-docs",
			of.destination, target, time.Now().UTC(),
		}
		of.in.records = append(of.in.records, made)
		return &made
	})
}

// enter brings a job into another state, and tells of it.
func (s *server) enter(of work, at *running, change func(*job) *record) {
	time.Sleep(stepTime)
	s.mutex.Lock()
	defer s.mutex.Unlock()
	made := change(&at.now)
	s.publish(of, at.now, nil)
	if made != nil {
		s.publish(of, at.now, made)
	}
}

func textAt(document map[string]any, name string) string {
	text, _ := document[name].(string)
	return text
}
