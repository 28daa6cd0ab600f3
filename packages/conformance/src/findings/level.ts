/** What callers suffer from a deviation, the worst first. */
export const LEVELS = ["unsafe", "broken", "strict"] as const;

/**
 * What callers suffer from a deviation: `unsafe` is someone else's data, credentials, or a crash; `broken` fails callers
 * of the contract; `strict` is a rule of HTTP that few callers notice.
 */
export type Level = (typeof LEVELS)[number];

/** The level of a rule that names none. */
export const DEFAULT_LEVEL: Level = "broken";
