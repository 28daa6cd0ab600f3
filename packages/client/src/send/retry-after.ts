/** The seconds that `Retry-After` asks for, given in seconds or as a date to come (RFC 9110, 10.2.3). */
export function retryAfter({ headers }: Response): number | undefined {
  const value = headers.get("retry-after") ?? "";
  // Bounded, since a date cannot be far enough away for any number (ECMAScript, Time Values).
  const seconds = /^\d+$/.test(value)
    ? Math.min(Number(value), 1e9)
    : (Date.parse(value) - Date.now()) / 1000;
  // `Date.parse` takes a number below zero or a fraction for a date long past.
  return seconds >= 0 ? seconds : undefined;
}
