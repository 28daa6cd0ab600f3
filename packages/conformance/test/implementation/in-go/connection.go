package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httputil"
	"net/textproto"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	maxHeadBytes   = 1 << 16
	requestTimeout = 30 * time.Second
	lingerTimeout  = time.Second
)

// request is a message as net/http would read it; net/http itself answers some requests without asking anyone.
type request struct {
	method, target string
	isOld          bool
	header         textproto.MIMEHeader
	body           io.Reader
	isRead         bool
}

type answer struct {
	status int
	header map[string]string
	body   any
}

// converse answers one request after the other until either side is done.
func (s *server) converse(connection net.Conn) {
	defer connection.Close()
	reader := bufio.NewReader(connection)
	for {
		connection.SetReadDeadline(time.Now().Add(requestTimeout))
		message, refused := readRequest(reader, connection)
		if message == nil && refused == nil {
			return
		}
		var response answer
		if refused == nil {
			response, refused = s.answer(message)
		}
		if refused != nil {
			response = refused.answer()
		}
		isLast := message == nil || message.isOld || !message.isRead || wantsClose(message)
		isHead := message != nil && message.method == "HEAD"
		if write(connection, response, isHead, isLast) != nil || isLast {
			linger(connection)
			return
		}
	}
}

// linger reads what is under way, since closing at once would take the response away from the caller.
func linger(connection net.Conn) {
	if tcp, ok := connection.(*net.TCPConn); ok {
		tcp.CloseWrite()
	}
	connection.SetReadDeadline(time.Now().Add(lingerTimeout))
	io.Copy(io.Discard, connection)
}

func wantsClose(message *request) bool {
	return strings.Contains(strings.ToLower(strings.Join(message.header["Connection"], ",")), "close")
}

var requestLine = regexp.MustCompile(`^([!#$%&'*+.^_|~0-9A-Za-z-]+) ([!-~]+) HTTP/1\.([0-9])$`)

// readRequest returns neither a request nor a refusal where the caller has gone.
func readRequest(reader *bufio.Reader, connection net.Conn) (*request, *refusal) {
	head, refused := readHead(reader)
	if refused != nil || head == nil {
		return nil, refused
	}
	line, fields, _ := bytes.Cut(head, []byte("\r\n"))
	parts := requestLine.FindStringSubmatch(string(line))
	if parts == nil {
		return nil, invalid(violation{In: "path", Keyword: "format", Detail: "Expected a request line of HTTP/1.1."})
	}
	header, err := textproto.NewReader(bufio.NewReader(bytes.NewReader(fields))).ReadMIMEHeader()
	if err != nil || bytes.Contains(head, []byte("\n ")) || bytes.Contains(head, []byte("\n\t")) || bytes.ContainsAny(head, "\x00") {
		return nil, invalid(violation{In: "header", Keyword: "format", Detail: "Expected lines of a name, a colon and a value."})
	}
	message := &request{method: parts[1], target: parts[2], isOld: parts[3] == "0", header: header, isRead: true}
	if hosts := header["Host"]; len(hosts) != 1 && !(message.isOld && len(hosts) == 0) {
		return nil, invalid(violation{In: "header", Name: "Host", Keyword: "maxItems", Detail: "Expected one `Host`."})
	}
	if refused := frame(message, reader, connection); refused != nil {
		return nil, refused
	}
	return message, nil
}

