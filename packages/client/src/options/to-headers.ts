import type { ClientOptions } from "./options.js";
import { refuse } from "../types/refuse.js";
import { typeOf } from "../types/json-type.js";

/** Headers by their names in lower case. */
export type RequestHeaders = Readonly<Record<string, string>>;

/** Headers as a caller gives them. Throws a TypeError for what cannot be sent, which may be a token and is not shown. */
export function toHeaders(caller: string, given: ClientOptions["headers"]): RequestHeaders {
  try {
    return Object.fromEntries(new Headers(given));
  } catch {
    return refuse(`${caller}: headers`, "headers that can be sent", given, typeOf);
  }
}
