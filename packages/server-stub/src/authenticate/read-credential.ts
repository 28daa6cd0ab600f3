import type { ParameterSource, SecurityScheme } from "../contract/operation.js";
import { splitCookies, splitQuery, type Pair } from "../decode/parameters/sent.js";

/** The parts of a request that may contain credentials. */
export type CredentialSource = Pick<ParameterSource, "header" | "query">;

// Matches a bearer token (RFC 6750, 2.1: b64token); the scheme is case-insensitive (RFC 9110, 11.1).
const BEARER = /^bearer +[\w~+/.-]+=* *$/i;
// Matches the credentials of the scheme `basic` (RFC 7617, 2).
const BASIC = /^basic +([\w+/-]+=*) *$/i;

/**
 * Returns the caller's credential for a scheme: a token, an API key, or `user:password`; undefined if there is none.
 */
export function readCredential(
  scheme: SecurityScheme,
  source: CredentialSource,
): string | undefined {
  switch (scheme.kind) {
    case "bearer":
      return readBearer(source.header("authorization"));
    case "basic":
      return decodeBasic(BASIC.exec(source.header("authorization") ?? "")?.[1]);
    case "apiKey":
      return readKey(scheme, source);
    case "unknown":
      // The credential is somewhere else, and its hook finds it.
      return "";
  }
}

/**
 * Reads a bearer token. Tests and slices the header, because regular expression groups would cost more than everything
 * else here.
 */
function readBearer(header: string | undefined): string | undefined {
  return header !== undefined && BEARER.test(header) ? header.slice(7).trim() : undefined;
}

function decodeBasic(encoded: string | undefined): string | undefined {
  if (encoded === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const pair = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return pair.includes(":") ? pair : undefined;
  } catch {
    return undefined;
  }
}

function readKey(
  { in: place, name }: Extract<SecurityScheme, { kind: "apiKey" }>,
  source: CredentialSource,
): string | undefined {
  switch (place) {
    case "header":
      return source.header(name.toLowerCase()) || undefined;
    case "query":
      return onlyValue(splitQuery(source.query), name);
    case "cookie":
      return onlyValue(splitCookies(source.header("cookie")), name);
  }
}

/** Returns the only value of a key. A key that is sent twice is ignored, because choosing one would be a guess. */
function onlyValue(pairs: readonly Pair[], name: string): string | undefined {
  const values = pairs.filter(([key]) => key === name).map(([, raw]) => raw);
  const [only] = values;
  if (!only || values.length > 1) return undefined;
  try {
    return decodeURIComponent(only);
  } catch {
    return undefined;
  }
}
