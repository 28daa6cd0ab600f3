import type { Target } from "../../src/load/target.ts";

/** Another checker of APIs. */
export interface Peer {
  /** Its name and version. */
  readonly name: string;
  /** Makes it ready to run; where it cannot, returns why. */
  prepare(): Promise<string | undefined>;
  /** What it reports of an implementation, normalised: only what is in the set counts, not how often. */
  reportOn(target: Target, seed: number): Promise<ReadonlySet<string>>;
}

/** Replaces what differs from run to run: ids, dates, names of this run, ports and other numbers of many digits. */
export function normalise(message: string): string {
  return message
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, "<id>")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, "<date>")
    .replaceAll(/(?:conformance-[\da-f]{8}-\d+|nothing-[\da-f]{8})/g, "<name>")
    .replaceAll(/\d{4,}/g, "<number>")
    .replaceAll(/\s+/g, " ")
    .trim();
}
