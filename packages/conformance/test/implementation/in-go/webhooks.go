package main

import (
	"bytes"
	"crypto/ed25519"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"math/big"
	"net"
	"net/http"
	"net/url"
	"slices"
	"time"
)

const callTimeout = 5 * time.Second

var (
	eventNames = []string{"job.queued", "job.processing", "job.done", "job.failed", "document-export.created"}
	delays     = []time.Duration{20 * time.Millisecond, 40 * time.Millisecond, 80 * time.Millisecond}
)

type webhook struct {
	ID          int         `json:"id"`
	Endpoint    string      `json:"endpoint"`
	Events      []string    `json:"events"`
	Connections []reference `json:"connections"`
	Description *string     `json:"description"`
	isDisabled  bool
}

type signer struct {
	private ed25519.PrivateKey
	public  ed25519.PublicKey
}

func newSigner() signer {
	public, private, _ := ed25519.GenerateKey(rand.Reader)
	return signer{private, public}
}

func (s signer) keySet() any {
	x := base64.RawURLEncoding.EncodeToString(s.public)
	key := map[string]string{"kid": "1", "kty": "OKP", "crv": "Ed25519", "use": "sig", "alg": "EdDSA", "x": x}
	return map[string]any{"keys": []any{key}}
}

type warning struct {
	Code    string  `json:"code"`
	Detail  string  `json:"detail"`
	Pointer *string `json:"pointer"`
}

// publish sends what happened to the webhooks that name it, and to the URLs of the job. The caller holds the mutex.
func (s *server) publish(of work, now job, made *record) {
	kind, data := "job."+now.Status, map[string]any{"job": now, "attempt": 1, "warnings": []warning{}, "warningCounts": map[string]int{}}
	if now.HasWarnings {
		data["warnings"] = []warning{{"target-renamed", "The target was renamed.", nil}}
		data["warningCounts"] = map[string]int{"target-renamed": 1}
	}
	if made != nil {
		kind, data = "document-export.created", map[string]any{"job": now, "documentExport": *made}
	}
	body, _ := json.Marshal(map[string]any{"type": kind, "timestamp": time.Now().UTC(), "data": data})
	for _, one := range of.in.webhooks {
		isConcerned := slices.Contains(one.Connections, of.in.source) || slices.Contains(one.Connections, of.destination)
		if isConcerned && slices.Contains(one.Events, kind) {
			go s.deliver(one.Endpoint, body, one)
		}
	}
	for _, address := range of.options.Webhooks {
		go s.deliver(address, body, nil)
	}
}

var client = http.Client{
	Timeout:       callTimeout,
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// deliver calls a receiver until it takes the event; of the network, only this machine is called.
func (s *server) deliver(address string, body []byte, to *webhook) {
	parsed, err := url.Parse(address)
	if err != nil || !net.ParseIP(parsed.Hostname()).IsLoopback() && parsed.Hostname() != "localhost" {
		return
	}
	id := "msg_" + newID()
	for attempt := 0; ; attempt++ {
		if s.isDisabled(to) {
			return
		}
		status := s.call(address, id, body)
		if status == http.StatusGone && to != nil {
			s.mutex.Lock()
			to.isDisabled = true
			s.mutex.Unlock()
		}
		if status/100 == 2 || status == http.StatusGone || attempt == len(delays) {
			return
		}
		jitter, _ := rand.Int(rand.Reader, big.NewInt(int64(delays[attempt]/2)))
		time.Sleep(delays[attempt] + time.Duration(jitter.Int64()))
	}
}

func (s *server) isDisabled(one *webhook) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return one != nil && one.isDisabled
}

func (s *server) call(address, id string, body []byte) int {
	timestamp := fmt.Sprint(time.Now().Unix())
	signature := ed25519.Sign(s.signer.private, append([]byte(id+"."+timestamp+"."), body...))
	message, err := http.NewRequest("POST", address, bytes.NewReader(body))
	if err != nil {
		return 0
	}
	message.Header.Set("Content-Type", "application/json")
	message.Header.Set("User-Agent", "in-go")
	message.Header.Set("Webhook-Id", id)
	message.Header.Set("Webhook-Timestamp", timestamp)
	message.Header.Set("Webhook-Signature", "v1a,"+base64.StdEncoding.EncodeToString(signature))
	response, err := client.Do(message)
	if err != nil {
		return 0
	}
	response.Body.Close()
	return response.StatusCode
}
