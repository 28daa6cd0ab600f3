import { startEditor } from "@document-export/editor";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AFTER_GENERATION, copyRepository, type Copy } from "../src/copy-repository.ts";
import { filesOfRecipe } from "../src/recipe-of.ts";

// The service, and a proxy of it that returns every `createdAt` as `yesterday`, which is not a valid time.
const PROGRAM = `import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import { createClient } from "@document-export/client";
import { checkResponse } from "@document-export/client/checks";
import { createDemoWorkspace, startService } from "./dist/index.js";

const data = await mkdtemp(tmpdir() + "/recipe-service-");
const service = await startService({ port: 0, data, logLevel: "silent" });
const { token, destination } = await createDemoWorkspace(service, data + "/out");
const client = createClient({ baseUrl: service.url, token });
const webhook = { endpoint: "https://example.com/", events: ["job.done"], connections: [destination] };
const created = await client.createWebhook({ webhook });
const { createdAt } = created;
const isNow = typeof createdAt === "string" && Math.abs(Date.parse(createdAt) - Date.now()) < 3_600_000;
console.log("client", isNow);
console.log("client's check", checkResponse("createWebhook", { ...created, createdAt: 5 })?.pointer);

const list = JSON.parse(await command("cli/dist/main.js", "webhooks", "list", "--json", "--base-url", service.url));
console.log("docexport", list.items.at(-1).createdAt === createdAt);

const proxy = createServer(async (request, response) => {
  const { method, headers, url } = request;
  const body = method === "POST" ? await buffer(request) : undefined;
  const answer = await fetch(service.url + url, { method, headers, body });
  const text = (await answer.text()).replaceAll(/"createdAt":"[^"]*"/g, '"createdAt":"yesterday"');
  const { "content-length": length, ...others } = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, others).end(text);
}).listen(0, "127.0.0.1");
await once(proxy, "listening");
const { port } = proxy.address() as { port: number };
for (const url of [service.url, "http://127.0.0.1:" + port]) {
  const args = [url, "--destination", String(destination), "--rules", "webhook-created-is-listed,response-matches-contract"];
  const report = await command("conformance/dist/main.js", ...args);
  console.log("checker", report.includes("createdAt"));
}
proxy.close();
await service.stop();
await rm(data, { recursive: true });

async function command(file: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DOCEXPORT_TOKEN: token, DOCUMENT_EXPORT_TOKEN: token };
  const run = promisify(execFile)(process.execPath, ["../" + file, ...args], { env });
  const { stdout } = await run.catch((error) => error);
  return stdout;
}
`;

let copy: Copy;
beforeAll(async () => {
  copy = await copyRepository(...AFTER_GENERATION);
});
afterAll(() => copy?.remove());

test("recipe adds a field to service, client, docexport and checker", async () => {
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
  expect(copy.changed.length).toBeLessThanOrEqual(6);
  expect(copy.changed).toEqual(await filesOfRecipe("Add a field", names));

  await copy.generate();
  await copy.compile("types", "server-stub", "client", "service");
  expect(await copy.program("packages/service", PROGRAM)).toBe(
    [
      "client true",
      "client's check /createdAt",
      "docexport true",
      "checker false",
      "checker true",
      "",
    ].join("\n"),
  );
});

test("editor and reference show the new field", async () => {
  const editor = startEditor(copy.path("packages/client/caller.ts"));
  const call =
    'import { createClient } from "@document-export/client";\nconst client = createClient();';
  const code = `${call}\n(await client.listWebhooks()).items[0].created|At;`;
  expect(editor.hover(code)).toContain("Webhook.createdAt?: string");
  expect(editor.hover(code)).toContain("When the webhook was created.");
  const { components } = JSON.parse(await copy.read("spec/dist/openapi.json"));
  expect(components.schemas.Webhook.properties).toHaveProperty("createdAt.description");
});
