import type { TrafficOptions, TrafficReport } from "../traffic/judge-traffic.js";

/** The first message to the process that judges. */
export interface JudgeStart extends Pick<
  TrafficOptions,
  "description" | "rules" | "waive" | "waivers" | "baseline" | "isStrict"
> {
  readonly source: string;
  /** Modules with rules of others, imported there. */
  readonly plugins: readonly string[];
  /** The file into which what it is shown is recorded. @default none */
  readonly record?: string;
  /** The port of the page that shows what it finds, 0 for a free one. @default none */
  readonly page?: number;
}

/** What it is told at the end, and now and then where a page shows it. */
export interface JudgeBacklog {
  /** How many exchanges were passed on to it, some of which it has not seen yet. */
  readonly taken: number;
  /** How many it is not shown. */
  readonly lost: number;
}

/** What it says. */
export type JudgeMessage =
  /** `page`: its address. */
  | { readonly kind: "ready"; readonly page?: string }
  | { readonly kind: "progress"; readonly exchanges: number }
  | { readonly kind: "finding"; readonly rule: string; readonly message: string }
  /** `unrecorded`: how many exchanges the recording could not hold. */
  | { readonly kind: "report"; readonly report: TrafficReport; readonly unrecorded: number }
  | { readonly kind: "failed"; readonly isUsage: boolean; readonly message: string };
