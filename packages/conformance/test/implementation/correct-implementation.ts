import type { Target } from "../../src/load/target.js";

/** A running correct implementation, and the content of a profile file for it. */
export interface RunningCorrect {
  readonly profile: Target;
  stop(): Promise<void>;
}

/** An implementation on which a checker must not find anything. */
export interface CorrectImplementation {
  readonly name: string;
  start(): Promise<RunningCorrect>;
  /** Rules that cannot hold on it, keyed by the reason; all others must find nothing. */
  readonly cannotHold: Readonly<Record<string, readonly string[]>>;
  /** Milliseconds to wait for a job or a record, if it is known that none comes. */
  readonly deadline?: number;
}

/** Returns the rules that cannot hold on an implementation. */
export function rulesThatCannotHold({ cannotHold }: CorrectImplementation): ReadonlySet<string> {
  return new Set(Object.values(cannotHold).flat());
}
