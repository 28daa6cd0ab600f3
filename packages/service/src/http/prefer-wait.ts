const LONGEST_WAIT = 60;
// RFC 7240, 2 and 4.3; preferences are separated by commas, their parameters by semicolons.
const WAIT = /^wait\s*=\s*"?(\d{1,9})"?\s*(?:;.*)?$/i;

/** The seconds of `Prefer: wait=<seconds>`, 60 at most; undefined where there is no such preference (decision `job-observation`). */
export function preferWait(header: string | undefined): number | undefined {
  const preferences = (header ?? "").split(",").map((preference) => preference.trim());
  const seconds = preferences.map((preference) => WAIT.exec(preference)?.[1]).find(Boolean);
  return seconds === undefined ? undefined : Math.min(Number(seconds), LONGEST_WAIT);
}
