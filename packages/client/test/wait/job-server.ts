import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, stub, type ExportHostedDocumentRequest } from "@document-export/server-stub";
import type { JobStatus } from "@document-export/types";
import { onTestFinished } from "vitest";
import { createClient, type Client } from "../../src/index.js";

/** A job in a state, which may be unknown to the contract. */
export function jobIn(status: string, id: string = "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11") {
  return {
    id,
    status: status as JobStatus,
    type: "hosted-doc-export",
    summary: "",
    queuedAt: "2026-10-19T09:30:00Z",
    hasErrors: status === "failed",
    hasWarnings: false,
    outputDocuments: [],
  };
}

/** How the server handles export requests. */
export interface JobServerOptions {
  /** The state in each response, in turn; the last one repeats. */
  readonly states: readonly string[];
  /** Whether the server echoes idempotency keys. */
  readonly echoes?: boolean;
  /** The response to each round waits for this promise; rounds count from 0. */
  readonly hold?: (request: { readonly signal: AbortSignal }, round: number) => Promise<unknown>;
}

/** An implementation with one job over real sockets, and a client for it. */
export async function startJobServer({ states, echoes = true, hold }: JobServerOptions): Promise<{
  client: Client;
  requests: ExportHostedDocumentRequest[];
}> {
  const requests: ExportHostedDocumentRequest[] = [];
  const handlers = stub();
  handlers.exportHostedDocument = async (request) => {
    const round = requests.push(request) - 1;
    await hold?.(request, round);
    const key = request.headers["idempotency-key"];
    const headers = echoes && key !== undefined ? { "idempotency-key": key } : {};
    return { status: 202, body: jobIn(states[round] ?? states.at(-1) ?? "queued"), headers };
  };
  const scopes = ["exports:write"];
  const server = createServer({
    handlers,
    authenticate: async () => ({ principal: {}, scopes }),
    checkResponses: false,
  });
  const http = createHttpServer((request, response) => void server.node(request, response));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void http.close().closeAllConnections());
  const { port } = http.address() as AddressInfo;
  return { client: createClient({ baseUrl: `http://127.0.0.1:${port}`, token: "t" }), requests };
}
