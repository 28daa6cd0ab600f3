import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoWorkspace, startService, type RunningService } from "@document-export/service";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import type { Report } from "../../src/report/report.js";
import { RULES } from "../../src/rules/rules.js";

let folder: string;
let service: RunningService;
let report: Report;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-conformance-"));
  service = await startService({ port: 0, data: join(folder, "data"), logLevel: "warn" });
  const { storage, url } = service;
  const first = await createDemoWorkspace(storage.db, join(folder, "first"));
  const second = await createDemoWorkspace(storage.db, join(folder, "second"));
  report = await checkImplementation({
    baseUrl: url,
    token: first.token,
    secondToken: second.token,
    destination: first.destination,
  });
});
afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each(RULES.map(({ id }) => id))("%s passes on the service", (id) => {
  const result = report.rules.find((rule) => rule.id === id);
  expect(result).toMatchObject({ verdict: "passed", findings: [] });
});
