// The longest that a timer of any runtime can wait.
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * How long the Fetch entry waits for a body, in milliseconds; what `node:http` gives a request where none is given.
 * Throws a TypeError for what is no time: a timer of it would end at once.
 */
export function resolveBodyTimeout(given: number = 300_000): number {
  if (typeof given === "number" && given > 0) return Math.min(given, MAX_TIMEOUT_MS);
  throw new TypeError(
    `createServer: expected \`bodyTimeoutMs\` to be a number above 0, got \`${String(given)}\`.`,
  );
}
