import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type DemoService, startDemoService } from "@document-export/demo-service";
import * as todaysStub from "@document-export/server-stub";
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
  let service: DemoService;
  beforeAll(async () => {
    service = await startDemoService();
  });
  afterAll(() => service.stop());

  testClientBehaviour(
    () => service,
    () => released.client,
  );
});

/** Starts a stub with the contract's examples for the tests of a suite. */
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
