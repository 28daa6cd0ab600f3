import { readFileSync } from "node:fs";
import {
  createWebhook,
  exportHostedDocument,
  listCollections,
  listDocumentExports,
  listWebhooks,
} from "./client";
import { client } from "./client/client.gen";

const { BASE_URL = "", TOKEN = "", FILE = "", ENDPOINT = "", REFERENCE = "" } = process.env;
const destination = Number(process.env.DESTINATION);
client.setConfig({ baseUrl: BASE_URL, auth: TOKEN });

const collections = await listCollections({ query: { pageSize: 5 }, throwOnError: true });
const webhookFor = (connection: number) => ({
  endpoint: ENDPOINT,
  events: ["job.failed"],
  connections: [connection],
  origin: REFERENCE,
});
const webhook = await createWebhook({ body: webhookFor(destination), throwOnError: true });
const webhooks = await listWebhooks({ query: { pageNo: 1 }, throwOnError: true });
const job = await exportHostedDocument({
  headers: { Prefer: "wait=30" },
  body: {
    file: new Blob([readFileSync(FILE)]),
    options: {
      destination,
      conversion: { destination: "markdown" },
      destinationReference: REFERENCE,
    },
  },
  throwOnError: true,
});
const records = await listDocumentExports({ throwOnError: true });
const { error } = await createWebhook({ body: webhookFor(99) });

console.log(
  JSON.stringify({
    collections: collections.data.items.map(({ name }) => name),
    webhook: webhook.data.id,
    webhooks: webhooks.data.items.map(({ id }) => id),
    job: job.data.status,
    records: records.data.items.map((record) => record.destinationReference),
    refused: error?.type,
  }),
);
