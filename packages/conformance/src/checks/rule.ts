import type { Basis } from "../findings/basis.js";
import type { Evidence } from "../findings/finding.js";
import type { Level } from "../findings/level.js";
import type { Contract } from "../load/contract.js";
import type { CheckSchema } from "../load/schema-validator.js";
import type { ProfileName, ResolvedTarget } from "../load/target.js";
import type { Probe } from "../probe/create-probe.js";
import type { Exchange, SentRequest } from "../probe/exchange.js";
import type { Scenario } from "../scenario/scenario.js";

/** How far a run goes; each depth has the rules of those before it. */
export const DEPTHS = ["quick", "default", "thorough"] as const;

/** A depth of a run. */
export type Depth = (typeof DEPTHS)[number];

/** What every rule has. Its id is also the name of its file and of its page. */
interface RuleFacts {
  readonly id: string;
  /** What is true of an implementation that passes, as a present-tense fact. */
  readonly title: string;
  /** What callers suffer where it does not hold; its page says why. @default broken */
  readonly level?: Level;
  /** Everything that its findings may rest on. */
  readonly basis: readonly Basis[];
  /** The operations that it exercises. */
  readonly operations: readonly string[];
  /** The first depth that has the rule. @default default */
  readonly depth?: Depth;
  /** It takes part only where a run asks for it, since it costs what others may need. @default false */
  readonly isOnRequest?: boolean;
  /** Members of the target without which it cannot be exercised. @default none */
  readonly needs?: readonly ProfileName[];
  /** Judges traffic of others as it comes; `incremental` makes the array form of it. */
  begin?(context: JudgeContext): TrafficJudge;
  /** It also judges exchanges of which a recording lacks the body of the response. @default false */
  readonly judgesHeadsAlone?: boolean;
}

/** One rule at work on a stream of exchanges, which are in the order in which they were sent. */
export interface TrafficJudge {
  see(exchange: Exchange): void;
  /** A request that brought no complete response, and why. */
  seeSilence?(request: SentRequest, reason: string): void;
  /**
   * Called after the last exchange.
   * @throws NotExercisedError if nothing came that the rule speaks of
   */
  end?(): void;
}

/** A rule that sends its own requests. */
export interface ActiveRule extends RuleFacts {
  /**
   * Exercises the target and reports what deviates.
   * @throws NotExercisedError if the target offers no way to check
   * @throws UndecidableError if what came proves nothing
   */
  run(context: RuleContext): Promise<void>;
}

/** A rule on exchanges, whoever caused them: those of the run, or recorded traffic. */
export interface TrafficRule extends RuleFacts {
  /** Reports what deviates in the exchanges, which are in the order in which they were sent. */
  judge(exchanges: readonly Exchange[], context: JudgeContext): void;
}

/** One check. */
export type Rule = ActiveRule | TrafficRule;

/** A set of rules, such as a team adds for what its API promises beyond its description. */
export interface Plugin {
  readonly name: string;
  readonly rules: readonly Rule[];
}

/** What every rule uses to judge. */
export interface JudgeContext {
  readonly contract: Contract;
  readonly checkSchema: CheckSchema;
  /** Adds what could not be checked although the rest could; the report prints it next to the verdict. */
  remark(reason: string): void;
  /** Adds a deviation; a rule continues after it where it can. */
  report(basis: Basis, message: string, evidence: Evidence): void;
}

/** What an active rule uses. */
export interface RuleContext
  extends JudgeContext, Pick<Probe, "send" | "sendUnpaced" | "sendBytes" | "exchanges"> {
  readonly target: ResolvedTarget;
  /** What several rules share, created once per run. */
  readonly scenario: Scenario;
  readonly depth: Depth;
  /** How many requests may be sent to find out whether the target limits them truly; undefined if nobody says. */
  readonly throttle?: number;
  /** How long, in milliseconds, a job may take and a record may stay away. */
  readonly deadline: number;
  /** Returns the next number from 0 up to 1, the same for the same seed. */
  random(): number;
}

/** Whether a rule judges exchanges that others cause. */
export function isTrafficRule(rule: Rule): rule is TrafficRule {
  return "judge" in rule;
}
