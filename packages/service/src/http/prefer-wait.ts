const MAX_WAIT_SECONDS = 60;
// Matches one preference: commas separate preferences, except inside a quoted string (RFC 7240, 2).
const PREFERENCE = /(?:"(?:\\.|[^"\\])*(?:"|\\?$)|[^",])+/g;
const NAMED_WAIT = /^\s*wait\s*(?:[=;]|$)/i;
// Matches the preference `wait` (RFC 7240, 4.3). A semicolon starts parameters, but `wait` has none.
const WAIT = /^\s*wait\s*=\s*(?:(\d+)|"(\d+)")\s*(?:;|$)/i;

/**
 * Returns the seconds of `Prefer: wait=<seconds>`, at most 60; undefined without that preference (decision
 * `job-observation`). If there are several, only the first counts, whether or not it is valid (RFC 7240, 2). A number
 * too large to represent is capped as well.
 */
export function preferWait(header: string | undefined): number | undefined {
  const preferences = header?.match(PREFERENCE) ?? [];
  const first = preferences.find((preference) => NAMED_WAIT.test(preference));
  const [, plain, quoted] = WAIT.exec(first ?? "") ?? [];
  const seconds = plain ?? quoted;
  return seconds === undefined ? undefined : Math.min(Number(seconds), MAX_WAIT_SECONDS);
}
