// Generates requests with insufficient credentials for an operation.
import type { RuleContext } from "../checks/rule.js";
import type { Operation } from "../load/operation.js";
import type { RequestCredentials } from "../load/target.js";
import { NARROW_TOKEN } from "../probe/credentials.js";
import type { ProbeRequest } from "../probe/exchange.js";
import { withCredentials } from "../probe/send-request.js";
import { credentialsFor } from "./credentials.js";

/** A request that must be refused, and the credentials that it carries. */
export interface CredentialCase {
  readonly what: string;
  readonly request: ProbeRequest;
}

const NONE = { authorization: null, headers: {}, query: [], cookies: [] } as const;

/** Returns one request of an operation for each kind of insufficient credentials. */
export function credentialCases(
  context: RuleContext,
  operation: Operation,
  request: ProbeRequest,
): readonly CredentialCase[] {
  const send = (what: string, credentials: RequestCredentials): CredentialCase => ({
    what,
    request: withCredentials(request, credentials),
  });
  return [
    send("without credentials", NONE),
    send("with credentials that were never issued", neverIssued(context, operation)),
    ...partsOf(context, operation).map(([name, part]) => send(`with \`${name}\` alone`, part)),
    ...(lacksScopes(context, operation)
      ? [
          send("with a token that lacks its scopes", {
            ...NONE,
            authorization: `Bearer ${NARROW_TOKEN}`,
          }),
        ]
      : []),
  ];
}

const BEARER = "Bearer never-issued";

/**
 * Returns well-formed credentials in the right places that were never issued; for Basic, they have a name and a
 * password.
 */
function neverIssued({ contract }: RuleContext, operation: Operation): RequestCredentials {
  const names = operation.security.flat();
  const credentials = Object.fromEntries(names.map((name) => [name, "never:issued"]));
  const wrong = credentialsFor(contract, { credentials, token: "" }, operation);
  const isBearer = wrong?.authorization?.startsWith("Bearer") ?? true;
  const authorization = isBearer ? BEARER : (wrong?.authorization ?? null);
  return { ...(wrong ?? NONE), authorization };
}

/** Returns each scheme of an alternative that requires several, unless one of them is an alternative on its own. */
function partsOf(
  { contract, target }: RuleContext,
  operation: Operation,
): readonly (readonly [scheme: string, part: RequestCredentials])[] {
  const alone = new Set(operation.security.filter(({ length }) => length === 1).flat());
  const several = operation.security.filter(({ length }) => length > 1);
  return [...new Set(several.flat())].flatMap((name) => {
    const only = { ...operation, security: [[name]] };
    const part = alone.has(name) ? undefined : credentialsFor(contract, target, only);
    return part ? [[name, part] as const] : [];
  });
}

/** Whether every alternative requires a scope that the narrow token lacks, according to the profile. */
function lacksScopes({ target }: RuleContext, { scopes }: Operation): boolean {
  const { narrowToken, narrowScopes } = target;
  if (narrowToken === undefined || narrowScopes === undefined || scopes.length === 0) return false;
  return scopes.every((schemes) =>
    [...schemes.values()].some((wanted) => wanted.some((one) => !narrowScopes.includes(one))),
  );
}
