import type { Target } from "../../src/load/target.ts";

/** Another API checker. */
export interface Peer {
  /** Its name and version. */
  readonly name: string;
  /** Prepares it to run; returns the reason if it cannot run. */
  prepare(): Promise<string | undefined>;
  /** Returns its normalised reports on an implementation, as a set: how often it repeats one does not matter. */
  reportOn(target: Target, seed: number): Promise<ReadonlySet<string>>;
}

/** Replaces what varies between runs: ids, dates, names of the run, ports and other long numbers. */
export function normalise(message: string): string {
  return message
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, "<id>")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, "<date>")
    .replaceAll(/(?:conformance-[\da-f]{8}-\d+|nothing-[\da-f]{8})/g, "<name>")
    .replaceAll(/\d{4,}/g, "<number>")
    .replaceAll(/\s+/g, " ")
    .trim();
}