func readHead(reader *bufio.Reader) ([]byte, *refusal) {
	var head []byte
	for {
		line, err := reader.ReadSlice('\n')
		head = append(head, line...)
		if len(head) > maxHeadBytes {
			return nil, &refusal{status: 431, kind: "header-fields-too-large"}
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		if err != nil {
			return nil, late(err, len(head) > 0)
		}
		if len(head) == 2 && string(head) == "\r\n" {
			head = nil
		} else if bytes.HasSuffix(head, []byte("\r\n\r\n")) {
			return head, nil
		} else if !bytes.HasSuffix(line, []byte("\r\n")) {
			return nil, invalid(violation{In: "header", Keyword: "format", Detail: "Expected lines that end in CR LF."})
		}
	}
}

// late is the refusal of a request that has begun and does not come to its end.
func late(err error, hasBegun bool) *refusal {
	var timeout net.Error
	if hasBegun && errors.As(err, &timeout) && timeout.Timeout() {
		return &refusal{status: 408, kind: "request-timeout"}
	}
	return nil
}

// frame finds where the body ends (RFC 9112, 6.3); what could be read in two ways is refused.
func frame(message *request, reader *bufio.Reader, connection net.Conn) *refusal {
	lengths, codings := message.header["Content-Length"], message.header["Transfer-Encoding"]
	if expected := message.header["Expect"]; len(expected) > 0 {
		if !strings.EqualFold(strings.Join(expected, ","), "100-continue") {
			return &refusal{status: 417, kind: "expectation-failed"}
		}
	}
	switch {
	case len(codings) > 0 && len(lengths) > 0, len(lengths) > 1, len(codings) > 1, len(codings) > 0 && message.isOld:
		return invalid(violation{In: "header", Name: "Content-Length", Keyword: "maxItems", Detail: "Expected one way to find the end of the body."})
	case len(codings) > 0 && !strings.EqualFold(codings[0], "chunked"):
		return &refusal{status: 501, kind: "not-implemented"}
	case len(codings) > 0:
		message.body = &continued{message: message, connection: connection, from: &chunks{reader: reader, decoded: httputil.NewChunkedReader(reader)}}
	case len(lengths) > 0:
		length, err := strconv.ParseUint(lengths[0], 10, 62)
		if err != nil {
			return invalid(violation{In: "header", Name: "Content-Length", Keyword: "type", Detail: "Expected digits."})
		}
		message.body = &continued{message: message, connection: connection, from: &exactly{io.LimitedReader{R: reader, N: int64(length)}}}
	default:
		message.body = bytes.NewReader(nil)
		return nil
	}
	message.isRead = false
	return nil
}

// continued asks for the body where the caller waits for that (RFC 9110, 10.1.1).
type continued struct {
	message    *request
	connection net.Conn
	from       io.Reader
	isAsked    bool
}

func (c *continued) Read(bytes []byte) (int, error) {
	if !c.isAsked && len(c.message.header["Expect"]) > 0 && !c.message.isOld {
		io.WriteString(c.connection, "HTTP/1.1 100 Continue\r\n\r\n")
	}
	c.isAsked = true
	count, err := c.from.Read(bytes)
	c.message.isRead = c.message.isRead || err == io.EOF
	return count, err
}

// exactly is so many bytes, fewer of which are no body.
type exactly struct{ io.LimitedReader }

func (e *exactly) Read(bytes []byte) (int, error) {
	count, err := e.LimitedReader.Read(bytes)
	if err == io.EOF && e.N > 0 {
		err = io.ErrUnexpectedEOF
	}
	return count, err
}

// chunks reads the trailers after the last chunk too, and ignores them.
type chunks struct {
	reader  *bufio.Reader
	decoded io.Reader
}

func (c *chunks) Read(bytes []byte) (int, error) {
	count, err := c.decoded.Read(bytes)
	if err != io.EOF {
		return count, err
	}
	for read := 0; read < maxHeadBytes; {
		line, err := c.reader.ReadSlice('\n')
		if err != nil {
			return count, io.ErrUnexpectedEOF
		}
		if read += len(line); len(line) <= 2 {
			return count, io.EOF
		}
	}
	return count, io.ErrUnexpectedEOF
}

func write(connection net.Conn, response answer, isHead, isLast bool) error {
	var body []byte
	var head bytes.Buffer
	fmt.Fprintf(&head, "HTTP/1.1 %d %s\r\n", response.status, http.StatusText(response.status))
	fmt.Fprintf(&head, "Date: %s\r\n", time.Now().UTC().Format(http.TimeFormat))
	for name, value := range response.header {
		fmt.Fprintf(&head, "%s: %s\r\n", name, value)
	}
	if response.body != nil {
		body, _ = json.Marshal(response.body)
		kind := map[bool]string{true: "application/problem+json", false: "application/json"}[response.status >= 400]
		fmt.Fprintf(&head, "Content-Type: %s\r\nContent-Length: %d\r\n", kind, len(body))
	}
	if isLast {
		head.WriteString("Connection: close\r\n")
	}
	head.WriteString("\r\n")
	if !isHead {
		head.Write(body)
	}
	_, err := connection.Write(head.Bytes())
	return err
}
