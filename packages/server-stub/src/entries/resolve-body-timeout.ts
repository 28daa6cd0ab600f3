// Maximum time of a timer in every runtime, in milliseconds.
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Returns how long the Fetch entry waits for a body, in milliseconds; the default is that of `node:http` for a request.
 * Throws a TypeError for an invalid time, with which a timer would fire immediately.
 */
export function resolveBodyTimeout(given: number = 300_000): number {
  if (typeof given === "number" && given > 0) return Math.min(given, MAX_TIMEOUT_MS);
  throw new TypeError(
    `createServer: expected \`bodyTimeoutMs\` to be a number above 0, got \`${String(given)}\`.`,
  );
}
