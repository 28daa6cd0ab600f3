/**
 * How long a page may take for one step of a test, in milliseconds. Half of what a test has: a step that hangs is named
 * by its own message, and other programs may keep the processors busy.
 */
export const PAGE_TIMEOUT_MS = 300_000;
