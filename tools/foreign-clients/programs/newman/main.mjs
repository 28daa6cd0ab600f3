import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const newman = createRequire(`${import.meta.dirname}/tool/`)("newman");
const { BASE_URL, TOKEN, FILE, ENDPOINT, REFERENCE, DESCRIPTION } = process.env;
const destination = Number(process.env.DESTINATION);

const webhookFor = (connection) =>
  JSON.stringify({
    endpoint: ENDPOINT,
    events: ["job.failed"],
    connections: [connection],
    origin: REFERENCE,
  });

// Does what a user does after importing: selects a file, sets the ids of this service, and enables the optional header.
const collection = JSON.parse(readFileSync(DESCRIPTION, "utf8"));
const requests = new Map(collection.item.flatMap(({ item }) => item.map((one) => [one.name, one])));
const upload = requests.get("Export a hosted document").request;
for (const part of upload.body.formdata)
  if (part.type === "file") part.src = FILE;
  else
    part.value = JSON.stringify({
      ...JSON.parse(part.value),
      destination,
      destinationReference: REFERENCE,
      fieldMappings: {},
      webhooks: [],
    });
upload.header.find(({ key }) => key === "Prefer").disabled = false;
const webhook = requests.get("Create a webhook");
webhook.request.body.raw = webhookFor(destination);
const refused = structuredClone(webhook);
refused.name = "Refused";
refused.request.body.raw = webhookFor(99);
// The collection lists exports and webhooks before it creates any, so the lists are requested again at the end.
const lists = ["List document exports", "List webhooks"].map((name) => requests.get(name));
collection.item.push(...lists.map((one) => ({ ...one, name: `${one.name} again` })), refused);

const bodies = new Map();
await new Promise((resolve, reject) => {
  const envVar = [
    { key: "baseUrl", value: BASE_URL },
    { key: "bearerToken", value: TOKEN },
  ];
  newman
    .run({ collection, envVar }, (error) => (error ? reject(error) : resolve()))
    .on("request", (error, { item, response }) => {
      if (error) return reject(error);
      bodies.set(item.name, response.json());
    });
});

const items = (name, member) => bodies.get(name).items.map((one) => one[member]);
console.log(
  JSON.stringify({
    collections: items("List collections", "name"),
    webhook: bodies.get("Create a webhook").id,
    webhooks: items("List webhooks again", "id"),
    job: bodies.get("Export a hosted document").status,
    records: items("List document exports again", "destinationReference"),
    refused: bodies.get("Refused").type,
  }),
);
