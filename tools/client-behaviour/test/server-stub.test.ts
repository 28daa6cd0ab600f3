import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createServer,
  stub,
  type ExportHostedDocumentRequest,
  type schemas,
} from "@document-export/server-stub";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "@document-export/client";
import { testClientBehaviour } from "./behaviour.js";

/** Makes the webhook examples return what was registered; leaves the rest of the stub unchanged. */
function keepWebhooks(handlers: ReturnType<typeof stub>): void {
  const { createWebhook, listWebhooks } = handlers;
  let registered: schemas.Webhook | undefined;
  handlers.createWebhook = async (request) => {
    const example = await createWebhook(request);
    if (example.status !== 201) return example;
    const { endpoint, events, description = null } = request.body;
    const body = { ...example.body, endpoint, events, description };
    registered = body;
    return { ...example, body };
  };
  handlers.listWebhooks = async (request) => {
    const example = await listWebhooks(request);
    if (example.status !== 200) return example;
    const items = example.body.items.map((item) =>
      registered?.id === item.id ? registered : item,
    );
    return { ...example, body: { ...example.body, items } };
  };
}

describe("against the server stub", () => {
  const scopes = [
    "exports:read",
    "exports:write",
    "collections:read",
    "webhooks:read",
    "webhooks:write",
  ];
  const uploads: ExportHostedDocumentRequest[] = [];
  const handlers = stub();
  const response = handlers.exportHostedDocument;
  let http: Server;
  const target = () => ({
    baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    token: "good",
    destination: 12,
  });

  beforeAll(async () => {
    keepWebhooks(handlers);
    handlers.exportHostedDocument = (request) => {
      uploads.push(request);
      return response(request);
    };
    const server = createServer({
      handlers,
      authenticate: async () => ({ principal: {}, scopes }),
    });
    http = createHttpServer((request, response) => void server.node(request, response));
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => new Promise((resolve) => http.close(resolve)));

  testClientBehaviour(target);
  const connect = () => {
    const { baseUrl, token } = target();
    return createClient({ baseUrl, token });
  };

  // Prism cannot check the content of the options part.
  test("receives the options part as the same object", async () => {
    const options = {
      destination: 12,
      fieldMappings: { slug: "Short title" },
      webhooks: ["https://hooks.example.net/one-job"],
    };
    await connect().exportHostedDocument({
      file: '{"title":"ü"}',
      options,
      idempotencyKey: "k1",
      wait: 5,
    });
    const upload = uploads.at(-1);
    expect(upload?.body.options).toEqual(options);
    expect(upload?.body.file.text()).toBe('{"title":"ü"}');
    expect(upload?.headers).toMatchObject({ "idempotency-key": "k1", prefer: "wait=5" });
  });

  test("refuses options that violate the contract, with their pointer", async () => {
    const options = {} as never;
    const failure = connect().exportHostedDocument({ file: {}, options });
    await expect(failure).rejects.toMatchObject({
      status: 400,
      errors: [{ pointer: "/options/destination", keyword: "required" }],
    });
  });
});
