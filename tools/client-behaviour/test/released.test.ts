import { createServer as createHttpServer, type Server } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as todaysStub from "@document-export/server-stub";
import {
  createDemoWorkspace,
  startService,
  type DemoWorkspace,
  type RunningService,
} from "@document-export/service";
import { afterAll, beforeAll, describe } from "vitest";
import { testClientBehaviour, type BehaviourTarget } from "./behaviour.js";
import { loadReleased, type Released } from "./released.js";

const SCOPES = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
];

let released: Released;
beforeAll(async () => {
  released = await loadReleased();
});
afterAll(() => released.remove());

describe("the released client against today's stub", () => {
  const target = withStub(() => todaysStub);
  testClientBehaviour(target, () => released.client);
});

describe("today's client against the released stub", () => {
  testClientBehaviour(withStub(() => released.stub));
});

describe("the released client against today's service", () => {
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

  testClientBehaviour(
    () => ({ baseUrl: service.url, token: demo.token, destination: demo.destination }),
    () => released.client,
  );
});

/** Starts a stub of the contract's examples for the tests of a suite. */
function withStub(
  library: () => Pick<typeof todaysStub, "createServer" | "stub">,
): () => BehaviourTarget {
  let http: Server;
  beforeAll(async () => {
    const { createServer, stub } = library();
    const authenticate = async () => ({ principal: {}, scopes: SCOPES });
    const server = createServer({ handlers: stub(), authenticate });
    http = createHttpServer((request, response) => void server.node(request, response));
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => new Promise((resolve) => http.close(resolve)));
  return () => ({
    baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    token: "good",
    destination: 12,
  });
}
