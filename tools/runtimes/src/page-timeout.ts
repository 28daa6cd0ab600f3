/**
 * Timeout for one step of a test on a page, in milliseconds. It is half the timeout of a test, so that a hanging step
 * is reported with its own message; other programs may keep the processors busy.
 */
export const PAGE_TIMEOUT_MS = 300_000;
