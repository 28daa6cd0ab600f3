/** Parses `Retry-After` as seconds or as a date (RFC 9110, 10.2.3); undefined if it is neither. */
export function retryAfterSeconds(
  header: string | string[] | undefined,
  now: Date,
): number | undefined {
  if (typeof header !== "string") return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = header.endsWith(" GMT") ? Date.parse(header) : NaN;
  return Number.isNaN(date) ? undefined : Math.max((date - now.getTime()) / 1000, 0);
}
