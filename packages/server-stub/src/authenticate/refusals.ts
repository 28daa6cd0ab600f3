import type { SecurityRequirement, SecurityScheme } from "../contract/operation.js";
import { ProblemError } from "../problems/problem-error.js";
import type { Authenticated } from "./authenticate.js";
import { challengeOf, describeScheme } from "./challenge.js";
import { readCredential, type CredentialSource } from "./read-credential.js";

/** Why a caller who is known may not call: a scope that is not theirs. */
export function lacking(
  scopes: readonly string[],
  caller: Authenticated<unknown>,
  by: SecurityScheme,
): ProblemError | undefined {
  if (scopes.every((scope) => caller.scopes.includes(scope))) return undefined;
  return forbidden(
    scopes.filter((scope) => !caller.scopes.includes(scope)),
    by,
  );
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
