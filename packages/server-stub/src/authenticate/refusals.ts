import type { SecurityRequirement, SecurityScheme } from "../contract/operation.js";
import { ProblemError } from "../problems/problem-error.js";
import { readCredential, type CredentialSource } from "./read-credential.js";

/** Returns a 403 if the caller's token lacks a scope; undefined if it has all of them. */
export function missingScopes(
  { scopes, by }: SecurityRequirement,
  granted: readonly string[],
  realm?: string,
): ProblemError | undefined {
  const missing = scopes.filter((scope) => !granted.includes(scope));
  return missing.length === 0 ? undefined : forbidden(missing, by, realm);
}

/** Returns a 401 if no alternative is met, with a challenge for each accepted scheme. */
export function unauthorized(
  asked: readonly SecurityRequirement[],
  source: CredentialSource,
  realm?: string,
): ProblemError {
  const challenges = asked.map(({ by }) =>
    challengeOf(
      by,
      realm,
      readCredential(by, source) === undefined ? "" : ', error="invalid_token"',
    ),
  );
  const expected = asked.map(({ by }) => describeScheme(by));
  return new ProblemError({
    type: "unauthorized",
    detail: `Expected ${[...new Set(expected)].join(" or ")}.`,
    headers: { "www-authenticate": [...new Set(challenges)].join(", ") },
  });
}

function forbidden(
  scopes: readonly string[],
  by: SecurityScheme,
  realm: string | undefined,
): ProblemError {
  const named = scopes.map((scope) => `\`${scope}\``).join(", ");
  const parameters = `, error="insufficient_scope", scope="${scopes.join(" ")}"`;
  return new ProblemError({
    type: "forbidden",
    detail: `The token lacks the scope ${named}.`,
    headers: { "www-authenticate": challengeOf(by, realm, parameters) },
  });
}

/**
 * Returns the challenge of a scheme for `WWW-Authenticate` (RFC 9110, 11.6.1), with extra parameters after the realm.
 */
function challengeOf(scheme: SecurityScheme, realm = "document-export", parameters = ""): string {
  const named = `realm="${realm.replaceAll(/["\\]/g, "\\$&")}"`;
  switch (scheme.kind) {
    case "bearer":
      return `Bearer ${named}${parameters}`;
    case "basic":
      return `Basic ${named}, charset="UTF-8"`;
    case "apiKey":
      // There is no registered scheme for API keys, but the response must have a challenge.
      return `ApiKey ${named}, in="${scheme.in}"`;
    case "unknown":
      return `${by(scheme.type)} ${named}`;
  }
}

/**
 * Returns the name of a scheme for challenges and messages: the name of an HTTP scheme, otherwise the type of the
 * scheme.
 */
function by(type: string): string {
  return /^http (\S+)$/.exec(type)?.[1] ?? type;
}

/** Describes for a message what a caller should send for a scheme. */
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
