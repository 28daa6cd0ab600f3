import { countLines } from "../../request/count-lines.js";
import type { ParameterSettings } from "../../contract/parameter.js";
import { takesArray, takesObject, WireError } from "./raw.js";
import type { Sent } from "./sent.js";

/**
 * Headers that may be sent in several lines, whatever type a contract gives them, because they are defined as lists.
 */
const LISTS: ReadonlySet<string> = new Set([
  "accept-charset",
  "accept-encoding",
  "accept-language",
  "baggage",
  "cache-control",
  "content-encoding",
  "content-language",
  "forwarded",
  "if-match",
  "if-none-match",
  "link",
  "pragma",
  "prefer",
  "te",
  "tracestate",
  "trailer",
  "upgrade",
  "via",
  "x-forwarded-for",
]);

/**
 * Returns the value of a header unchanged; undefined if it was not sent. Throws a WireError if a single value was sent
 * in several lines, which runtimes join by commas as if it were a list (RFC 9110, 5.3).
 */
export function headerText(sent: Sent, { name, shape }: ParameterSettings): string | undefined {
  const key = name.toLowerCase();
  const text = sent.header(key);
  if (text === undefined || !sent.rawHeaders) return text;
  if (takesArray(shape) || takesObject(shape) || LISTS.has(key)) return text;
  const count = countLines(sent.rawHeaders, key);
  if (count > 1) throw new WireError("single", `Expected one \`${name}\` header, got ${count}.`);
  return text;
}
