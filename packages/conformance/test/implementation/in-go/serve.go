package main

import (
	"io"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

const maxBodyBytes = 1 << 20

// The scope of each method of each path.
var routes = map[string]map[string]string{
	"/v2/collections":        {"GET": "collections:read"},
	"/v2/document-exports":   {"GET": "exports:read"},
	"/v2/webhooks":           {"GET": "webhooks:read", "POST": "webhooks:write"},
	"/v2/export/hosted-docs": {"POST": "exports:write"},
}

var knownMethods = []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"}

var unreserved = regexp.MustCompile(`%(?:[46][1-9A-Fa-f]|[57][0-9Aa]|3[0-9]|2[DdEe]|5[Ff]|7[Ee])`)

// answer carries a request out.
func (s *server) answer(message *request) (answer, *refusal) {
	path, query, _ := strings.Cut(withoutHost(message.target), "?")
	path = unreserved.ReplaceAllStringFunc(path, func(escaped string) string {
		letter, _ := url.PathUnescape(escaped)
		return letter
	})
	if !slices.Contains(knownMethods, message.method) {
		return answer{}, &refusal{status: 501, kind: "not-implemented"}
	}
	if path == "/.well-known/webhook-keys.json" && message.method == "GET" {
		return answer{200, nil, s.signer.keySet()}, nil
	}
	methods, isKnown := routes[path]
	if !isKnown {
		return answer{}, &refusal{status: 404, kind: "not-found"}
	}
	allow := map[string]string{"Allow": strings.Join(allowed(methods), ", ")}
	if message.method == "OPTIONS" {
		return answer{204, allow, nil}, nil
	}
	method := message.method
	if method == "HEAD" {
		method = "GET"
	}
	scope, isAllowed := methods[method]
	if !isAllowed {
		return answer{}, &refusal{status: 405, kind: "method-not-allowed", header: allow}
	}
	by, refused := s.authenticate(message.header["Authorization"], scope)
	if refused != nil {
		return answer{}, refused
	}
	if !takesJSON(message.header["Accept"]) {
		return answer{}, &refusal{status: 406, kind: "not-acceptable"}
	}
	if method == "GET" {
		return s.list(path, query, by.workspace)
	}
	return s.create(path, message, by)
}

func withoutHost(target string) string {
	if strings.HasPrefix(target, "/") {
		return target
	}
	if absolute, err := url.Parse(target); err == nil && absolute.Host != "" {
		return absolute.RequestURI()
	}
	return ""
}

func allowed(methods map[string]string) []string {
	names := []string{"OPTIONS"}
	for name := range methods {
		names = append(names, name)
		if name == "GET" {
			names = append(names, "HEAD")
		}
	}
	slices.Sort(names)
	return names
}

func (s *server) authenticate(sent []string, scope string) (caller, *refusal) {
	challenge := map[string]string{"WWW-Authenticate": `Bearer realm="exports"`}
	unknown := &refusal{status: 401, kind: "unauthorized", header: challenge}
	if len(sent) != 1 {
		return caller{}, unknown
	}
	scheme, token, _ := strings.Cut(sent[0], " ")
	by, isKnown := s.callers[strings.TrimLeft(token, " ")]
	if !strings.EqualFold(scheme, "bearer") || !isKnown {
		return caller{}, unknown
	}
	if !slices.Contains(by.scopes, scope) {
		return caller{}, &refusal{status: 403, kind: "forbidden"}
	}
	return by, nil
}

// takesJSON goes by the most exact range (RFC 9110, 12.5.1).
func takesJSON(lines []string) bool {
	accept := strings.ToLower(strings.Join(lines, ","))
	if strings.TrimSpace(accept) == "" {
		return true
	}
	weights := map[string]float64{}
	for _, text := range strings.Split(accept, ",") {
		parts := strings.Split(text, ";")
		weight := 1.0
		for _, part := range parts[1:] {
			if name, value, _ := strings.Cut(strings.TrimSpace(part), "="); name == "q" {
				weight, _ = strconv.ParseFloat(value, 64)
			}
		}
		weights[strings.TrimSpace(parts[0])] = weight
	}
	for _, wanted := range []string{"application/json", "application/*", "*/*"} {
		if weight, isNamed := weights[wanted]; isNamed {
			return weight > 0
		}
	}
	return false
}

type pagination struct {
	PageCount        int64 `json:"pageCount"`
	PageNo           int64 `json:"pageNo"`
	PageSize         int64 `json:"pageSize"`
	TotalRecordCount int64 `json:"totalRecordCount"`
}

type page[Item any] struct {
	Items      []Item     `json:"items"`
	Pagination pagination `json:"pagination"`
}

func pageOf[Item any](all []Item, no, size int64) answer {
	total := int64(len(all))
	count := (total + size - 1) / size
	items := []Item{}
	if no <= count {
		items = append(items, all[(no-1)*size:min(no*size, total)]...)
	}
	return answer{200, nil, page[Item]{items, pagination{count, no, size, total}}}
}

func (s *server) list(path, query string, of *workspace) (answer, *refusal) {
	widest := int64(1<<63 - 1)
	if path == "/v2/document-exports" {
		widest = 1<<31 - 1
	}
	no, wrongNo := number(query, "pageNo", 1, widest)
	size, wrongSize := number(query, "pageSize", 50, 200)
	if wrong := append(wrongNo, wrongSize...); len(wrong) > 0 {
		return answer{}, invalid(wrong...)
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	switch path {
	case "/v2/collections":
		return pageOf(of.collections, no, size), nil
	case "/v2/webhooks":
		return pageOf(of.webhooks, no, size), nil
	default:
		return pageOf(of.records, no, size), nil
	}
}

var counting = regexp.MustCompile(`^[1-9][0-9]*$`)

// number reads a parameter; an empty value means the default (decision null-query).
func number(query, name string, fallback, most int64) (int64, []violation) {
	var values []string
	for _, pair := range strings.Split(query, "&") {
		key, value, _ := strings.Cut(pair, "=")
		if decoded, err := url.QueryUnescape(key); err == nil && decoded == name {
			plain, err := url.QueryUnescape(value)
			if err != nil {
				plain = value
			}
			values = append(values, plain)
		}
	}
	if len(values) == 0 || len(values) == 1 && values[0] == "" {
		return fallback, nil
	}
	value, err := strconv.ParseInt(values[0], 10, 64)
	if len(values) > 1 || err != nil || !counting.MatchString(values[0]) || value > most {
		detail := "Expected one integer from 1 to " + strconv.FormatInt(most, 10) + "."
		return 0, []violation{{In: "query", Name: name, Keyword: "type", Detail: detail}}
	}
	return value, nil
}

// readBody returns the whole body, or the refusal of one that is larger or does not come.
func readBody(message *request, most int64) ([]byte, *refusal) {
	body, err := io.ReadAll(io.LimitReader(message.body, most+1))
	if int64(len(body)) > most {
		return nil, &refusal{status: 413, kind: "content-too-large"}
	}
	if err == nil {
		return body, nil
	}
	if refused := late(err, true); refused != nil {
		return nil, refused
	}
	return nil, invalid(violation{In: "body", Keyword: "format", Detail: "Expected a whole body."})
}
