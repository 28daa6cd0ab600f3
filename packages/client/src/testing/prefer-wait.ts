const MAX_WAIT_SECONDS = 60;
// Commas separate preferences, except inside a quoted string (RFC 7240, 2).
const PREFERENCE = /(?:"(?:\\.|[^"\\])*(?:"|\\?$)|[^",])+/g;
const NAMED_WAIT = /^\s*wait\s*(?:[=;]|$)/i;
const WAIT = /^\s*wait\s*=\s*(?:(\d+)|"(\d+)")\s*(?:;|$)/i;

/**
 * Returns the wait in a `Prefer` header as it is applied: `wait=<seconds>`, at most 60 (decision `job-observation`).
 */
export function appliedWait(header: string | null): string | undefined {
  const preferences = header?.match(PREFERENCE) ?? [];
  const first = preferences.find((preference) => NAMED_WAIT.test(preference));
  const [, plain, quoted] = WAIT.exec(first ?? "") ?? [];
  const seconds = plain ?? quoted;
  return seconds && `wait=${Math.min(Number(seconds), MAX_WAIT_SECONDS)}`;
}
