import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@document-export/client";
import {
  createDemoWorkspace,
  startService,
  type DemoWorkspace,
  type RunningService,
} from "@document-export/service";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testClientBehaviour } from "./behaviour.js";

describe("against the service", () => {
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

  testClientBehaviour(() => ({
    baseUrl: service.url,
    token: demo.token,
    destination: demo.destination,
  }));

  test("iterateDocumentExports yields the record of a finished export", async () => {
    const client = createClient({ baseUrl: service.url, token: demo.token });
    const options = { destination: demo.destination, destinationReference: "client.md" };
    const file = new Blob([JSON.stringify({ title: "By the client", body: { content: [] } })]);
    const job = await client.exportHostedDocument({ file, options, wait: 15 });
    expect(job.status).toBe("done");
    const references: string[] = [];
    for await (const record of client.iterateDocumentExports())
      references.push(record.destinationReference);
    expect(references).toContain("client.md");
  });
});
