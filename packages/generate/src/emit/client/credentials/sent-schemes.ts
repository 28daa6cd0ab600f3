import type { ApiModel, OperationModel, SecuritySchemeModel } from "../../../model/model.ts";

/** How the credentials of a scheme are sent, as the runtime's `SentScheme`. */
export interface SentScheme {
  readonly in: "header" | "query" | "cookie";
  readonly name: string;
  readonly prefix?: string;
  readonly option?: "token" | "apiKey" | "basic";
}

/** Whether a scheme takes a bearer token (RFC 6750); every client has an option for it. */
export function isToken({ type, scheme }: SecuritySchemeModel): boolean {
  return type === "oauth2" || type === "openIdConnect" || scheme === "bearer";
}

/**
 * Returns the security schemes that the operations require, by name. Empty if they need only a token. A client
 * certificate is left out: the platform sends it, not the client.
 */
export function sentSchemes({ operations }: ApiModel): ReadonlyMap<string, SentScheme> {
  const alternatives = operations.flatMap(({ security }) => security);
  const asked = alternatives.flat().map(({ scheme }) => scheme);
  const schemes = new Map(asked.map((scheme) => [scheme.name, scheme]));
  if ([...schemes.values()].every((scheme) => isToken(scheme) || scheme.type === "mutualTLS"))
    return new Map();
  // A single option cannot contain two API keys that are sent together.
  const hasOneKey = alternatives.every(
    (requirements) => requirements.filter(({ scheme }) => scheme.type === "apiKey").length < 2,
  );
  return new Map(
    [...schemes].flatMap(([name, scheme]) => {
      const sent = sentScheme(scheme, hasOneKey);
      return sent ? [[name, sent]] : [];
    }),
  );
}

function sentScheme(scheme: SecuritySchemeModel, hasOneKey: boolean): SentScheme | undefined {
  if (isToken(scheme)) return authorization("Bearer", "token");
  switch (scheme.type) {
    case "http":
      return scheme.scheme === "basic"
        ? authorization("Basic", "basic")
        : authorization(capitalize(scheme.scheme ?? ""));
    case "apiKey":
      return {
        in: scheme.in ?? "header",
        name: scheme.parameterName ?? "",
        ...(hasOneKey && { option: "apiKey" }),
      };
    default:
      return undefined;
  }
}

function authorization(prefix: string, option?: "token" | "basic"): SentScheme {
  return { in: "header", name: "authorization", prefix, ...(option && { option }) };
}

function capitalize(scheme: string): string {
  return scheme.charAt(0).toUpperCase() + scheme.slice(1);
}

/** Returns the security requirements that most operations share. */
export function usualSecurity({ operations }: ApiModel): string[][] {
  const byText = Map.groupBy(operations.map(securityNames), (names) => JSON.stringify(names));
  const [most = []] = [...byText.values()].sort((one, other) => other.length - one.length);
  return most[0] ?? [];
}

/** Returns the names of the security schemes that an operation requires, per alternative. */
export function securityNames({ security }: OperationModel): string[][] {
  return security.map((requirements) => requirements.map(({ scheme }) => scheme.name));
}
