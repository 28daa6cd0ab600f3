import type { IncomingMessage } from "node:http";
import type { Kysely } from "kysely";
import type { Metrics } from "../observe/metrics.js";
import type { Database } from "../storage/database.js";
import { listSigningKeys } from "../storage/statements/signing-keys.js";
import { publishedKeys } from "../webhooks/signing-keys.js";
import { jsonResponse, type PlainResponse } from "./plain-response.js";
import type { Readiness } from "./readiness.js";
import { referenceRoutes } from "./reference.js";
import type { Naming } from "./service-url.js";
import { SITE, siteRoute } from "./site.js";

/** Handles GET on a path that is not part of the interface. */
export type SideRoute = (request: IncomingMessage) => Promise<PlainResponse>;

/** Dependencies of the routes. */
export interface SideRouteOptions {
  readonly naming: Naming;
  /** Undefined if this server does not serve metrics. */
  readonly metrics: Metrics | undefined;
}

/** Finds the handler for GET on a path that is not part of the interface. */
export interface SideRoutes {
  readonly get: (path: string) => SideRoute | undefined;
}

/** Paths that report that the process is running; `/livez` is the Kubernetes name. */
export const LIVE_PATHS: readonly string[] = ["/healthz", "/livez"];
/** Path that reports whether the process can handle requests. */
export const READY_PATH = "/readyz";

/** Returns the response of {@link LIVE_PATHS}. */
export function liveResponse(): PlainResponse {
  return jsonResponse(200, { status: "alive" });
}

/** Creates the routes that are not part of the interface: contract, documentation, public keys, health. */
export function sideRoutes(
  db: Kysely<Database>,
  readiness: Readiness,
  { naming, metrics }: SideRouteOptions,
): SideRoutes {
  const site = siteRoute(naming);
  const routes = new Map<string, SideRoute>([
    ["/", async () => redirect(`${SITE}/`)],
    ...referenceRoutes(naming),
    ["/.well-known/webhook-keys.json", async () => jsonResponse(200, { keys: await keysOf(db) })],
    ...LIVE_PATHS.map((path) => [path, async () => liveResponse()] as const),
    [READY_PATH, readiness.report],
    ...(metrics ? [["/metrics", () => renderMetrics(metrics)] as const] : []),
  ]);
  return {
    get: (path) =>
      path === SITE || path.startsWith(`${SITE}/`)
        ? (request) => site(request, path)
        : routes.get(path),
  };
}

async function renderMetrics(metrics: Metrics): Promise<PlainResponse> {
  const { type, text } = await metrics.render();
  return { status: 200, type, body: text };
}

async function keysOf(db: Kysely<Database>) {
  return publishedKeys(await listSigningKeys(db));
}

function redirect(location: string): PlainResponse {
  return { status: 302, type: "text/plain", body: "", headers: { location } };
}
