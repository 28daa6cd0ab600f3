import type { Kysely } from "kysely";
import { z } from "zod";
import type { Settings } from "../../config/settings.js";
import type { Database } from "../../storage/database.js";

/** A URL that the service calls, and the part that it belongs to. */
export interface CalledUrl {
  /** Name of the part, such as `connection 3`. */
  readonly what: string;
  readonly url: string;
}

const settingsSchema = z.object({ url: z.url().optional(), endpoint: z.url().optional() });

/**
 * Returns the URLs of the servers that the service sends data to: destinations, the upload bucket and the trace
 * collector.
 */
export async function serverUrls(
  db: Kysely<Database>,
  settings: Pick<Settings, "uploads" | "tracesUrl">,
): Promise<CalledUrl[]> {
  const connections = await db
    .selectFrom("connections")
    .select(["id", "settings"])
    .where("role", "=", "destination")
    .orderBy("id")
    .execute();
  const { uploads, tracesUrl } = settings;
  return [
    ...connections.flatMap(({ id, settings: own }) => urlOf(`connection ${id}`, own)),
    ...(uploads ? [{ what: "bucket", url: uploads.endpoint }] : []),
    ...(tracesUrl === undefined ? [] : [{ what: "traces", url: tracesUrl }]),
  ];
}

/** Returns the URLs that are called over plain HTTP on another machine: servers and webhook endpoints. */
export async function plaintextUrls(
  db: Kysely<Database>,
  settings: Pick<Settings, "uploads" | "tracesUrl">,
): Promise<CalledUrl[]> {
  const webhooks = await db
    .selectFrom("webhooks")
    .select(["id", "endpoint"])
    .where("endpoint", "ilike", "http:%")
    .where("disabled_at", "is", null)
    .orderBy("id")
    .execute();
  const all = [
    ...(await serverUrls(db, settings)),
    ...webhooks.map(({ id, endpoint }) => ({ what: `webhook ${id}`, url: endpoint })),
  ];
  return all
    .filter(({ url }) => isPlaintext(url))
    .map(({ what, url }) => ({ what, url: bare(url) }));
}

function urlOf(what: string, settings: unknown): CalledUrl[] {
  const { data = {} } = settingsSchema.safeParse(settings);
  const url = data.url ?? data.endpoint;
  return url === undefined ? [] : [{ what, url }];
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function isPlaintext(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && !LOOPBACK.test(hostname);
}

/** Strips credentials and the query from a URL, because they may be secret. */
function bare(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
