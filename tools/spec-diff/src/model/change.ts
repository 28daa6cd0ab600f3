import type { Pair } from "./place.ts";

/** Callers send requests to the interface; implementers serve it. */
export type Party = "caller" | "implementer";

/**
 * Effect of a change on the allowed content of a message.
 * - `narrowed`: something allowed is now forbidden
 * - `widened`: something forbidden is now allowed
 * - `replaced`: both, or the same bytes have a new meaning
 * - `added`: something may now be sent that was ignored before
 * - `removed`: something that was sent or received has lost its meaning
 * - `meaning`: the allowed content is the same, but has another effect
 * - `renamed`: a name used by generated code was removed
 * - `offered`: callers can use something new, if they request it
 * - `noted`: a promise or a hint that does not affect what may be sent
 * - `text`: texts and examples
 */
export type Effect =
  | "narrowed"
  | "widened"
  | "replaced"
  | "added"
  | "removed"
  | "meaning"
  | "renamed"
  | "offered"
  | "noted"
  | "text";

/** A message of the interface, and its sender. In a webhook or a callback, the implementer sends the request. */
export interface Flow {
  readonly part: "request" | "response";
  readonly sender: Party;
  /** Operation ID, or method and path; for a webhook, its name. */
  readonly operation: string;
}

/** One detected change. */
export interface Change {
  /** Kind of change, such as `enum-value-added`. */
  readonly kind: string;
  readonly effect: Effect;
  /** Description of the change, in a sentence without a period. */
  readonly what: string;
  /** JSON pointer into the current contract, or into the released one if the place was removed. */
  readonly pointer: string;
  readonly side: "contract" | "baseline";
  /** The affected message; absent if the change affects none or all. */
  readonly flow?: Flow;
}

/** A difference found at one place. */
export interface Finding {
  readonly kind: string;
  readonly effect: Effect;
  readonly what: string;
  /** The changed keyword; absent if the whole place was added or removed. */
  readonly keyword?: string;
}

/** Combines a finding with its place. */
export function changeAt({ before, after }: Pair, finding: Finding, flow?: Flow): Change {
  const { keyword, ...found } = finding;
  const isGone = after.value === undefined;
  const { at } = isGone ? before : after;
  return {
    ...found,
    pointer: keyword === undefined ? at : `${at}/${keyword}`,
    side: isGone ? "baseline" : "contract",
    ...(flow && { flow }),
  };
}

const MAX_LENGTH = 60;

/** Formats a value for a message, shortened. */
export function show(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (text === undefined) return "nothing";
  return `\`${(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text).replaceAll("`", "'").replaceAll("\n", " ")}\``;
}
