/** What a waiver covers: every finding on one decision, or one finding of one rule. */
export type WaivedSubject =
  | { readonly decision: string }
  | { readonly rule: string; readonly finding: string };

/** A deviation that an implementer stands by, with the reason, until a day. */
export type Waiver = WaivedSubject & {
  readonly reason: string;
  /** The last day on which it holds, as `YYYY-MM-DD` in UTC, or `never` where it does not expire. */
  readonly until: string;
};

/** Returns waivers of decisions that are named by their ids alone; they never expire. */
export function waiversOfDecisions(ids: readonly string[]): readonly Waiver[] {
  return ids.map((decision) => ({ decision, reason: "--waive", until: "never" }));
}

/** What became of a waiver in a run. */
export const WAIVER_STATES = ["used", "unused", "expired", "refused", "not exercised"] as const;

/** What became of a waiver: `refused` is one of a finding that rests on a fact. */
export type WaiverState = (typeof WAIVER_STATES)[number];

/** A waiver and what became of it. */
export type WaiverResult = Waiver & {
  readonly state: WaiverState;
  /** Ids of the findings that it covers. */
  readonly findings: readonly string[];
};

/** Returns what a waiver covers in a few words. */
export function describeSubject(subject: WaivedSubject): string {
  return "decision" in subject ? `decision ${subject.decision}` : `finding ${subject.finding}`;
}
