import json
import os

from openapi_client import ApiClient, Configuration
from openapi_client.api.collections_api import CollectionsApi
from openapi_client.api.document_exports_api import DocumentExportsApi
from openapi_client.api.webhooks_api import WebhooksApi
from openapi_client.exceptions import UnprocessableEntityException
from openapi_client.models.conversion import Conversion
from openapi_client.models.export_options import ExportOptions
from openapi_client.models.webhook_create import WebhookCreate

environment = os.environ
destination = int(environment["DESTINATION"])
reference = environment["REFERENCE"]
configuration = Configuration(
    host=environment["BASE_URL"], access_token=environment["TOKEN"]
)


def webhook_for(connection: int) -> WebhookCreate:
    return WebhookCreate(
        endpoint=environment["ENDPOINT"],
        events=["job.failed"],
        connections=[connection],
        origin=reference,
    )


with ApiClient(configuration) as client:
    exports = DocumentExportsApi(client)
    webhooks = WebhooksApi(client)
    collections = CollectionsApi(client).list_collections(page_size=5)
    webhook = webhooks.create_webhook(webhook_for(destination))
    listed = webhooks.list_webhooks(page_no=1)
    with open(environment["FILE"], "rb") as file:
        job = exports.export_hosted_document(
            file=file.read(),
            options=ExportOptions(
                destination=destination,
                conversion=Conversion(destination="markdown"),
                destination_reference=reference,
            ),
            prefer="wait=30",
        )
    records = exports.list_document_exports()
    try:
        webhooks.create_webhook(webhook_for(99))
        refused = None
    except UnprocessableEntityException as error:
        refused = error.data.type

print(
    json.dumps(
        {
            "collections": [collection.name for collection in collections.items],
            "webhook": webhook.id,
            "webhooks": [one.id for one in listed.items],
            "job": job.status.value,
            "records": [record.destination_reference for record in records.items],
            "refused": refused,
        }
    )
)
