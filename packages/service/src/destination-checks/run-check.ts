import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import { storableText } from "../bounds/storable.js";
import { openDestination, type DestinationContext } from "../destinations/kinds.js";
import type { ConnectionRow } from "../storage/database.js";

/** Outcome of a check. */
export interface CheckOutcome {
  readonly ok: boolean;
  /** Describes the outcome in a sentence. */
  readonly detail: string;
}

/**
 * Checks whether results can be published to a destination now, without leaving anything there. Calls the destination
 * as an export does, within the limits for outgoing calls.
 */
export async function runCheck(
  destinations: DestinationContext,
  connection: ConnectionRow,
): Promise<CheckOutcome> {
  const { name, kind } = connection;
  try {
    const fallen = await openDestination(connection, destinations).check();
    const accepts = `${name} (${kind}) accepts results`;
    if (fallen.length === 0) return { ok: true, detail: `${accepts}.` };
    const detail = `${accepts}, but ${fallen.join(" Also, ")}`;
    return { ok: true, detail: shorten(storableText(detail), bounds.problemDetail.max) };
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const detail = `${name} (${kind}) accepts no results: ${reason}`;
    return { ok: false, detail: shorten(storableText(detail), bounds.problemDetail.max) };
  }
}
