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
  | { readonly event: "run-ended"; readonly report: Ended };
