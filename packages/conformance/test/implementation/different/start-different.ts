// An implementation that is correct but looks different: bare `node:http`, its own parsers and checks, extra members in
// another order, gzip, chunks, no keep-alive, dates with nine digits and `+00:00`, upper-case ids, charset parameters,
// and problems without `instance`. It shares jobs, keys and deliveries with the implementation on the stub.
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { ProblemError } from "@document-export/server-stub";
import { HEALTHY, type Behaviour } from "../on-stub/behaviour.js";
import {
  createInMemory,
  type InMemory,
  type KnownCaller,
  type Target,
} from "../on-stub/in-memory.js";
import { readOptions, readPage, readWebhook } from "./check.js";
import { otherwise } from "./otherwise.js";
import { readForm, type Part } from "./read-form.js";
import { problemOf, Refused, takesJson, write, type Success } from "./respond.js";

const ROUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/v2/document-exports": { GET: "exports:read" },
  "/v2/collections": { GET: "collections:read" },
  "/v2/webhooks": { GET: "webhooks:read", POST: "webhooks:write" },
  "/v2/export/hosted-docs": { POST: "exports:write" },
};
const KNOWN_METHODS = new Set([
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
]);
const MAX_FILE = 32 * 2 ** 20;
const MAX_FIELD = 64 * 2 ** 10;
const MAX_BODY = 2 ** 20;

interface Shared {
  readonly handlers: InMemory["handlers"];
  readonly known: InMemory["callers"];
}

/** Starts the implementation on a free port of the loopback. */
export async function startDifferent(): Promise<Target> {
  const behaviour: Behaviour = {
    ...HEALTHY,
    jobId: () => randomUUID().toUpperCase(),
    encode: (event) => JSON.stringify(otherwise(event), undefined, 1),
  };
  const { handlers, callers, publishedKeys, listen } = createInMemory(behaviour);
  const shared = { handlers, known: callers };
  const http = createServer(
    { requireHostHeader: false },
    (request, response) => void serve(shared, publishedKeys, request, response),
  );
  http.on("checkExpectation", (request, response) =>
    write(request, response, failed(new Refused([417, "expectation-failed"]))),
  );
  return listen(http);
}

async function serve(
  shared: Shared,
  keys: () => unknown,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (request.url === "/.well-known/webhook-keys.json")
      return write(request, response, { status: 200, body: keys() });
    const { status, body, headers } = await handle(shared, request);
    const success = { status, ...(headers && { headers }) };
    write(request, response, body === undefined ? success : { ...success, body: otherwise(body) });
  } catch (error) {
    write(request, response, failed(error));
  }
}

function failed(error: unknown): Success {
  const refused =
    error instanceof ProblemError
      ? new Refused([error.status, error.type], error.errors)
      : error instanceof Refused
        ? error
        : new Refused([500, "internal-error"]);
  return { status: refused.status, headers: refused.headers, body: problemOf(refused) };
}

