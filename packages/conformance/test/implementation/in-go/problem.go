package main

import (
	"encoding/json"
	"net/http"
)

type violation struct {
	In, Pointer, Name, Keyword, Detail string
}

// MarshalJSON keeps the empty pointer, which is the whole body (RFC 6901, 5).
func (v violation) MarshalJSON() ([]byte, error) {
	members := map[string]string{"in": v.In, "keyword": v.Keyword, "detail": v.Detail}
	if v.In == "body" {
		members["pointer"] = v.Pointer
	} else if v.Name != "" {
		members["name"] = v.Name
	}
	return json.Marshal(members)
}

// refusal ends a request with a problem (RFC 9457).
type refusal struct {
	status int
	kind   string
	errors []violation
	header map[string]string
}

func invalid(errors ...violation) *refusal {
	return &refusal{status: 400, kind: "invalid-request", errors: errors}
}

func refuse(kind, pointer, detail string) *refusal {
	return &refusal{status: 422, kind: kind, errors: []violation{{In: "body", Pointer: pointer, Keyword: "value", Detail: detail}}}
}

type problem struct {
	Type   string      `json:"type"`
	Title  string      `json:"title"`
	Status int         `json:"status"`
	Detail string      `json:"detail"`
	Errors []violation `json:"errors,omitempty"`
}

func (r *refusal) answer() answer {
	title := http.StatusText(r.status)
	detail := "The request was refused: " + title + "."
	if len(r.errors) > 0 {
		detail = r.errors[0].Detail
	}
	return answer{r.status, r.header, problem{"urn:problem-type:document-export:" + r.kind, title, r.status, detail, r.errors}}
}
