import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type Copy } from "../src/copy-repository.ts";
import { filesOfRecipe } from "../src/recipe-of.ts";

const PROGRAM = `import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { createClient } from "@document-export/client";
import { createDemoWorkspace, startService } from "./dist/index.js";

const data = await mkdtemp(tmpdir() + "/recipe-service-");
const service = await startService({ port: 0, data, logLevel: "silent" });
const { token, destination } = await createDemoWorkspace(service.storage.db, data + "/out");
const client = createClient({ baseUrl: service.url, token });
const webhook = { endpoint: "https://example.com/", events: ["job.done"], connections: [destination] };
const { createdAt } = await client.createWebhook({ webhook });
console.log(typeof createdAt === "string" && Math.abs(Date.parse(createdAt) - Date.now()) < 3_600_000);
await service.stop();
await rm(data, { recursive: true });
`;

let copy: Copy;
beforeAll(async () => {
  copy = await copyRepository();
});
afterAll(() => copy?.remove());

test("the recipe adds a field that the service gives and checks", async () => {
  await copy.edit("spec/facts/resources.yaml", [
    "  required: [id, endpoint, events, connections, description]\n  properties:\n",
    `  required: [id, endpoint, events, connections, description]
  properties:
    createdAt: { type: string, format: date-time }
`,
  ]);
  await copy.edit("spec/components/schemas/Webhook.yaml", [
    "properties:\n",
    `properties:
  createdAt:
    type: string
    format: date-time
    description: When the webhook was created.
    examples:
      - '2026-11-20T09:15:00Z'
`,
  ]);
  await copy.edit(
    "packages/service/src/storage/statements/webhooks.ts",
    [
      "export interface WebhookView {\n",
      "export interface WebhookView {\n  readonly createdAt: string;\n",
    ],
    ["'id', webhook.id, ", "'id', webhook.id, 'createdAt', webhook.created_at, "],
  );
  const names = { Resource: "Webhook", resources: "webhooks" };
  expect(copy.changed).toEqual(await filesOfRecipe("Add a field", names));

  await copy.generate();
  await copy.compile("types", "server-stub", "client", "service");
  expect(await copy.program("packages/service", PROGRAM)).toBe("true\n");
});
