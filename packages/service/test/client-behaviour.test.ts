import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { testClientBehaviour } from "../../client/test/behaviour.js";
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
});
