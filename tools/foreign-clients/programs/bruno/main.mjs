import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

// Bruno uses this function when a user imports a collection. The command `bru import` accepts only API descriptions.
const { createCollectionFromBrunoObject } = createRequire(`${import.meta.dirname}/tool/`)(
  "@usebruno/cli/src/utils/collection.js",
);
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
const requests = new Map(
  collection.items.flatMap(({ items }) => items.map((one) => [one.name, one])),
);
const upload = requests.get("Export a hosted document").request;
for (const part of upload.body.multipartForm)
  if (part.type === "file") part.value = [FILE];
  else
    part.value = JSON.stringify({
      ...JSON.parse(part.value),
      destination,
      destinationReference: REFERENCE,
      fieldMappings: {},
      webhooks: [],
    });
upload.headers.find(({ name }) => name === "Prefer").enabled = true;
const webhook = requests.get("Create a webhook");
webhook.request.body.json = webhookFor(destination);
const refused = structuredClone(webhook);
refused.name = "Refused";
refused.request.body.json = webhookFor(99);
// The collection lists exports and webhooks before it creates any, so the lists are requested again at the end.
const lists = ["List document exports", "List webhooks"].map((name) => requests.get(name));
const added = [...lists.map((one) => ({ ...one, name: `${one.name} again` })), refused];
collection.items.push({
  uid: "0".repeat(21),
  name: "Again",
  type: "folder",
  seq: 9,
  items: added.map((one, index) => ({ ...one, seq: index + 1 })),
});

const folder = join(import.meta.dirname, "collection");
mkdirSync(folder);
await createCollectionFromBrunoObject(collection, folder, { format: "bru" });
const command = "run -r --output ../report.json --format json --env-var".split(" ");
execFileSync(
  join(import.meta.dirname, "tool/node_modules/.bin/bru"),
  [...command, `baseUrl=${BASE_URL}`, "--env-var", `bearerToken=${TOKEN}`],
  { cwd: folder, stdio: ["ignore", "ignore", "inherit"] },
);
const [report] = JSON.parse(readFileSync("report.json", "utf8"));
const bodies = new Map(report.results.map(({ name, response }) => [name, response.data]));

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
