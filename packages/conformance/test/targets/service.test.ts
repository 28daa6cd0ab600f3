import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoWorkspace, startService, type RunningService } from "@document-export/service";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { runOptions } from "../../src/engine/check-options.js";
import { rulesOf } from "../../src/engine/select-rules.js";
import type { Report } from "../../src/report/report.js";
import { issueToken } from "./issue-token.js";

let folder: string;
let service: RunningService;
let report: Report;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-conformance-"));
  service = await startService({
    port: 0,
    data: join(folder, "data"),
    logLevel: "error",
    webhooks: { allowHttp: true, allowLoopback: true },
  });
  const { storage, url } = service;
  const first = await createDemoWorkspace(storage.db, join(folder, "first"));
  const second = await createDemoWorkspace(storage.db, join(folder, "second"));
  const readsCollections = { ...first, scopes: ["collections:read"] };
  report = await checkImplementation({
    baseUrl: url,
    token: first.token,
    siblingToken: await issueToken(storage.db, first),
    secondToken: second.token,
    expiredToken: await issueToken(storage.db, { ...first, expiresAt: new Date(0) }),
    narrowToken: await issueToken(storage.db, readsCollections),
    destination: first.destination,
    source: first.source,
    foreignDestination: second.destination,
    publicKeys: `${url}/.well-known/webhook-keys.json`,
    warningOptions: { destinationReference: "a:b.md" },
    receiver: {},
    failsByReference: true,
    retryDelays: [9],
  });
});
afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each(rulesOf(runOptions({})).map(({ id }) => id))("%s passes on the service", (id) => {
  const result = report.rules.find((rule) => rule.id === id);
  expect(result).toMatchObject({ verdict: "passed", findings: [] });
});
