import type { Target } from "../../src/load/target.js";

/** A correct implementation that runs, and what a profile file would say about it. */
export interface RunningCorrect {
  readonly profile: Target;
  stop(): Promise<void>;
}

/** An implementation on which a checker may find nothing. */
export interface CorrectImplementation {
  readonly name: string;
  start(): Promise<RunningCorrect>;
  /** Rules that cannot hold there, by the reason; all others must find nothing. */
  readonly cannotHold: Readonly<Record<string, readonly string[]>>;
}

/** The rules that cannot hold on an implementation. */
export function rulesThatCannotHold({ cannotHold }: CorrectImplementation): ReadonlySet<string> {
  return new Set(Object.values(cannotHold).flat());
}
