import type { Exchange, RecordedResponse } from "../probe/exchange.js";

/** RFC 9110, 5.6.7: the only format in which senders write dates. */
const DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Headers with a single value instead of a list (RFC 9110, 5.3). */
const SINGLE = ["content-type", "content-length", "date", "location", "retry-after", "etag"];

/** Returns how the status and headers of a response deviate from HTTP. */
export function faultsOfHead({ request, response }: Exchange): readonly string[] {
  const faults = [
    faultOfDate(response),
    faultOfFraming(response),
    faultOfCoding(response, [request.headers["accept-encoding"] ?? []].flat().join(",")),
    faultOfCaching(response, "authorization" in request.headers),
    ...SINGLE.map((name) => faultOfCount(response, name)),
  ];
  return faults.filter((fault) => fault !== undefined);
}

/** RFC 9110, 6.6.1: a server with a clock sends `Date` with every 2xx, 3xx and 4xx. */
function faultOfDate({ status, headers }: RecordedResponse): string | undefined {
  const date = headers.get("date");
  if (date === null) return status < 500 ? "expected `Date`, got none" : undefined;
  return DATE.test(date) ? undefined : `expected a \`Date\` such as RFC 9110 has, got \`${date}\``;
}

/** RFC 9112, 6.1 and 6.2; RFC 9110, 8.6. */
function faultOfFraming({ status, headers }: RecordedResponse): string | undefined {
  const [length, coding] = [headers.get("content-length"), headers.get("transfer-encoding")];
  if (length !== null && coding !== null)
    return "expected either `Content-Length` or `Transfer-Encoding`, got both";
  if (status === 204 && (length !== null || coding !== null))
    return "expected neither `Content-Length` nor `Transfer-Encoding` in a 204";
  return undefined;
}

function faultOfCount({ rawHeaders }: RecordedResponse, wanted: string): string | undefined {
  const count = rawHeaders.filter(([name]) => name.toLowerCase() === wanted).length;
  return count > 1 ? `expected one \`${wanted}\`, got ${count}` : undefined;
}

/**
 * RFC 9110, 12.5.3: a coding is acceptable if it is listed by name or by `*`; without `Accept-Encoding` any coding is.
 */
function faultOfCoding({ headers }: RecordedResponse, accepted: string): string | undefined {
  const coding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (accepted.trim() === "" || coding === "" || coding === "identity") return undefined;
  const weights = new Map(accepted.toLowerCase().split(",").map(readWeight));
  const weight = weights.get(coding.replace(/^x-/, "")) ?? weights.get(coding) ?? weights.get("*");
  if ((weight ?? 0) > 0) return undefined;
  return `expected a coding of \`${accepted}\`, got \`${coding}\``;
}

function readWeight(range: string): readonly [name: string, weight: number] {
  const [name = "", ...parameters] = range.split(";").map((text) => text.trim());
  const weight = parameters.find((text) => text.startsWith("q="))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight)];
}

/** RFC 9111, 3.5: a shared cache stores the response to a request with a token if one of these directives allows it. */
function faultOfCaching(
  { headers, status }: RecordedResponse,
  hasToken: boolean,
): string | undefined {
  const control = headers.get("cache-control")?.toLowerCase() ?? "";
  const isShared = /(?:^|[\s,])(?:public|s-maxage=[1-9]\d*)(?:$|[\s,])/.test(control);
  const isKept = /no-store|private|no-cache/.test(control);
  const isOwn = /authorization|\*/.test(headers.get("vary")?.toLowerCase() ?? "");
  if (!hasToken || status >= 300 || !isShared || isKept || isOwn) return undefined;
  return `expected nothing that a shared cache may store, got \`Cache-Control: ${control}\``;
}
