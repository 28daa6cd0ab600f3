import type { OperationId } from "@document-export/types";
import type { Basis } from "../findings/basis.js";
import type { Evidence } from "../findings/finding.js";
import type { Contract } from "../load/contract.js";
import type { CheckSchema } from "../load/schema-validator.js";
import type { ResolvedTarget } from "../load/target.js";
import type { Probe } from "../probe/create-probe.js";
import type { Scenario } from "../scenario/scenario.js";

/** One check. Its id is also the name of its file and of its row in the README. */
export interface Rule {
  readonly id: string;
  /** What is true of an implementation that passes, as a present-tense fact. */
  readonly title: string;
  /** Everything that its findings may rest on. */
  readonly basis: readonly Basis[];
  /** The operations that it exercises. */
  readonly operations: readonly OperationId[];
  /**
   * Exercises the target and reports what deviates.
   * @throws NotExercisedError where the target offers no way to check
   */
  run(context: RuleContext): Promise<void>;
}

/** What a rule uses. */
export interface RuleContext extends Pick<Probe, "send" | "exchanges"> {
  readonly contract: Contract;
  readonly checkSchema: CheckSchema;
  readonly target: ResolvedTarget;
  /** What several rules share, created once per run. */
  readonly scenario: Scenario;
  /** How long, in milliseconds, a job may take and a record may stay away. */
  readonly deadline: number;
  /** Returns the next number from 0 up to 1, the same for the same seed. */
  random(): number;
  /** Adds what could not be checked although the rest could; the report prints it next to the verdict. */
  remark(reason: string): void;
  /** Adds a deviation; a rule continues after it where it can. */
  report(basis: Basis, message: string, evidence: Evidence): void;
}
