import type { Pair } from "./place.ts";

/** Who sends requests to the interface, and who serves it. */
export type Party = "caller" | "implementer";

/**
 * What a change does to what may be sent in its place.
 * - `narrowed`: something that was allowed no longer is
 * - `widened`: something is allowed that was not
 * - `replaced`: both, or the same bytes mean something else
 * - `added`: something may be sent that was ignored until now
 * - `removed`: something that was sent or received has no meaning any more
 * - `meaning`: nothing else is allowed, but the same content has another effect
 * - `renamed`: a name that generated code is used by has gone
 * - `offered`: callers can use something new, which they have to ask for
 * - `noted`: a promise or a hint without any effect on what may be sent
 * - `text`: words and examples
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

/** A message of the interface, and who sends it. In a webhook or a callback the implementer sends the request. */
export interface Flow {
  readonly part: "request" | "response";
  readonly sender: Party;
  /** Operation id, or method and path; the name of a webhook. */
  readonly operation: string;
}

/** One change as it was found. */
export interface Change {
  /** Names what kind of change it is, such as `enum-value-added`. */
  readonly kind: string;
  readonly effect: Effect;
  /** What has changed, in a sentence without its end. */
  readonly what: string;
  /** JSON pointer into today's contract, or into the released one where nothing is left of it. */
  readonly pointer: string;
  readonly side: "contract" | "baseline";
  /** The message that it concerns; absent where it concerns none or all. */
  readonly flow?: Flow;
}

/** What a comparison says about one place. */
export interface Finding {
  readonly kind: string;
  readonly effect: Effect;
  readonly what: string;
  /** The keyword of the place that changed; absent where the whole place came or went. */
  readonly keyword?: string;
}

/** A finding at its place. */
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

/** A value in a message, shortened. */
export function show(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (text === undefined) return "nothing";
  return `\`${(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text).replaceAll("`", "'").replaceAll("\n", " ")}\``;
}
