import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import schema from "@document-export/spec/schemas/WebhookKeySet.json" with { type: "json" };
import { startService } from "@document-export/service";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";

test("the service publishes its keys as the contract describes them, without a token", async () => {
  const data = await mkdtemp(join(tmpdir(), "document-export-conformance-"));
  const service = await startService({ port: 0, data, logLevel: "silent" });
  try {
    const response = await fetch(`${service.url}/.well-known/webhook-keys.json`);
    const validate = new Ajv2020({ allErrors: true }).compile(schema);
    validate(await response.json());
    expect({ status: response.status, errors: validate.errors }).toEqual({
      status: 200,
      errors: null,
    });
  } finally {
    await service.stop();
    await rm(data, { recursive: true, force: true });
  }
});
