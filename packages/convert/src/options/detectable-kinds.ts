/**
 * The kinds of blocks that the option `detect` accepts. Google Docs has no type for them, so they are detected by
 * appearance.
 */
export const detectableKinds = ["blockQuote", "callout", "codeBlock"] as const;

/** One of {@link detectableKinds}. */
export type DetectableKind = (typeof detectableKinds)[number];
