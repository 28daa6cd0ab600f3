import type { Settings } from "../../config/settings.js";
import type { Storage } from "../../storage/storage.js";

/** What a check may use. */
export interface CheckContext {
  readonly settings: Settings;
  readonly storage: Storage;
}

/** What a check found. */
export interface Finding {
  /** `error`: the service does not work; `warning`: a part of it may not work. */
  readonly state: "ok" | "warning" | "error";
  /** What was checked. */
  readonly what: string;
  readonly detail: string;
}

/** Checks one thing that the service needs. If it throws, that is an error finding. */
export interface Check {
  readonly what: string;
  readonly run: (context: CheckContext) => Promise<readonly Finding[]>;
}

/** Runs checks one after the other; a check that throws does not stop the next. */
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
      findings.push({ state: "error", what, detail });
    }
  }
  return findings;
}
