import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@document-export/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testClientBehaviour } from "../../client/test/behaviour.js";
import { hostedDocument } from "./support/hosted-document.js";
import {
  createDemoWorkspace,
  startService,
  type DemoWorkspace,
  type RunningService,
} from "../src/index.js";

let service: RunningService;
let demo: DemoWorkspace;
let data: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "document-export-"));
  service = await startService({ port: 0, data, logLevel: "silent" });
  demo = await createDemoWorkspace(service.storage.db, join(data, "exports"));
});
afterAll(async () => {
  await service.stop();
  await rm(data, { recursive: true, force: true });
});

describe("the client against the service", () => {
  testClientBehaviour(() => ({
    baseUrl: service.url,
    token: demo.token,
    destination: demo.destination,
  }));

  test("the built client finds the record of what it exported", async () => {
    const client = createClient({ baseUrl: service.url, token: demo.token });
    const options = { destination: demo.destination, destinationReference: "client.md" };
    const file = hostedDocument("By the client");
    const job = await client.exportHostedDocument({ file: new Blob([file]), options, wait: 15 });
    expect(job.status).toBe("done");
    const references: string[] = [];
    for await (const record of client.iterateDocumentExports())
      references.push(record.destinationReference);
    expect(references).toContain("client.md");
  });
});
