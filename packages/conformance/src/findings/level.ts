/** Levels of severity for callers, the worst first. */
export const LEVELS = ["unsafe", "broken", "strict"] as const;

/**
 * Severity of a deviation for callers: `unsafe` exposes other people's data or credentials, or is a crash; `broken`
 * breaks callers that rely on the contract; `strict` is a rule of HTTP that few callers notice.
 */
export type Level = (typeof LEVELS)[number];

/** The level of a rule that does not set one. */
export const DEFAULT_LEVEL: Level = "broken";
