// A second implementation of the interface: in memory, on bare `node:http`, sharing no code with
// the packages. The checker must find nothing on it, and each planted fault when asked to.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { authenticate } from "./authenticate.js";
import { createWebhook } from "./create-webhook.js";
import { exportDocument } from "./export-document.js";
import type { Fault } from "./fault.js";
import { listPage } from "./list-page.js";
import { readMultipart, type ReceivedPart } from "./read-multipart.js";
import { Refusal, type Reply } from "./reply.js";
import { requestContent } from "./request-content.js";
import { createWorkspace, readRecords, type Workspace } from "./workspace.js";

const METHODS: Record<string, string[]> = {
  "/v2/document-exports": ["GET", "HEAD"],
  "/v2/export/hosted-docs": ["POST"],
  "/v2/collections": ["GET", "HEAD"],
  "/v2/webhooks": ["GET", "HEAD", "POST"],
};

/** A running implementation and what a checker needs to know of it. */
export interface RunningImplementation {
  readonly baseUrl: string;
  readonly token: string;
  readonly secondToken: string;
  stop(): Promise<void>;
}

/** Starts the implementation on a free port of the loopback, with the faults planted. */
export async function startImplementation(...planted: Fault[]): Promise<RunningImplementation> {
  const faults = new Set(planted);
  const [token, secondToken] = ["first-token", "second-token"];
  const workspaces = new Map([token, secondToken].map((name) => [name, createWorkspace(name)]));
  const server = createServer((request, response) => {
    void respond({ request, response, workspaces, faults });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    token,
    secondToken,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

interface Turn {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly workspaces: ReadonlyMap<string, Workspace>;
  readonly faults: Set<Fault>;
}

async function respond(turn: Turn): Promise<void> {
  const { request, response, faults } = turn;
  try {
    const reply = await handle(turn);
    send(response, reply, "application/json");
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(500, "A fault of this server.");
    const isBroken = refusal.message === "The body is no JSON." && request.method === "POST";
    if (isBroken && faults.has("hangs-on-broken-json")) return;
    const status = faults.has("problem-status-wrong") ? 418 : refusal.status;
    const problem = { type: "about:blank", title: "Refused", status, detail: refusal.message };
    const isPlain = faults.has("plain-text-errors");
    const type = faults.has("problem-as-json") ? "application/json" : "application/problem+json";
    const { status: code, headers, message } = refusal;
    send(
      response,
      { status: code, headers, body: isPlain ? message : problem },
      isPlain ? "text/plain" : type,
    );
  }
}

async function handle({ request, workspaces, faults }: Turn): Promise<Reply> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const methods = METHODS[pathname];
  const { method = "GET", headers } = request;
  if (!methods) throw new Refusal(404, "No such path.");
  if (method === "OPTIONS" && !faults.has("options-gets-405"))
    return { status: 204, headers: { allow: methods.join(", ") }, body: undefined };
  if (!methods.includes(method)) {
    if (faults.has("other-methods-get-404")) throw new Refusal(404, "No such path.");
    throw new Refusal(
      405,
      "No such method.",
      faults.has("allow-missing") ? {} : { allow: methods.join(", ") },
    );
  }
  if (method === "HEAD" && faults.has("head-gets-405"))
    throw new Refusal(405, "No such method.", { allow: "GET" });
  const workspace = authenticate(headers.authorization, workspaces, faults);
  const body = await text(request);
  if (faults.delete("busy-at-first"))
    throw new Refusal(429, "Too many requests.", { "retry-after": "0" });
  const isShared = faults.has(pathname.endsWith("webhooks") ? "webhooks-of-all" : "records-of-all");
  const seen = isShared ? [...workspaces.values()] : [workspace];
  switch (`${method} ${pathname}`) {
    case "POST /v2/webhooks":
      if (headers["content-type"] !== "application/json" && !faults.has("any-media-type-taken"))
        throw new Refusal(415, "Expected application/json.");
      return keep({ workspace, faults }, request, contentOfText(body), () =>
        createWebhook(workspace, body, faults),
      );
    case "POST /v2/export/hosted-docs": {
      const parts = readMultipart(headers["content-type"] ?? "", body);
      const content = contentOfParts(parts);
      return keep({ workspace, faults }, request, content, () =>
        exportDocument(workspace, parts, faults),
      );
    }
    case "GET /v2/collections":
      return listPage(workspace.collections, searchParams, faults);
    case "GET /v2/webhooks":
      return listPage(
        seen.flatMap(({ webhooks }) => webhooks),
        searchParams,
        faults,
      );
    default:
      return listPage(seen.flatMap(readRecords), searchParams, faults);
  }
}

function contentOfParts(parts: ReadonlyMap<string, ReceivedPart>): string {
  const { content: options = "" } = parts.get("options") ?? {};
  return JSON.stringify([parts.get("file"), contentOfText(options)]);
}

/** What is no JSON is refused later, whatever its key. */
function contentOfText(text: string): string {
  try {
    return requestContent(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Carries a POST out once a key, and waits for the job where the request prefers that. */
async function keep(
  { workspace, faults }: { workspace: Workspace; faults: ReadonlySet<Fault> },
  { headers, url }: IncomingMessage,
  content: string,
  create: () => Reply & { readonly body: Record<string, unknown> },
): Promise<Reply> {
  const key = headers["idempotency-key"];
  if (faults.has("ignores-preferences-and-keys")) return create();
  const name = `${url} ${String(key)}`;
  const known = key === undefined ? undefined : workspace.kept.get(name);
  const echo: Record<string, string> = key === undefined ? {} : { "idempotency-key": String(key) };
  if (known && known.content !== content && !faults.has("other-content-taken"))
    throw new Refusal(422, "The key was used with another content.");
  if (known && !faults.has("repeat-makes-another")) {
    if (faults.has("final-state-changes") && "status" in known.resource)
      known.resource["status"] = "queued";
    return { status: "status" in known.resource ? 202 : 201, body: known.resource, headers: echo };
  }
  const reply = create();
  workspace.kept.set(name, { content, resource: reply.body });
  if (headers.prefer?.toString().startsWith("wait=")) await nextTurn();
  return { ...reply, headers: echo };
}

function send(response: ServerResponse, { status, body, headers }: Reply, type: string): void {
  response.writeHead(status, { ...headers, "content-type": type });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}
