import { isDeepStrictEqual } from "node:util";
import type { Settings } from "../../config/settings.js";
import type { Storage } from "../../storage/storage.js";

/** Input of a check: the database, and the settings that it declares in `reads`. */
export interface CheckContext<Read extends keyof Settings = keyof Settings> {
  readonly settings: Pick<Settings, Read>;
  readonly storage: Storage;
}

/** Result of a check. */
export interface Finding {
  /** `error`: the service does not work; `warning`: a part of it may not work. */
  readonly state: "ok" | "warning" | "error";
  /** Subject of the check. */
  readonly what: string;
  readonly detail: string;
}

/** Checks one thing that the service needs. An exception becomes an error finding. */
export interface Check<Read extends keyof Settings = keyof Settings> {
  readonly what: string;
  /** Settings that the check reads: if they differ between the two sources, the check runs for both. */
  readonly reads: readonly Read[];
  readonly run: (context: CheckContext<Read>) => Promise<readonly Finding[]>;
}

/** Defines a check that can read only the settings that it declares. */
export function check<const Read extends keyof Settings = never>(definition: Check<Read>): Check {
  return definition as Check;
}

/** Settings of the running service, and those of the command if they differ. */
export interface CheckedSettings {
  readonly settings: Settings;
  /** Source of `settings`, such as `the service`. */
  readonly source: string;
  /** Settings that a process started like this command would have; undefined if no service is running. */
  readonly own?: Settings | undefined;
}

/** A finding with the source of the checked settings; undefined if the check reads none. */
export interface SourcedFinding extends Finding {
  readonly source?: string | undefined;
}

/** Runs checks one after the other; if a check throws, the next one still runs. */
export async function runChecks(
  checks: readonly Check[],
  { settings, source, own }: CheckedSettings,
  storage: Storage,
): Promise<readonly SourcedFinding[]> {
  const findings: SourcedFinding[] = [];
  for (const one of checks) {
    const differs = own !== undefined && !isDeepStrictEqual(read(one, own), read(one, settings));
    const same = own === undefined ? source : `${source} and this command`;
    const firstSource = one.reads.length === 0 ? undefined : differs ? source : same;
    const found = await runCheck(one, { settings, storage });
    findings.push(...found.map((finding) => ({ ...finding, source: firstSource })));
    if (!differs) continue;
    const second = await runCheck(one, { settings: own, storage });
    findings.push(...second.map((finding) => ({ ...finding, source: "this command" })));
  }
  return findings;
}

function read({ reads }: Check, settings: Settings): readonly unknown[] {
  return reads.map((name) => settings[name]);
}

async function runCheck({ what, run }: Check, context: CheckContext): Promise<readonly Finding[]> {
  try {
    return await run(context);
  } catch (error) {
    const detail = error instanceof Error ? error.message || error.name : String(error);
    return [{ state: "error", what, detail }];
  }
}
