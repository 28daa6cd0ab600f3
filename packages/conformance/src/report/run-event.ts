import type { Depth } from "../checks/rule.js";
import type { AnyReport, Report, RuleResult } from "./report.js";

/** What happens in a run, in its order. */
export type RunEvent<Ended extends AnyReport = Report> =
  | {
      readonly event: "run-started";
      readonly target: string;
      readonly seed: number;
      readonly depth: Depth;
      /** How many rules will run. */
      readonly rules: number;
    }
  | {
      readonly event: "rule-started";
      readonly rule: string;
      /** How many rules have ended. */
      readonly ended: number;
      readonly total: number;
    }
  | { readonly event: "rule-ended"; readonly result: RuleResult }
  | { readonly event: "run-ended"; readonly report: Ended };
