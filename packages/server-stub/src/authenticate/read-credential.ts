import type { ParameterSource, SecurityScheme } from "../contract/operation.js";
import { splitCookies, splitQuery, type Pair } from "../decode/parameters/sent.js";

/** Where credentials of a request may stand. */
export type CredentialSource = Pick<ParameterSource, "header" | "query">;

// RFC 6750, 2.1: b64token; the scheme is written in any case (RFC 9110, 11.1).
const BEARER = /^bearer +[\w~+/.-]+=* *$/i;
// RFC 7617, 2.
const BASIC = /^basic +([\w+/-]+=*) *$/i;

/** What the caller shows for a scheme: a token, a key, or `user:password`; undefined if there is none. */
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
      // What shows who calls is somewhere else: its hook finds it.
      return "";
  }
}

/** Tested and cut: the groups of a match would cost more than the rest of it. */
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

/** A key that is sent twice is none: which of them counts would be a guess. */
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
