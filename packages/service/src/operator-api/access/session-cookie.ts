import { SESSION_MS } from "./console-sessions.js";
import { readCookie } from "./read-cookie.js";

/** As the contract of the operator's API names it. */
const NAME = "document-export-console";
/** Not sent with requests of other sites, and not readable by scripts. */
const ATTRIBUTES = "Path=/; HttpOnly; SameSite=Strict";

/** The `Set-Cookie` that begins a session in a browser. */
export function sessionCookie(secret: string, isSecure: boolean): string {
  return cookie(secret, SESSION_MS / 1000, isSecure);
}

/** The `Set-Cookie` that removes the session from a browser. */
export function noSessionCookie(isSecure: boolean): string {
  return cookie("", 0, isSecure);
}

function cookie(value: string, seconds: number, isSecure: boolean): string {
  return `${NAME}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}${isSecure ? "; Secure" : ""}`;
}

/** Whether a `Cookie` header may name a session, in whatever form. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header?.includes(NAME) ?? false;
}

/** The secret of the session that a `Cookie` header names; undefined if it names none, or more than one. */
export function readSessionCookie(header: string | undefined): string | undefined {
  return readCookie(header, NAME);
}
