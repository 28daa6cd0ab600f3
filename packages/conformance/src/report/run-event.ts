import type { Depth } from "../checks/rule.js";
import type { AnyReport, Report, RuleResult } from "./report.js";

/** An event of a run. Events are emitted in order. */
export type RunEvent<Ended extends AnyReport = Report> =
  | {
      readonly event: "run-started";
      readonly target: string;
      readonly seed: number;
      readonly depth: Depth;
      /** Number of rules that will run. */
      readonly rules: number;
    }
  | {
      readonly event: "rule-started";
      readonly rule: string;
      /** Number of rules that have finished. */
      readonly ended: number;
      readonly total: number;
    }
  | { readonly event: "rule-ended"; readonly result: RuleResult }
  | {
      /** At the pace so far, the run will not be done within its duration. At most once in a run. */
      readonly event: "run-slow";
      /** Number of rules that have finished. */
      readonly ended: number;
      readonly total: number;
      /** Number of requests so far. */
      readonly requests: number;
      /** Milliseconds so far. */
      readonly milliseconds: number;
      /** Milliseconds that the whole run would take at this pace. */
      readonly expected: number;
      /** Milliseconds after which the run ends with what was judged. */
      readonly duration: number;
    }
  | { readonly event: "run-ended"; readonly report: Ended };
