const MAX_WAIT_SECONDS = 60;
// RFC 7240, 2: commas separate preferences, but not those inside a quoted string.
const PREFERENCE = /(?:"(?:\\.|[^"\\])*(?:"|\\?$)|[^",])+/g;
const NAMED_WAIT = /^\s*wait\s*(?:[=;]|$)/i;
// RFC 7240, 4.3; semicolons begin parameters, which `wait` has none of.
const WAIT = /^\s*wait\s*=\s*(?:(\d+)|"(\d+)")\s*(?:;|$)/i;

/**
 * The seconds of `Prefer: wait=<seconds>`, at most 60; undefined without that preference (decision `job-observation`).
 * The first of several counts, valid or not (RFC 7240, 2); more seconds than a number holds are many.
 */
export function preferWait(header: string | undefined): number | undefined {
  const preferences = header?.match(PREFERENCE) ?? [];
  const first = preferences.find((preference) => NAMED_WAIT.test(preference));
  const [, plain, quoted] = WAIT.exec(first ?? "") ?? [];
  const seconds = plain ?? quoted;
  return seconds === undefined ? undefined : Math.min(Number(seconds), MAX_WAIT_SECONDS);
}
