import { isDeepStrictEqual } from "node:util";
import type { Settings } from "../../config/settings.js";
import type { Storage } from "../../storage/storage.js";

/** What a check may use: the database, and the settings that it says it reads. */
export interface CheckContext<Read extends keyof Settings = keyof Settings> {
  readonly settings: Pick<Settings, Read>;
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
export interface Check<Read extends keyof Settings = keyof Settings> {
  readonly what: string;
  /** The settings that it reads: where those of two sources differ, it runs for both. */
  readonly reads: readonly Read[];
  readonly run: (context: CheckContext<Read>) => Promise<readonly Finding[]>;
}

/** Makes a check that can read no other settings than it says. */
export function check<const Read extends keyof Settings = never>(definition: Check<Read>): Check {
  return definition as Check;
}

/** The settings of the running service, and those of the command where they are others. */
export interface CheckedSettings {
  readonly settings: Settings;
  /** Where `settings` are from, such as `the service`. */
  readonly source: string;
  /** What a process that starts with the settings of the command would have; undefined without a running service. */
  readonly own?: Settings | undefined;
}

/** A finding, and whose settings were looked at; undefined if the check reads none. */
export interface SourcedFinding extends Finding {
  readonly source?: string | undefined;
}

/** Runs checks one after the other; a check that throws does not stop the next. */
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
