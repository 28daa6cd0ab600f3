import type { SecurityRequirement, SecurityScheme } from "../contract/operation.js";
import { ProblemError } from "../problems/problem-error.js";
import { readCredential, type CredentialSource } from "./read-credential.js";

const REALM = 'realm="document-export"';

/** 403 for a caller whose token lacks a scope; undefined where it has them all. */
export function missingScopes(
  { scopes, by }: SecurityRequirement,
  granted: readonly string[],
): ProblemError | undefined {
  const missing = scopes.filter((scope) => !granted.includes(scope));
  return missing.length === 0 ? undefined : forbidden(missing, by);
}

/** No alternative is met: 401, with a challenge for each scheme that is asked for. */
export function unauthorized(
  asked: readonly SecurityRequirement[],
  source: CredentialSource,
): ProblemError {
  const challenges = asked.map(({ by }) =>
    challengeOf(by, readCredential(by, source) === undefined ? "" : ', error="invalid_token"'),
  );
  const expected = asked.map(({ by }) => describeScheme(by));
  return new ProblemError({
    type: "unauthorized",
    detail: `Expected ${[...new Set(expected)].join(" or ")}.`,
    headers: { "www-authenticate": [...new Set(challenges)].join(", ") },
  });
}

function forbidden(scopes: readonly string[], by: SecurityScheme): ProblemError {
  const named = scopes.map((scope) => `\`${scope}\``).join(", ");
  const parameters = `, error="insufficient_scope", scope="${scopes.join(" ")}"`;
  return new ProblemError({
    type: "forbidden",
    detail: `The token lacks the scope ${named}.`,
    headers: { "www-authenticate": challengeOf(by, parameters) },
  });
}

/** The challenge of a scheme for `WWW-Authenticate` (RFC 9110, 11.6.1), with our parameters after the realm. */
function challengeOf(scheme: SecurityScheme, parameters = ""): string {
  switch (scheme.kind) {
    case "bearer":
      return `Bearer ${REALM}${parameters}`;
    case "basic":
      return `Basic ${REALM}, charset="UTF-8"`;
    case "apiKey":
      // There is no registered scheme for keys; the response must have a challenge all the same.
      return `ApiKey ${REALM}, in="${scheme.in}"`;
    case "unknown":
      return `Unknown ${REALM}`;
  }
}

/** What a caller should send for a scheme, for a message. */
function describeScheme(scheme: SecurityScheme): string {
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
