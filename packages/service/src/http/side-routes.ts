import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Kysely } from "kysely";
import type { Metrics } from "../observe/metrics.js";
import type { Database } from "../storage/database.js";
import { listSigningKeys } from "../storage/statements/signing-keys.js";
import { publishedKeys } from "../webhooks/signing-keys.js";
import { jsonResponse, type PlainResponse } from "./plain-response.js";
import type { Readiness } from "./readiness.js";

const require = createRequire(import.meta.url);

/** Responds to GET on a path that is not part of the interface. */
export type SideRoute = () => Promise<PlainResponse>;

// The reference contains its scripts and styles, and may load nothing from anywhere.
const DOCS_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; worker-src blob:; style-src 'unsafe-inline'; img-src 'self' data:; font-src data:";

/** Paths that are not part of the interface: contract, reference, public keys, health. */
export function sideRoutes(
  db: Kysely<Database>,
  readiness: Readiness,
  metrics?: Metrics,
): ReadonlyMap<string, SideRoute> {
  return new Map<string, SideRoute>([
    ["/", async () => redirect("/docs")],
    [
      "/docs",
      async () =>
        fileOf(require.resolve("@document-export/docs/index.html"), "text/html; charset=utf-8"),
    ],
    [
      "/openapi.json",
      async () => fileOf(require.resolve("@document-export/spec/openapi.json"), "application/json"),
    ],
    [
      "/openapi.yaml",
      async () => fileOf(require.resolve("@document-export/spec/openapi.yaml"), "application/yaml"),
    ],
    ["/.well-known/webhook-keys.json", async () => jsonResponse(200, { keys: await keysOf(db) })],
    ["/healthz", async () => jsonResponse(200, { status: "alive" })],
    ["/readyz", readiness.report],
    ...(metrics ? [["/metrics", () => renderMetrics(metrics)] as const] : []),
  ]);
}

async function renderMetrics(metrics: Metrics): Promise<PlainResponse> {
  const { type, text } = await metrics.render();
  return { status: 200, type, body: text };
}

async function keysOf(db: Kysely<Database>) {
  return publishedKeys(await listSigningKeys(db));
}

async function fileOf(path: string, type: string): Promise<PlainResponse> {
  const body = await readFile(path);
  return { status: 200, type, body, headers: { "content-security-policy": DOCS_POLICY } };
}

function redirect(location: string): PlainResponse {
  return { status: 302, type: "text/plain", body: "", headers: { location } };
}
