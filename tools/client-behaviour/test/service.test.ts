import { createClient } from "@document-export/client";
import { type DemoService, startDemoService } from "@document-export/demo-service";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testClientBehaviour } from "./behaviour.js";

describe("against the service", () => {
  let service: DemoService;
  beforeAll(async () => {
    service = await startDemoService();
  });
  afterAll(() => service.stop());

  testClientBehaviour(() => service);

  test("iterateDocumentExports yields the record of a finished export", async () => {
    const client = createClient({ baseUrl: service.baseUrl, token: service.token });
    const options = { destination: service.destination, destinationReference: "client.md" };
    const file = new Blob([JSON.stringify({ title: "By the client", body: { content: [] } })]);
    const job = await client.exportHostedDocument({ file, options, wait: 60 });
    expect(job.status).toBe("done");
    const references: string[] = [];
    for await (const record of client.iterateDocumentExports())
      references.push(record.destinationReference);
    expect(references).toContain("client.md");
  });
});