async function handle({ handlers, known }: Shared, request: IncomingMessage): Promise<Success> {
  const { method = "", url = "", headers, headersDistinct } = request;
  if ((headersDistinct["host"]?.length ?? 0) !== 1)
    throw refusedHeader("Host", "Expected one `Host`.");
  const { pathname, searchParams } = new URL(`http://localhost${url.startsWith("/") ? url : "/"}`);
  const path = pathname.replaceAll(/%[46][1-9A-Fa-f]|%[57][0-9A]|%2[DE]/gi, decodeURIComponent);
  const methods = url.startsWith(path.slice(0, 2)) ? ROUTES[path] : undefined;
  if (!KNOWN_METHODS.has(method)) throw new Refused([501, "not-implemented"]);
  if (!methods) throw new Refused([404, "not-found"]);
  const allow = ["OPTIONS", ...("GET" in methods ? ["HEAD"] : []), ...Object.keys(methods)].join(
    ",",
  );
  if (method === "OPTIONS") return { status: 204, headers: { allow } };
  const scope = methods[method === "HEAD" ? "GET" : method];
  if (scope === undefined) throw new Refused([405, "method-not-allowed"], [], { allow });
  const principal = authenticate(known, headersDistinct["authorization"], scope);
  if (!takesJson(headers.accept)) throw new Refused([406, "not-acceptable"]);
  if (method !== "POST") return listOf(handlers, path, { query: searchParams, principal });
  if (headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity")
    throw new Refused([415, "unsupported-media-type"], [], { "accept-encoding": "identity" });
  const context = { headers: checkedKey(request), principal } as never;
  const body = await buffer(request);
  return path === "/v2/webhooks"
    ? createWebhook(handlers, headers["content-type"], body, context)
    : exportDocument(handlers, headers["content-type"], body, context);
}

function authenticate(
  known: InMemory["callers"],
  sent: readonly string[] | undefined,
  scope: string,
): KnownCaller["caller"] {
  const [credential = "", ...more] = sent ?? [];
  const token = /^bearer +(\S+)$/i.exec(credential)?.[1] ?? "";
  const found = more.length === 0 ? known.get(token) : undefined;
  const challenge = { "www-authenticate": 'Bearer realm="different"' };
  if (!found) throw new Refused([401, "unauthorized"], [], challenge);
  if (!found.scopes.includes(scope)) throw new Refused([403, "forbidden"]);
  return found.caller;
}

function checkedKey({ headers, headersDistinct }: IncomingMessage): IncomingMessage["headers"] {
  const keys = headersDistinct["idempotency-key"] ?? [];
  const [key] = keys;
  if (keys.length > 1 || key === "" || (key?.length ?? 0) > 255)
    throw refusedHeader("Idempotency-Key", "Expected one key of 1 to 255 characters.");
  return headers;
}

function refusedHeader(name: string, detail: string): Refused {
  const wrong = { in: "header", name, keyword: "maxItems", detail } as const;
  return new Refused([400, "invalid-request"], [wrong]);
}

async function listOf(
  handlers: InMemory["handlers"],
  path: string,
  { query, principal }: { query: URLSearchParams; principal: KnownCaller["caller"] },
): Promise<Success> {
  const asked = { query: readPage(query, path === "/v2/collections"), principal } as never;
  if (path === "/v2/collections") return handlers.listCollections(asked);
  return path === "/v2/webhooks"
    ? handlers.listWebhooks(asked)
    : handlers.listDocumentExports(asked);
}

async function createWebhook(
  handlers: InMemory["handlers"],
  type: string | undefined,
  bytes: Buffer,
  context: object,
): Promise<Success> {
  if (!/^application\/json\s*(?:;|$)/i.test(type ?? ""))
    throw new Refused([415, "unsupported-media-type"]);
  if (bytes.length > MAX_BODY) throw new Refused([413, "content-too-large"]);
  return handlers.createWebhook({ ...context, body: readWebhook(bytes) } as never);
}

async function exportDocument(
  handlers: InMemory["handlers"],
  type: string | undefined,
  bytes: Buffer,
  context: object,
): Promise<Success> {
  const parts = readForm(type ?? "", bytes);
  const [file, options] = [onePart(parts, "file"), onePart(parts, "options")];
  if (options.type !== undefined && !/^application\/json\s*(?:;|$)/i.test(options.type))
    throw new Refused([415, "unsupported-media-type"]);
  if (file.content.length > MAX_FILE || options.content.length > MAX_FIELD)
    throw new Refused([413, "content-too-large"]);
  const body = { file: { bytes: () => file.content }, options: readOptions(options.content) };
  return handlers.exportHostedDocument({ ...context, body } as never);
}

function onePart(parts: readonly Part[], wanted: string): Part {
  const [part, ...more] = parts.filter(({ name }) => name === wanted);
  if (part && more.length === 0) return part;
  const detail = "Expected one such part.";
  const wrong = { in: "body", pointer: `/${wanted}`, keyword: "required", detail } as const;
  throw new Refused([400, "invalid-request"], [wrong]);
}
