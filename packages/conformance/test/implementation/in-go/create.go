package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"mime"
	"mime/multipart"
	"net/url"
	"slices"
	"strings"
)

const (
	maxFileBytes    = 32 << 20
	maxOptionsBytes = 64 << 10
	maxFormBytes    = maxFileBytes + maxBodyBytes
)

// kept is what an idempotency key stands for.
type kept struct {
	content  string
	resource any
}

// once makes something under a key the first time, and finds it again for the same content (decision idempotency).
func (s *server) once(slot, content string, make func() (any, *refusal)) (any, bool, *refusal) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if known, isKnown := s.kept[slot]; isKnown && slot != "" {
		if known.content != content {
			return nil, false, &refusal{status: 422, kind: "idempotency-mismatch"}
		}
		return known.resource, true, nil
	}
	made, refused := make()
	if refused == nil && slot != "" {
		s.kept[slot] = kept{content, made}
	}
	return made, false, refused
}

func digest(parts ...any) string {
	text, _ := json.Marshal(parts)
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

func (s *server) create(path string, message *request, by caller) (answer, *refusal) {
	if coding := strings.Join(message.header["Content-Encoding"], ","); coding != "" && !strings.EqualFold(coding, "identity") {
		return answer{}, &refusal{status: 415, kind: "unsupported-media-type", header: map[string]string{"Accept-Encoding": "identity"}}
	}
	header, slot := map[string]string{}, ""
	if keys, isSent := message.header["Idempotency-Key"]; isSent {
		if len(keys) > 1 || keys[0] == "" || len(keys[0]) > 255 {
			return answer{}, invalid(violation{In: "header", Name: "Idempotency-Key", Keyword: "maxLength", Detail: "Expected one key of 1 to 255 characters."})
		}
		header["Idempotency-Key"] = keys[0]
		slot = digest(by.token, path, []byte(keys[0]))
	}
	if path == "/v2/webhooks" {
		return s.createWebhook(message, by, slot, header)
	}
	return s.export(message, by, slot, header)
}

func (s *server) createWebhook(message *request, by caller, slot string, header map[string]string) (answer, *refusal) {
	if !isJSON(message.header.Get("Content-Type")) {
		return answer{}, &refusal{status: 415, kind: "unsupported-media-type"}
	}
	body, refused := readBody(message, maxBodyBytes)
	if refused != nil {
		return answer{}, refused
	}
	fields, isObject := readJSON(body)
	if !isObject {
		return answer{}, invalid(violation{In: "body", Keyword: "type", Detail: "Expected an object of JSON in UTF-8."})
	}
	check := &checker{fields: fields}
	asked := webhook{Description: check.textOrNull("description")}
	origin := check.textOrNull("origin")
	asked.Endpoint, _ = member[string](check, "endpoint", "text", true)
	if text, isText := fields["endpoint"].(string); isText && text == "" {
		check.wrong("/endpoint", "minLength", "at least one character")
	}
	asked.Events = listOf(check, "events", "text", 1, textOf)
	ids := listOf(check, "connections", "an integer of 32 bits", 1, func(value any) (int, bool) { return integerOf(value, 1<<31) })
	if len(check.found) > 0 {
		return answer{}, invalid(check.found...)
	}
	content := digest(asked.Endpoint, asked.Events, ids, asked.Description, origin)
	made, _, refused := s.once(slot, content, func() (any, *refusal) { return s.register(asked, ids, by.workspace) })
	return answer{201, header, made}, refused
}

func (s *server) register(asked webhook, ids []int, in *workspace) (any, *refusal) {
	for _, name := range asked.Events {
		if !slices.Contains(eventNames, name) {
			return nil, refuse("unknown-event", "/events", "Expected names of events.")
		}
	}
	if address, err := url.Parse(asked.Endpoint); err != nil || address.Host == "" || !strings.HasPrefix(strings.ToLower(address.Scheme), "http") {
		return nil, refuse("endpoint-refused", "/endpoint", "Expected an absolute URL.")
	}
	for _, id := range ids {
		connection, isKnown := in.connection(id)
		if !isKnown {
			return nil, refuse("unknown-connection", "/connections", "Expected ids of connections of the workspace.")
		}
		asked.Connections = append(asked.Connections, connection)
	}
	s.count++
	asked.ID = s.count
	in.webhooks = append(in.webhooks, &asked)
	return &asked, nil
}

// options is what an export may be told; the names give its content one form, with each default.
type options struct {
	Destination          int            `json:"destination"`
	DestinationReference string         `json:"destinationReference"`
	HasReference         bool           `json:"hasReference"`
	AutoMap              bool           `json:"autoMapDocumentProperties"`
	Conversion           map[string]any `json:"conversion"`
	FieldMappings        map[string]any `json:"fieldMappings"`
	Webhooks             []string       `json:"webhooks"`
}

func readOptions(text []byte) (options, []violation) {
	fields, isObject := readJSON(text)
	if !isObject {
		return options{}, []violation{{In: "body", Pointer: "/options", Keyword: "type", Detail: "Expected an object of JSON in UTF-8."}}
	}
	check := &checker{place: "/options", fields: fields}
	asked := options{Conversion: map[string]any{"source": "google-docs"}, FieldMappings: map[string]any{}}
	if value, isThere := fields["destination"]; !isThere {
		check.wrong("/destination", "required", "an integer")
	} else if id, isInteger := integerOf(value, 1<<53); isInteger {
		asked.Destination = id
	} else {
		check.wrong("/destination", "type", "an integer")
	}
	asked.DestinationReference, asked.HasReference = member[string](check, "destinationReference", "text", false)
	asked.AutoMap, _ = member[bool](check, "autoMapDocumentProperties", "true or false", false)
	for name, value := range check.textsIn("conversion", "source", "destination") {
		asked.Conversion[name] = value
	}
	for name, value := range check.textsIn("fieldMappings") {
		asked.FieldMappings[name] = value
	}
	asked.Webhooks = listOf(check, "webhooks", "text", 0, textOf)
	return asked, check.found
}

func isJSON(header string) bool {
	kind, _, _ := strings.Cut(header, ";")
	return strings.EqualFold(strings.TrimSpace(kind), "application/json")
}

// readForm returns the only part of each name (RFC 7578).
func readForm(message *request) (file []byte, text []byte, refused *refusal) {
	kind, parameters, _ := mime.ParseMediaType(message.header.Get("Content-Type"))
	if kind != "multipart/form-data" {
		return nil, nil, &refusal{status: 415, kind: "unsupported-media-type"}
	}
	body, refused := readBody(message, maxFormBytes)
	if refused != nil {
		return nil, nil, refused
	}
	broken := invalid(violation{In: "body", Keyword: "format", Detail: "Expected the parts of a form, each with its name."})
	if parameters["boundary"] == "" {
		return nil, nil, broken
	}
	parts := map[string][][]byte{}
	for form := multipart.NewReader(bytes.NewReader(body), parameters["boundary"]); ; {
		part, err := form.NextRawPart()
		if err == io.EOF {
			break
		}
		if err != nil || part.FormName() == "" {
			return nil, nil, broken
		}
		if own := part.Header.Get("Content-Type"); part.FormName() == "options" && own != "" && !isJSON(own) {
			return nil, nil, &refusal{status: 415, kind: "unsupported-media-type"}
		}
		content, err := io.ReadAll(part)
		if err != nil {
			return nil, nil, broken
		}
		parts[part.FormName()] = append(parts[part.FormName()], content)
	}
	var wrong []violation
	for _, name := range []string{"file", "options"} {
		if len(parts[name]) != 1 {
			wrong = append(wrong, violation{In: "body", Pointer: "/" + name, Keyword: "required", Detail: "Expected one part `" + name + "`."})
		}
	}
	if len(wrong) > 0 {
		return nil, nil, invalid(wrong...)
	}
	file, text = parts["file"][0], parts["options"][0]
	if len(file) > maxFileBytes || len(text) > maxOptionsBytes {
		return nil, nil, &refusal{status: 413, kind: "content-too-large"}
	}
	return file, text, nil
}
