import { expect, test } from "vitest";
import * as today from "@document-export/client";

/** A server to test the client against. */
export interface BehaviourTarget {
  readonly baseUrl: string;
  readonly token: string;
  /** Id of a destination connection, and of any connection for webhooks. */
  readonly destination: number;
  /** Replaces the network. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

const document = {
  title: "Quarterly report",
  documentId: "doc-1",
  revisionId: "rev-1",
  body: { content: [] },
};

/** The client functions that the tests use: of the current version, or of a released one. */
export type ClientLibrary = Pick<typeof today, "createClient" | "ProblemError">;

/** Tests that must pass against every implementation: Prism on the contract, the server stub, the service. */
export function testClientBehaviour(
  target: () => BehaviourTarget,
  library: () => ClientLibrary = () => today,
): void {
  const connect = (overrides = {}): today.Client => {
    const { baseUrl, token, fetch } = target();
    return library().createClient({ baseUrl, token, ...(fetch && { fetch }), ...overrides });
  };

  test("listDocumentExports returns items and pagination", async () => {
    const { items, pagination } = await connect().listDocumentExports({ pageSize: 50 });
    expect(Array.isArray(items)).toBe(true);
    expect(pagination).toMatchObject({ pageNo: 1, pageSize: 50 });
  });

  test("listCollections returns items and pagination", async () => {
    const { items } = await connect().listCollections();
    expect(items[0]).toMatchObject({
      sourceConnection: { id: expect.any(Number) },
      destinationConnection: {},
    });
  });

  test("exportHostedDocument returns a job", async () => {
    const job = await connect().exportHostedDocument({
      file: document,
      options: { destination: target().destination },
    });
    expect(job.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(["queued", "processing", "done", "failed"]).toContain(job.status);
  });

  test("createWebhook returns the webhook with its id and without origin", async () => {
    const webhook = {
      endpoint: "https://hooks.example.net/document-export",
      events: ["job.done"],
      connections: [target().destination],
      origin: "tests",
    };
    const created = await connect().createWebhook({ webhook });
    expect(created).toMatchObject({
      id: expect.any(Number),
      endpoint: webhook.endpoint,
      connections: [{ id: expect.any(Number) }],
    });
    expect(created).not.toHaveProperty("origin");
  });

  test("iterateWebhooks yields every webhook", async () => {
    const ids = new Set<number>();
    for await (const webhook of connect().iterateWebhooks()) ids.add(webhook.id);
    expect(ids.size).toBeGreaterThan(0);
  });

  test("an error response is a ProblemError with status, operation and violations", async () => {
    const failure = await connect()
      .listDocumentExports({ pageSize: 201 })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(library().ProblemError);
    expect(failure).toMatchObject({
      name: "ProblemError",
      operationId: "listDocumentExports",
      status: 400,
      errors: [{ in: "query" }],
    });
  });

  test("a call without a token is refused with 401", async () => {
    const failure = await connect({ fetch: withoutToken(target().fetch ?? fetch) })
      .listCollections()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "ProblemError", status: 401 });
  });

  test("an aborted call rejects with the signal's reason", async () => {
    const reason = new Error("no longer needed");
    await expect(connect().listCollections({ signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
  });
}

function withoutToken(send: (request: Request) => Promise<Response>) {
  return (request: Request): Promise<Response> => {
    const anonymous = new Request(request);
    anonymous.headers.delete("authorization");
    return send(anonymous);
  };
}
