import json
import os

import httpx
from client import AuthenticatedClient
from client.api.collections import list_collections
from client.api.document_exports import export_hosted_document, list_document_exports
from client.api.webhooks import create_webhook, list_webhooks
from client.models import (
    CollectionPage,
    Conversion,
    DocumentExportPage,
    ExportOptions,
    HostedDocumentUpload,
    Job,
    Problem,
    Webhook,
    WebhookCreate,
    WebhookPage,
)
from client.types import File

environment = os.environ
destination = int(environment["DESTINATION"])
reference = environment["REFERENCE"]


def create(connection: int) -> Webhook | Problem | None:
    return create_webhook.sync(
        client=client,
        body=WebhookCreate(
            endpoint=environment["ENDPOINT"],
            events=["job.failed"],
            connections=[connection],
            origin=reference,
        ),
    )


with AuthenticatedClient(
    base_url=environment["BASE_URL"], token=environment["TOKEN"], timeout=httpx.Timeout(60)
) as client:
    collections = list_collections.sync(client=client, page_size=5)
    assert isinstance(collections, CollectionPage)
    webhook = create(destination)
    assert isinstance(webhook, Webhook)
    webhooks = list_webhooks.sync(client=client, page_no=1)
    assert isinstance(webhooks, WebhookPage)
    with open(environment["FILE"], "rb") as file:
        upload = HostedDocumentUpload(
            file=File(payload=file, file_name="report.json"),
            options=ExportOptions(
                destination=destination,
                conversion=Conversion(destination="markdown"),
                destination_reference=reference,
            ),
        )
        job = export_hosted_document.sync(client=client, body=upload, prefer="wait=30")
    assert isinstance(job, Job)
    records = list_document_exports.sync(client=client)
    assert isinstance(records, DocumentExportPage)
    refused = create(99)
    assert isinstance(refused, Problem)

print(
    json.dumps(
        {
            "collections": [collection.name for collection in collections.items],
            "webhook": webhook.id,
            "webhooks": [one.id for one in webhooks.items],
            "job": job.status.value,
            "records": [record.destination_reference for record in records.items],
            "refused": refused.type_,
        }
    )
)
