import { SESSION_MS } from "../access/console-sessions.js";
import { readCookie } from "../access/read-cookie.js";

const NAME = "document-export-webhook-view";
/**
 * Without a path: a browser then sends it below the page alone, wherever a proxy has put that. Not sent with requests of
 * other sites, and not readable by scripts.
 */
const ATTRIBUTES = "HttpOnly; SameSite=Strict";

/** The `Set-Cookie` that keeps a view token in a browser, as long as a session of the console. */
export function viewCookie(token: string, isSecure: boolean): string {
  return cookie(token, SESSION_MS / 1000, isSecure);
}

/** The `Set-Cookie` that removes the token from a browser. */
export function noViewCookie(isSecure: boolean): string {
  return cookie("", 0, isSecure);
}

function cookie(value: string, seconds: number, isSecure: boolean): string {
  return `${NAME}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}${isSecure ? "; Secure" : ""}`;
}

/** The token that a `Cookie` header has; undefined if it has none, or more than one. */
export function readViewCookie(header: string | undefined): string | undefined {
  return readCookie(header, NAME);
}
