import type { JsonObject } from "../load/json.js";
import type { TrafficReport } from "../traffic/judge-traffic.js";

/** What the process that judges is told first. */
export interface JudgeStart {
  readonly source: string;
  readonly waive: readonly string[];
  readonly rules?: readonly string[];
  readonly description?: JsonObject;
  /** Modules with rules of others, imported there. */
  readonly plugins: readonly string[];
  /** The file into which what it is shown is recorded. @default none */
  readonly record?: string;
}

/** What it is told last: how much it was not shown. */
export interface JudgeEnd {
  readonly lost: number;
}

/** What it says. */
export type JudgeMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "progress"; readonly exchanges: number }
  | { readonly kind: "finding"; readonly rule: string; readonly message: string }
  /** `unrecorded`: how many exchanges the recording could not hold. */
  | { readonly kind: "report"; readonly report: TrafficReport; readonly unrecorded: number }
  | { readonly kind: "failed"; readonly isUsage: boolean; readonly message: string };
