import { SESSION_MS } from "../access/console-sessions.js";
import { readCookie } from "../access/read-cookie.js";

const NAME = "document-export-webhook-view";
/**
 * The cookie has no path, so a browser sends it only below the page, wherever a proxy serves it. It is not sent with
 * cross-site requests, and scripts cannot read it.
 */
const ATTRIBUTES = "HttpOnly; SameSite=Strict";

/** Returns the `Set-Cookie` header that stores a view token in a browser, for as long as a console session lasts. */
export function viewCookie(token: string, isSecure: boolean): string {
  return cookie(token, SESSION_MS / 1000, isSecure);
}

/** Returns the `Set-Cookie` header that removes the token from a browser. */
export function noViewCookie(isSecure: boolean): string {
  return cookie("", 0, isSecure);
}

function cookie(value: string, seconds: number, isSecure: boolean): string {
  return `${NAME}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}${isSecure ? "; Secure" : ""}`;
}

/** Returns the token in a `Cookie` header; undefined if there is none, or more than one. */
export function readViewCookie(header: string | undefined): string | undefined {
  return readCookie(header, NAME);
}
