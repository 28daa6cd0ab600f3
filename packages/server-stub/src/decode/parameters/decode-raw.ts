import { WireError } from "./raw.js";

/** Decodes a part of a path, a query or a cookie (RFC 3986, 2.1). Throws {@link WireError} for an invalid `%`. */
export function decodePercent(raw: string): string {
  if (!raw.includes("%")) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    throw new WireError("encoding", "Expected `%` only before the two digits of a byte of UTF-8.");
  }
}

/** Decodes a part of a query, in which `+` also means a space (WHATWG URL, application/x-www-form-urlencoded). */
export function decodeQuery(raw: string): string {
  return decodePercent(raw.includes("+") ? raw.replaceAll("+", " ") : raw);
}

/** Returns a header unchanged: percent signs have no meaning in headers (OpenAPI 3.1, Appendix D). */
export function decodeHeader(raw: string): string {
  return raw.trim();
}
