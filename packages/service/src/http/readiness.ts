import { access, constants, statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import type { SecretBox } from "../secrets/secret-box.js";
import type { Database } from "../storage/database.js";
import { openSigningKeys } from "../storage/statements/signing-keys.js";
import { jsonResponse, type PlainResponse } from "./plain-response.js";

/** Checks something that this process needs for every request. Throws if it does not work. */
export interface ReadinessCheck {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** Whether this process is ready. A fault of one workspace, or much work, does not make it unready. */
export interface Readiness {
  /** The response of `/readyz`: 200, or 503 if a check failed or the process is stopping. */
  readonly report: () => Promise<PlainResponse>;
  /** Makes the process unready from now on, because it is stopping. */
  readonly stop: () => void;
}

const MiB = 1024 * 1024;
const CHECK_TIMEOUT_MS = 5000;
/** What the database may need to write until an operator has freed space. */
const MIN_FREE_BYTES = 64 * MiB;

/** Runs all checks at each request, in parallel; one that takes longer than `timeout` milliseconds has failed. */
export function createReadiness(
  checks: readonly ReadinessCheck[],
  timeout: number = CHECK_TIMEOUT_MS,
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
      const body = { status, checks: { process, ...Object.fromEntries(states) } };
      return jsonResponse(isReady ? 200 : 503, body);
    },
  };
}

/** Whether the database responds. */
export function databaseCheck(db: Kysely<Database>): ReadinessCheck {
  return { name: "database", run: () => sql`select 1`.execute(db) };
}

/** Whether this process can sign messages: it may have lost the key, because another process changed it. */
export function signingCheck(db: Kysely<Database>, box: SecretBox): ReadinessCheck {
  return { name: "signing", run: () => openSigningKeys(db, box) };
}

/** Whether the folder of the embedded database is writable, and its disk has space left. */
export function diskCheck(folder: string): ReadinessCheck {
  return {
    name: "disk",
    run: async () => {
      await access(folder, constants.W_OK | constants.X_OK);
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < MIN_FREE_BYTES) throw new Error("The disk of the data folder is full.");
    },
  };
}

/** Reports only that a check failed, because anybody may ask; `doctor` says what is wrong. */
async function stateOf(
  run: () => Promise<unknown>,
  milliseconds: number,
): Promise<"ok" | "failed"> {
  const done = new AbortController();
  const timeout = setTimeout(milliseconds, "failed" as const, { signal: done.signal });
  timeout.catch(() => undefined);
  const checked = run().then(
    () => "ok" as const,
    () => "failed" as const,
  );
  const state = await Promise.race([checked, timeout]);
  done.abort();
  return state;
}
