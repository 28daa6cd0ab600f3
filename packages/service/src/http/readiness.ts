import { access, constants, statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import type { SecretBox } from "../secrets/secret-box.js";
import type { Database } from "../storage/database.js";
import { openSigningKeys } from "../storage/statements/signing-keys.js";
import { jsonResponse, type PlainResponse } from "./plain-response.js";

/** Checks a dependency that this process needs for every request. Throws if the dependency does not work. */
export interface ReadinessCheck {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** Readiness of this process. Problems of one workspace, or a heavy load, do not make it unready. */
export interface Readiness {
  /** Returns the response of `/readyz`: 200, or 503 if a check failed or the process is stopping. */
  readonly report: () => Promise<PlainResponse>;
  /** Makes the process unready for good, because it is stopping. */
  readonly stop: () => void;
}

const MiB = 1024 * 1024;
const CHECK_TIMEOUT_MS = 5000;
/** Space that the database may need for writes until an operator has freed more. */
const MIN_FREE_BYTES = 64 * MiB;

/**
 * Creates the readiness. Each request runs all checks in parallel; a check that takes longer than `timeout`
 * milliseconds counts as failed.
 */
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

/** Checks that the database responds. */
export function databaseCheck(db: Kysely<Database>): ReadinessCheck {
  return { name: "database", run: () => sql`select 1`.execute(db) };
}

/** Checks that this process can sign messages. It may lack the key if another process has changed it. */
export function signingCheck(db: Kysely<Database>, box: SecretBox): ReadinessCheck {
  return { name: "signing", run: () => openSigningKeys(db, box) };
}

/** Checks that the folder of the embedded database is writable and its disk has space left. */
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

/** Reports only that a check failed, because anyone may call the endpoint; `doctor` gives the reason. */
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
