import { GoogleError } from "@document-export/google";
import { isCallError } from "@document-export/client";
import { setTimeout as delay } from "node:timers/promises";
import { InterruptedError, ReportedError, UsageError } from "../errors/errors.js";
import { EXIT_CODES } from "../errors/exit-codes.js";
import { reportError } from "../errors/report-error.js";
import { toExportOptions } from "../export/to-export-options.js";
import { openGoogleWith } from "../google/open-google.js";
import { isTemplate } from "../google/reference.js";
import { parseAddress } from "@document-export/google/address";
import { abortOnInterrupt } from "../session/abort-on-interrupt.js";
import { openSession, type Session } from "../session/session.js";
import { resolveBaseUrl } from "../settings/settings.js";
import { lockState } from "./lock-state.js";
import { reportRound } from "./report-round.js";
import type { SyncFlags } from "./sync-flags.js";
import { syncRound } from "./sync-round.js";
import { openSyncState, type SyncState } from "./sync-state.js";
import { defaultStateFolder, targetOf } from "./sync-target.js";
import { mkdir } from "node:fs/promises";

/** Exports the changes in a Google Drive folder: one round, or with `--every` repeatedly until SIGTERM or Ctrl+C. */
export async function runSync(address: string, flags: SyncFlags): Promise<void> {
  const { id, kind } = parseAddress(address);
  if (kind === "document")
    throw new UsageError(
      `\`${address}\` is a document; expected a folder.`,
      "Export it with `docexport export`.",
    );
  const { reference } = flags;
  if (reference !== undefined && !isTemplate(reference))
    throw new UsageError(
      `\`--reference ${reference}\` would be the path of every document.`,
      "Add `{path}`, `{name}` or `{id}`, so that each document has its own path.",
    );
  const interrupted = abortOnInterrupt();
  const lost = new AbortController();
  const signal = AbortSignal.any([interrupted, lost.signal]);
  const session = await openSession(flags, signal);
  const target = targetOf(await resolveBaseUrl(flags, process.env), id, flags);
  const folder = flags.state ?? defaultStateFolder(process.env, target);
  const unlock = await lockFolder(folder, session, flags, lost);
  try {
    const state = await openSyncState(folder, target);
    await runRounds(address, flags, session, state);
  } catch (error) {
    // With `--every`, Ctrl+C is the normal way to stop.
    if (flags.every === undefined || !(error instanceof InterruptedError)) throw error;
  } finally {
    await unlock().catch(() => undefined);
  }
}

async function lockFolder(
  folder: string,
  { terminal }: Session,
  { json }: SyncFlags,
  lost: AbortController,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new UsageError(`Cannot write the state: ${error.message}`, undefined, error);
  });
  return lockState(folder, {
    onWait: () => {
      if (!json)
        terminal.remark(
          "The state is locked: waiting to see whether another command uses it or was killed.",
        );
    },
    onLost: () =>
      lost.abort(
        new Error(
          `Another command took over the state in \`${folder}\`, because this one was suspended for too long.`,
        ),
      ),
  });
}

/** Maximum pause in seconds while Google or the service is unavailable. */
const MAX_PAUSE_SECONDS = 3600;

async function runRounds(
  address: string,
  flags: SyncFlags,
  { client, signal, terminal }: Session,
  state: SyncState,
): Promise<void> {
  const google = await openGoogleWith(flags, signal);
  const shared = { google, client, signal, state, options: toExportOptions(flags) };
  const { every, concurrency } = flags;
  for (let failures = 0; ;) {
    try {
      const round = await syncRound(shared, address, concurrency);
      failures = 0;
      reportRound(round, flags, terminal);
      if (every === undefined && round.failed.length > 0)
        throw new ReportedError(EXIT_CODES.failed);
    } catch (error) {
      signal.throwIfAborted();
      if (every === undefined || !isAway(error)) throw error;
      failures += 1;
      reportError(error, flags);
    }
    if (every === undefined) return;
    const pause = Math.min(every * 2 ** failures, Math.max(every, MAX_PAUSE_SECONDS));
    await delay(pause * 1000, undefined, { signal }).catch(() => undefined);
    signal.throwIfAborted();
  }
}

/** Returns true if Google or the service is unavailable or limits requests, so that retrying later makes sense. */
function isAway(error: unknown): boolean {
  if (error instanceof GoogleError) return error.kind === "unavailable" || error.kind === "quota";
  if (isCallError(error, "ProblemError"))
    return error.status >= 500 || [408, 429].includes(error.status);
  return (
    isCallError(error, "ConnectionError") ||
    isCallError(error, "TimeoutError") ||
    isCallError(error, "RetryLaterError")
  );
}
