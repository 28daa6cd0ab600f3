/** The subject of a waiver: every finding on one decision, or one finding of one rule. */
export type WaivedSubject =
  | { readonly decision: string }
  | { readonly rule: string; readonly finding: string };

/** A deviation that an implementer accepts until a given day, with the reason. */
export type Waiver = WaivedSubject & {
  readonly reason: string;
  /** The last day on which it is valid, as `YYYY-MM-DD` in UTC, or `never` if it does not expire. */
  readonly until: string;
};

/** Returns waivers for decisions given only by id; they never expire. */
export function waiversOfDecisions(ids: readonly string[]): readonly Waiver[] {
  return ids.map((decision) => ({ decision, reason: "--waive", until: "never" }));
}

/** The possible states of a waiver after a run. */
export const WAIVER_STATES = ["used", "unused", "expired", "refused", "not exercised"] as const;

/** The state of a waiver after a run. A `refused` waiver covers a finding that rests on a clause. */
export type WaiverState = (typeof WAIVER_STATES)[number];

/** A waiver and its state after a run. */
export type WaiverResult = Waiver & {
  readonly state: WaiverState;
  /** Ids of the findings that it covers. */
  readonly findings: readonly string[];
};

/** Describes what a waiver covers in a few words. */
export function describeSubject(subject: WaivedSubject): string {
  return "decision" in subject ? `decision ${subject.decision}` : `finding ${subject.finding}`;
}
