/** The seconds that `Retry-After` asks for, given in seconds or as a date (RFC 9110, 10.2.3). */
export function retryAfter({ headers }: Response): number | undefined {
  const value = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value);
  // Only the forms of an HTTP date: `Date.parse` alone would take `-5` for a year.
  const moment = /^[A-Z][a-z]{2,8},? /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, (moment - Date.now()) / 1000);
}
