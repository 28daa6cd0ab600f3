import type { ClientOptions } from "./options.js";
import { refuse } from "../types/refuse.js";
import { typeOf } from "../types/json-type.js";

/** Headers by lower-case name. */
export type RequestHeaders = Readonly<Record<string, string>>;

/**
 * Normalizes the headers that a caller gave. Throws a TypeError if one cannot be sent; the error hides the value, which
 * may be a token.
 */
export function toHeaders(caller: string, given: ClientOptions["headers"]): RequestHeaders {
  try {
    return Object.fromEntries(new Headers(given));
  } catch {
    return refuse(`${caller}: headers`, "headers that can be sent", given, typeOf);
  }
}
