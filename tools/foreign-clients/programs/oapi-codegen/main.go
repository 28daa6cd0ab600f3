package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"os"
	"strconv"
)

func main() {
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context) error {
	destination, err := strconv.Atoi(os.Getenv("DESTINATION"))
	if err != nil {
		return err
	}
	client, err := NewClientWithResponses(os.Getenv("BASE_URL"), WithRequestEditorFn(authorize))
	if err != nil {
		return err
	}
	pageSize := 5
	collections, err := client.ListCollectionsWithResponse(ctx, &ListCollectionsParams{PageSize: &pageSize})
	if err != nil {
		return err
	}
	created, err := createWebhook(ctx, client, int32(destination))
	if err != nil {
		return err
	}
	webhooks, err := client.ListWebhooksWithResponse(ctx, nil)
	if err != nil {
		return err
	}
	job, err := export(ctx, client, destination)
	if err != nil {
		return err
	}
	records, err := client.ListDocumentExportsWithResponse(ctx, nil)
	if err != nil {
		return err
	}
	refused, err := createWebhook(ctx, client, 99)
	if err != nil {
		return err
	}
	if collections.JSON200 == nil || created.JSON201 == nil || webhooks.JSON200 == nil || job.JSON202 == nil ||
		records.JSON200 == nil || refused.ApplicationproblemJSON422 == nil {
		return errors.New("a response has no body of its status")
	}
	result := map[string]any{
		"webhook": created.JSON201.Id,
		"job":     job.JSON202.Status,
		"refused": refused.ApplicationproblemJSON422.Type,
	}
	var names, references []string
	var ids []int32
	for _, collection := range collections.JSON200.Items {
		names = append(names, collection.Name)
	}
	for _, webhook := range webhooks.JSON200.Items {
		ids = append(ids, webhook.Id)
	}
	for _, record := range records.JSON200.Items {
		references = append(references, record.DestinationReference)
	}
	result["collections"], result["webhooks"], result["records"] = names, ids, references
	text, err := json.Marshal(result)
	fmt.Println(string(text))
	return err
}

func authorize(_ context.Context, request *http.Request) error {
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TOKEN"))
	return nil
}

func createWebhook(ctx context.Context, client *ClientWithResponses, connection int32) (*CreateWebhookResponse, error) {
	origin := os.Getenv("REFERENCE")
	return client.CreateWebhookWithResponse(ctx, nil, WebhookCreate{
		Endpoint:    os.Getenv("ENDPOINT"),
		Events:      []string{"job.failed"},
		Connections: []int32{connection},
		Origin:      &origin,
	})
}

// The generated method accepts only a complete body, so this function encodes the two parts.
func export(ctx context.Context, client *ClientWithResponses, destination int) (*ExportHostedDocumentResponse, error) {
	file, err := os.ReadFile(os.Getenv("FILE"))
	if err != nil {
		return nil, err
	}
	reference, format, prefer := os.Getenv("REFERENCE"), "markdown", "wait=30"
	options, err := json.Marshal(ExportOptions{
		Destination:          destination,
		Conversion:           &Conversion{Destination: &format},
		DestinationReference: &reference,
	})
	if err != nil {
		return nil, err
	}
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("file", "report.json")
	if err != nil {
		return nil, err
	}
	if _, err = part.Write(file); err != nil {
		return nil, err
	}
	part, err = form.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {`form-data; name="options"`},
		"Content-Type":        {"application/json"},
	})
	if err != nil {
		return nil, err
	}
	if _, err = part.Write(options); err != nil {
		return nil, err
	}
	if err = form.Close(); err != nil {
		return nil, err
	}
	params := &ExportHostedDocumentParams{Prefer: &prefer}
	return client.ExportHostedDocumentWithBodyWithResponse(ctx, params, form.FormDataContentType(), &body)
}
