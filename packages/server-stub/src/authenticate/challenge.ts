import type { SecurityScheme } from "../contract/operation.js";

const REALM = 'realm="document-export"';

/** The challenge of a scheme for `WWW-Authenticate` (RFC 9110, 11.6.1), with parameters of ours after the realm. */
export function challengeOf(scheme: SecurityScheme, parameters = ""): string {
  switch (scheme.kind) {
    case "bearer":
      return `Bearer ${REALM}${parameters}`;
    case "basic":
      return `Basic ${REALM}, charset="UTF-8"`;
    case "apiKey":
      // There is no registered scheme for keys; the answer must have a challenge all the same.
      return `ApiKey ${REALM}, in="${scheme.in}"`;
    case "unknown":
      return `Unknown ${REALM}`;
  }
}

/** What a caller should send for a scheme, in words. */
export function describeScheme(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case "bearer":
      return "`Authorization: Bearer <token>` with a valid token";
    case "basic":
      return "`Authorization: Basic <credentials>` with a valid user and password";
    case "apiKey":
      return `a valid key in the ${scheme.in} \`${scheme.name}\``;
    case "unknown":
      return `authentication by \`${scheme.type}\``;
  }
}
