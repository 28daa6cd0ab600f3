// Exports report.json as Markdown and prints the outcome of the job.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"os"
)

type job struct {
	Status  string `json:"status"`
	Summary string `json:"summary"`
}

func main() {
	document, err := os.ReadFile("report.json")
	if err != nil {
		log.Fatal(err)
	}
	body := &bytes.Buffer{}
	form := multipart.NewWriter(body)
	addPart(form, `form-data; name="file"; filename="report.json"`, document)
	addPart(form, `form-data; name="options"`, []byte(`{"destination":2,"conversion":{"destination":"markdown"}}`))
	form.Close()
	request, err := http.NewRequest("POST", os.Getenv("DOCEXPORT_BASE_URL")+"/v2/export/hosted-docs", body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("DOCEXPORT_TOKEN"))
	request.Header.Set("Content-Type", form.FormDataContentType())
	request.Header.Set("Prefer", "wait=30")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode >= 400 {
		problem, _ := io.ReadAll(response.Body)
		log.Fatal(response.Status, " ", string(problem))
	}
	var exported job
	if err := json.NewDecoder(response.Body).Decode(&exported); err != nil {
		log.Fatal(err)
	}
	fmt.Println(exported.Status, exported.Summary)
}

func addPart(form *multipart.Writer, disposition string, content []byte) {
	part, err := form.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {disposition},
		"Content-Type":        {"application/json"},
	})
	if err != nil {
		log.Fatal(err)
	}
	part.Write(content)
}
