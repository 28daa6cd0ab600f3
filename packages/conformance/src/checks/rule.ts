import type { Basis } from "../findings/basis.js";
import type { Evidence } from "../findings/finding.js";
import type { Level } from "../findings/level.js";
import type { Contract } from "../load/contract.js";
import type { CheckSchema } from "../load/schema-validator.js";
import type { ProfileName, ResolvedTarget } from "../load/target.js";
import type { Probe } from "../probe/create-probe.js";
import type { Exchange, SentRequest } from "../probe/exchange.js";
import type { Scenario } from "../scenario/scenario.js";

/** How far a run goes; each depth includes the rules of the depths before it. */
export const DEPTHS = ["quick", "default", "thorough"] as const;

/** The depth of a run. */
export type Depth = (typeof DEPTHS)[number];

/** Properties of every rule. Its id is also the name of its file and of its documentation page. */
interface RuleFacts {
  readonly id: string;
  /** What is true for an implementation that passes, as a present-tense statement. */
  readonly title: string;
  /** Severity for callers if the rule fails; its page says why. @default broken */
  readonly level?: Level;
  /** Every basis that its findings can have. */
  readonly basis: readonly Basis[];
  /** The operations that it exercises. */
  readonly operations: readonly string[];
  /** The first depth that includes the rule. @default default */
  readonly depth?: Depth;
  /** The rule runs only if a run requests it, since it uses up what others may need. @default false */
  readonly isOnRequest?: boolean;
  /** Members of the target that the rule requires. @default none */
  readonly needs?: readonly ProfileName[];
  /** Judges the traffic of other clients as it arrives; `incremental` derives the array form from it. */
  begin?(context: JudgeContext): TrafficJudge;
  /** The rule also judges exchanges whose response body is missing from a recording. @default false */
  readonly judgesHeadsAlone?: boolean;
}

/** One rule applied to a stream of exchanges, in the order in which they were sent. */
export interface TrafficJudge {
  see(exchange: Exchange): void;
  /** Called for a request that got no complete response, with the reason. */
  seeSilence?(request: SentRequest, reason: string): void;
  /**
   * Called after the last exchange.
   * @throws NotExercisedError if no exchange was relevant to the rule
   */
  end?(): void;
}

/** A rule that sends its own requests. */
export interface ActiveRule extends RuleFacts {
  /**
   * Exercises the target and reports deviations.
   * @throws NotExercisedError if the target offers no way to check
   * @throws UndecidableError if the responses prove nothing
   */
  run(context: RuleContext): Promise<void>;
}

/** A rule about exchanges from any source: those of the run, or recorded traffic. */
export interface TrafficRule extends RuleFacts {
  /** Reports deviations in the exchanges, which are in the order in which they were sent. */
  judge(exchanges: readonly Exchange[], context: JudgeContext): void;
}

/** A conformance rule. */
export type Rule = ActiveRule | TrafficRule;

/** A set of rules, which a team can add to check what its API promises beyond its description. */
export interface Plugin {
  readonly name: string;
  readonly rules: readonly Rule[];
}

/** The tools that every rule uses to judge. */
export interface JudgeContext {
  readonly contract: Contract;
  readonly checkSchema: CheckSchema;
  /** Records what could not be checked although the rest could; the report prints it next to the verdict. */
  remark(reason: string): void;
  /** Reports a deviation; a rule continues after it if possible. */
  report(basis: Basis, message: string, evidence: Evidence): void;
}

/** The tools of an active rule. */
export interface RuleContext
  extends JudgeContext, Pick<Probe, "send" | "sendUnpaced" | "sendBytes" | "exchanges"> {
  readonly target: ResolvedTarget;
  /** State that several rules share, created once per run. */
  readonly scenario: Scenario;
  readonly depth: Depth;
  /**
   * How many requests may be sent to check whether the target really enforces its rate limits; undefined if not
   * configured.
   */
  readonly throttle?: number;
  /** Time in milliseconds that a job may take and that a record may take to appear. */
  readonly deadline: number;
  /** Returns the next number in the range [0, 1); the sequence is the same for the same seed. */
  random(): number;
}

/** Whether a rule judges exchanges that others send. */
export function isTrafficRule(rule: Rule): rule is TrafficRule {
  return "judge" in rule;
}
