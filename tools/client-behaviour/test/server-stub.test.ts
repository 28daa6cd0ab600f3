import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, stub, type ExportHostedDocumentRequest } from "@document-export/server-stub";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "@document-export/client";
import { testClientBehaviour } from "./behaviour.js";

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

  // What Prism cannot see: the content of the options part.
  test("the options part arrives as the same object", async () => {
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

  test("options that violate the contract are refused with their pointer", async () => {
    const options = {} as never;
    const failure = connect().exportHostedDocument({ file: {}, options });
    await expect(failure).rejects.toMatchObject({
      status: 400,
      errors: [{ pointer: "/options/destination", keyword: "required" }],
    });
  });
});
