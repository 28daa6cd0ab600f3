import type { Settings } from "../../config/settings.js";
import type { Storage } from "../../storage/storage.js";

/** What a check has to go on. */
export interface CheckContext {
  readonly settings: Settings;
  readonly storage: Storage;
}

/** What a check found. */
export interface Finding {
  /** `fault`: the service does not do its work; `warning`: a part of it may not. */
  readonly state: "ok" | "warning" | "fault";
  /** What was looked at. */
  readonly what: string;
  readonly detail: string;
}

/** Looks at one thing that the service needs; what it throws is a fault. */
export interface Check {
  readonly what: string;
  readonly run: (context: CheckContext) => Promise<readonly Finding[]>;
}

/** Runs checks one after the other, so that what one finds does not hide what the next does. */
export async function runChecks(
  checks: readonly Check[],
  context: CheckContext,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { what, run } of checks) {
    try {
      findings.push(...(await run(context)));
    } catch (error) {
      const detail = error instanceof Error ? error.message || error.name : String(error);
      findings.push({ state: "fault", what, detail });
    }
  }
  return findings;
}
