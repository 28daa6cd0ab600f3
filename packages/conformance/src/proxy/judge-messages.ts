import type { TrafficOptions, TrafficReport } from "../traffic/judge-traffic.js";

/** The first message to the judge process. */
export interface JudgeStart extends Pick<
  TrafficOptions,
  "description" | "rules" | "waive" | "waivers" | "baseline" | "isStrict"
> {
  readonly source: string;
  /** Plugin modules, imported in the judge process. */
  readonly plugins: readonly string[];
  /** The file to record the judged exchanges in. @default none */
  readonly record?: string;
  /** Port of the live page that shows the findings, 0 for a free port. @default none */
  readonly page?: number;
}

/** Sent to the judge process at the end, and periodically if there is a live page. */
export interface JudgeBacklog {
  /** Number of exchanges passed to the judge process, including those it has not read yet. */
  readonly taken: number;
  /** Number of exchanges that were dropped. */
  readonly lost: number;
}

/** A message from the judge process. */
export type JudgeMessage =
  /** `page`: address of the live page. */
  | { readonly kind: "ready"; readonly page?: string }
  | { readonly kind: "progress"; readonly exchanges: number }
  | { readonly kind: "finding"; readonly rule: string; readonly message: string }
  /** `unrecorded`: number of exchanges that did not fit in the recording. */
  | { readonly kind: "report"; readonly report: TrafficReport; readonly unrecorded: number }
  | { readonly kind: "failed"; readonly isUsage: boolean; readonly message: string };
