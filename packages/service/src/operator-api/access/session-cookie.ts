import { SESSION_MS } from "./console-sessions.js";
import { readCookie } from "./read-cookie.js";

/** Name of the cookie, as in the contract of the operator API. */
const NAME = "document-export-console";
/** The cookie is not sent with cross-site requests, and scripts cannot read it. */
const ATTRIBUTES = "Path=/; HttpOnly; SameSite=Strict";

/** Returns the `Set-Cookie` header that starts a session in a browser. */
export function sessionCookie(secret: string, isSecure: boolean): string {
  return cookie(secret, SESSION_MS / 1000, isSecure);
}

/** Returns the `Set-Cookie` header that removes the session from a browser. */
export function noSessionCookie(isSecure: boolean): string {
  return cookie("", 0, isSecure);
}

function cookie(value: string, seconds: number, isSecure: boolean): string {
  return `${NAME}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}${isSecure ? "; Secure" : ""}`;
}

/** Returns true if a `Cookie` header may contain a session cookie, even a malformed one. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header?.includes(NAME) ?? false;
}

/** Returns the session secret in a `Cookie` header; undefined if there is none, or more than one. */
export function readSessionCookie(header: string | undefined): string | undefined {
  return readCookie(header, NAME);
}
