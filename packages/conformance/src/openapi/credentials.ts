// Selects the credentials for each operation, based on `security` and the security schemes of a description.
import type { Contract } from "../load/contract.js";
import { member, pointer, resolveReference } from "../load/json.js";
import type { Operation, Parameter } from "../load/operation.js";
import {
  type RequestCredentials,
  type ResolvedTarget,
  type Target,
  UsageError,
} from "../load/target.js";
import { TOKEN } from "../probe/credentials.js";

type Scheme = (value: string) => Partial<RequestCredentials>;

/**
 * Returns the credentials for each protected operation that the target has credentials for; undefined if it has only a
 * token, which is sent everywhere.
 * @throws UsageError if a credential is for a scheme that the description does not have
 */
export function credentialsByOperation(
  contract: Contract,
  target: ResolvedTarget,
): ReadonlyMap<string, RequestCredentials> | undefined {
  const { credentials } = target;
  if (credentials === undefined) return undefined;
  const schemes = Object.keys(member(contract.document["components"], "securitySchemes") ?? {});
  const unknown = Object.keys(credentials).find((name) => !schemes.includes(name));
  if (unknown !== undefined)
    throw new UsageError(
      `Invalid credentials: the description has no security scheme \`${unknown}\`; it has ${schemes.join(", ") || "none"}.`,
    );
  const found = [...contract.operations.values()].flatMap((operation) => {
    const own = credentialsFor(contract, target, operation);
    return own ? [[operation.id, own] as const] : [];
  });
  return new Map(found);
}

/**
 * Returns the credentials of the first alternative that the target can satisfy completely; undefined if there is none.
 */
export function credentialsFor(
  contract: Contract,
  { credentials = {}, token }: Pick<Target, "credentials" | "token">,
  { security }: Operation,
): RequestCredentials | undefined {
  for (const names of security.filter((schemes) => schemes.length > 0)) {
    const parts = names.map((name) => {
      const scheme = schemeOf(contract, name);
      const value = credentials[name];
      if (value !== undefined) return scheme?.(value);
      return scheme === bearer && token !== "" ? bearer(TOKEN) : undefined;
    });
    const known = parts.filter((part) => part !== undefined);
    if (known.length === names.length) return together(known);
  }
  return undefined;
}

function together(parts: readonly Partial<RequestCredentials>[]): RequestCredentials {
  return {
    authorization: parts.find(({ authorization }) => authorization)?.authorization ?? null,
    headers: Object.assign({}, ...parts.map(({ headers }) => headers)) as Record<string, string>,
    query: parts.flatMap(({ query = [] }) => query),
    cookies: parts.flatMap(({ cookies = [] }) => cookies),
  };
}

const bearer: Scheme = (value) => ({ authorization: `Bearer ${value}` });

/** RFC 7617, 2. */
const basic: Scheme = (value) => ({
  authorization: `Basic ${Buffer.from(value).toString("base64")}`,
});

/**
 * Returns how to send the credentials of a scheme; undefined if it uses neither a header, nor a cookie, nor a
 * parameter.
 */
function schemeOf({ document }: Contract, name: string): Scheme | undefined {
  const { value } = resolveReference(document, pointer("components", "securitySchemes", name));
  const type = member(value, "type");
  if (type === "oauth2" || type === "openIdConnect") return bearer;
  if (type === "apiKey") return apiKey(String(member(value, "in")), String(member(value, "name")));
  if (type !== "http") return undefined;
  const scheme = String(member(value, "scheme"));
  if (/^bearer$/i.test(scheme)) return bearer;
  if (/^basic$/i.test(scheme)) return basic;
  return (given) => ({ authorization: `${scheme} ${given}` });
}

/**
 * Whether an operation accepts credentials in `Authorization`, in which case a 401 must include a challenge (RFC 9110,
 * 11.6.1).
 */
export function hasChallenge(contract: Contract, { security }: Operation): boolean {
  return security.flat().some((name) => schemeOf(contract, name)?.("")?.authorization != null);
}

function apiKey(place: string, name: string): Scheme {
  return (value) => {
    if (place === "header") return { headers: { [name.toLowerCase()]: value } };
    const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    return place === "query" ? { query: [pair] } : { cookies: [`${name}=${value}`] };
  };
}

/** The schemes that operations ask for, where a token by itself opens none of them: their values are in the profile. */
export function schemesBesideToken(contract: Contract): readonly string[] {
  const names = [...contract.operations.values()].flatMap(({ security }) => security.flat());
  const takesToken = names.some((name) => schemeOf(contract, name) === bearer);
  return takesToken ? [] : [...new Set(names)];
}

/**
 * Whether a parameter carries the credential of a security scheme of its operation, so that it must not be filled with
 * a sample.
 */
export function isKeyOf(
  { document }: Pick<Contract, "document">,
  { security }: Operation,
  { in: place, name }: Pick<Parameter, "in" | "name">,
): boolean {
  return security.flat().some((scheme) => {
    const { value } = resolveReference(document, pointer("components", "securitySchemes", scheme));
    if (member(value, "type") !== "apiKey" || member(value, "in") !== place) return false;
    const key = String(member(value, "name"));
    return place === "header" ? key.toLowerCase() === name.toLowerCase() : key === name;
  });
}
