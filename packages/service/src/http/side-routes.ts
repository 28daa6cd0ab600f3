import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { Kysely } from "kysely";
import type { Metrics } from "../observe/metrics.js";
import type { Database } from "../storage/database.js";
import { listSigningKeys } from "../storage/statements/signing-keys.js";
import type { Readiness } from "./readiness.js";
import { publishedKeys } from "../webhooks/published-keys.js";

const require = createRequire(import.meta.url);

/** An answer outside the interface. */
export interface SideAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a path outside the interface answers to GET. */
export type SideRoute = () => Promise<SideAnswer>;

// The reference carries its scripts and styles in itself, and may load nothing from anywhere.
const DOCS_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; worker-src blob:; style-src 'unsafe-inline'; img-src 'self' data:; font-src data:";

/** Paths outside the interface: contract, reference, public keys, health. */
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
        file(require.resolve("@document-export/docs/index.html"), "text/html; charset=utf-8"),
    ],
    [
      "/openapi.json",
      async () => file(require.resolve("@document-export/spec/openapi.json"), "application/json"),
    ],
    [
      "/openapi.yaml",
      async () => file(require.resolve("@document-export/spec/openapi.yaml"), "application/yaml"),
    ],
    ["/.well-known/webhook-keys.json", async () => json(200, { keys: await keys(db) })],
    ["/healthz", async () => json(200, { status: "alive" })],
    ["/readyz", readiness.report],
    ...(metrics ? [["/metrics", () => renderMetrics(metrics)] as const] : []),
  ]);
}

/** Sends an answer outside the interface. */
export function sendSideAnswer(
  response: ServerResponse,
  answer: SideAnswer,
  withBody: boolean,
): void {
  response.writeHead(answer.status, {
    "content-type": answer.type,
    "content-length": Buffer.byteLength(answer.body),
    ...answer.headers,
  });
  response.end(withBody ? answer.body : undefined);
}

async function renderMetrics(metrics: Metrics): Promise<SideAnswer> {
  const { type, text } = await metrics.render();
  return { status: 200, type, body: text };
}

async function keys(db: Kysely<Database>) {
  return publishedKeys(await listSigningKeys(db));
}

async function file(path: string, type: string): Promise<SideAnswer> {
  const body = await readFile(path);
  return { status: 200, type, body, headers: { "content-security-policy": DOCS_POLICY } };
}

function json(status: number, value: unknown): SideAnswer {
  return { status, type: "application/json", body: JSON.stringify(value) };
}

function redirect(location: string): SideAnswer {
  return { status: 302, type: "text/plain", body: "", headers: { location } };
}
