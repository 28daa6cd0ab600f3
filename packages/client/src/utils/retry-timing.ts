const INITIAL_DELAY_MS = 500;
const MAX_DELAY_MS = 20_000;
// Upper limit in seconds: a later retry would be beyond the dates that JavaScript can represent (ECMAScript, Time
// Values).
const MAX_RETRY_AFTER_SECONDS = 1e9;

/** Returns the delay in milliseconds after a number of attempts: exponential, half of it random. */
export function backoff(attempts: number): number {
  const delay = Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** (attempts - 1));
  return (delay * (1 + Math.random())) / 2;
}

/** Returns the seconds of `Retry-After`, which is given in seconds or as a future date (RFC 9110, 10.2.3). */
export function retryAfter({ headers }: Response): number | undefined {
  const value = headers.get("retry-after") ?? "";
  const seconds = /^\d+$/.test(value)
    ? Math.min(Number(value), MAX_RETRY_AFTER_SECONDS)
    : (Date.parse(value) - Date.now()) / 1000;
  // `Date.parse` reads a negative number or a fraction as a date in the distant past, which gives a negative delay.
  return seconds >= 0 ? seconds : undefined;
}
