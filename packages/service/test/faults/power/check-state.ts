import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import pWaitFor from "p-wait-for";
import {
  startService,
  type StartedService,
  type SettingsInput,
} from "../../../src/experimental.js";
import type { Converter } from "../../../src/conversion/converter.js";
import type { Database } from "../../../src/storage/database.js";
import { callerOf } from "../../support/caller.js";
import { aftermath } from "../support/aftermath.js";
import { lastingFaults } from "../support/lasting-faults.js";
import type { Acknowledged } from "./file-log.js";

/** Location of a state, and what was acknowledged before the power failure. */
export interface State {
  readonly folder: string;
  readonly service: SettingsInput;
  /** Folder of the destination. */
  readonly exports: string;
  readonly acknowledged: readonly Acknowledged[];
  /** Converter shared by the services of all states. */
  readonly converter: Converter;
}

/**
 * Starts a service on the files that a power failure left, lets it finish its work, and returns what is lost or broken;
 * empty if every promise was kept.
 */
export async function faultsOf(state: State): Promise<readonly string[]> {
  try {
    const openConverter = () => ({ ...state.converter, close: () => undefined });
    // What a state lacks shows at once, so this service need not sync.
    const settings = { ...state.service, durability: "relaxed" } as const;
    const service = await startService(settings, { openConverter });
    try {
      return await faultsIn(service, state);
    } finally {
      await service.stop();
    }
  } catch (error) {
    return [`the service fails: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function faultsIn(
  { url, storage: { db } }: StartedService,
  state: State,
): Promise<readonly string[]> {
  const lost = [
    ...(await lostTokens(url, state)),
    ...(await lostRows(db, state)),
    ...(await lostResults(state)),
  ];
  if (lost.length > 0) return lost;
  const jobs = state.acknowledged.filter(({ kind }) => kind === "job").map(({ id }) => id);
  const faults = () => aftermath(db, { jobs, folder: state.exports });
  // Polls with one statement first, because the aftermath runs a dozen.
  await until(() => hasSettled(db));
  return lastingFaults(faults);
}

/** Waits for a condition that may never become true. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  await pWaitFor(condition, { interval: 50, timeout: 120_000 }).catch(() => undefined);
}

/** Whether all jobs have ended, and all messages are delivered. */
async function hasSettled(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select id::text from jobs where status not in ('done', 'failed')
    union all select message_id from webhook_deliveries where state <> 'delivered' limit 1`.execute(
    db,
  );
  return rows.length === 0;
}

async function lostTokens(url: string, { acknowledged }: State): Promise<string[]> {
  const tokens = acknowledged.filter(({ kind }) => kind === "token");
  const statuses = tokens.map(async ({ id }) => {
    const { status } = await callerOf(url, id).get("/v2/collections");
    return status === 200 ? [] : [`a token is refused with ${status}`];
  });
  return (await Promise.all(statuses)).flat();
}

async function lostRows(db: Kysely<Database>, { acknowledged }: State): Promise<string[]> {
  const idsOf = (rows: readonly { id: unknown }[]) => new Set(rows.map(({ id }) => String(id)));
  const known = {
    job: idsOf(await db.selectFrom("jobs").select("id").execute()),
    webhook: idsOf(await db.selectFrom("webhooks").select("id").execute()),
    record: idsOf(await db.selectFrom("document_exports").select("job_id as id").execute()),
  };
  return acknowledged.flatMap(({ kind, id }) =>
    kind === "token" || known[kind].has(id) ? [] : [`acknowledged ${kind} is lost: ${id}`],
  );
}

async function lostResults({ folder, acknowledged }: State): Promise<string[]> {
  const records = acknowledged.filter((one) => one.kind === "record");
  const faults = records.map(async ({ file, hash }) => {
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (!bytes) return [`result is lost: ${file}`];
    const found = createHash("sha256").update(bytes).digest("hex");
    return found === hash ? [] : [`result is damaged: ${file}`];
  });
  return (await Promise.all(faults)).flat();
}
