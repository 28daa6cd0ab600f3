import { access, constants, statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import type { SideAnswer } from "./side-routes.js";

/** Something without which this process can do nothing for anybody. Throws where it is at fault. */
export interface ReadinessCheck {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** Whether this process is ready: faults of the instance, never of a workspace, and never that it has much to do. */
export interface Readiness {
  /** The response of `/readyz`: 200, or 503 where a check failed or the process stops. */
  readonly report: () => Promise<SideAnswer>;
  /** The process stops: it is not ready from now on. */
  readonly stop: () => void;
}

const MiB = 1024 * 1024;
/** In milliseconds. */
const CHECK_TIMEOUT = 5000;
/** In bytes: what the database may write until somebody has made place. */
const MIN_FREE = 64 * MiB;

/** Checks that run at each request, all at once; one that takes longer than `timeout` milliseconds has failed. */
export function createReadiness(
  checks: readonly ReadinessCheck[],
  timeout: number = CHECK_TIMEOUT,
): Readiness {
  let isStopping = false;
  return {
    stop: () => {
      isStopping = true;
    },
    report: async () => {
      const process = isStopping ? "stopping" : "running";
      const states = await Promise.all(
        checks.map(async ({ name, run }) => [name, await stateOf(run, timeout)] as const),
      );
      const isReady = !isStopping && states.every(([, state]) => state === "ok");
      const status = isReady ? "ready" : isStopping ? "stopping" : "failed";
      const body = JSON.stringify({ status, checks: { process, ...Object.fromEntries(states) } });
      return { status: isReady ? 200 : 503, type: "application/json", body };
    },
  };
}

/** Whether the database answers. */
export function databaseCheck(db: Kysely<Database>): ReadinessCheck {
  return { name: "database", run: () => sql`select 1`.execute(db) };
}

/** Whether the folder of the embedded database can be written, and its disk is not full. */
export function diskCheck(folder: string): ReadinessCheck {
  return {
    name: "disk",
    run: async () => {
      await access(folder, constants.W_OK | constants.X_OK);
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < MIN_FREE) throw new Error("The disk of the data folder is full.");
    },
  };
}

/** Says no more than that a check failed: anybody may ask, and `doctor` says what is wrong. */
async function stateOf(
  run: () => Promise<unknown>,
  milliseconds: number,
): Promise<"ok" | "failed"> {
  const late = new AbortController();
  const timeout = setTimeout(milliseconds, "failed" as const, { signal: late.signal });
  timeout.catch(() => undefined);
  const checked = run().then(
    () => "ok" as const,
    () => "failed" as const,
  );
  const state = await Promise.race([checked, timeout]);
  late.abort();
  return state;
}
