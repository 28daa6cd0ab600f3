// Recorded traffic has the credentials of others in it. Each becomes a placeholder of its own, so
// that rules can tell callers apart, and a report nobody.
import { LRUCache } from "lru-cache";
import type { HeaderLines } from "../recording/recorded.js";

/** More credentials than these are replaced too, but one of them may get a second placeholder. */
const MAX_CREDENTIALS = 1_000;

/** What is shorter is replaced in its own header only: it would be found in any text. */
const MIN_LENGTH = 6;

const SECRET_HEADERS = new Set([
  "cookie",
  "set-cookie",
  "x-api-key",
  "api-key",
  "x-auth-token",
  "x-csrf-token",
]);

const SECRET_PARAMETERS =
  /([?&](?:access_token|api_?key|token|key|password|secret|signature|sig|code)=)[^&#]+/gi;

/** A scheme without a credential is no secret, and stands in challenges too. */
const SCHEME_ALONE = /^(?:basic|bearer|digest|dpop|negotiate)$/i;

/** Replaces the credentials of a recording. */
export interface CredentialRedactor {
  /** Returns headers without secrets; values of `Authorization` become known. */
  headers(lines: HeaderLines): HeaderLines;
  /** Replaces the values of parameters that usually hold a secret. */
  url(url: string): string;
  /** Replaces every credential seen so far. */
  text(text: string): string;
}

/** Creates a redactor that remembers the credentials it sees. */
export function createCredentialRedactor(): CredentialRedactor {
  const placeholders = new LRUCache<string, string>({ max: MAX_CREDENTIALS });
  let count = 0;
  let pattern: RegExp | null | undefined;
  const placeholderOf = (credential: string): string => {
    const known = placeholders.get(credential);
    if (known !== undefined) return known;
    const placeholder = count === 0 ? "$TOKEN" : `$${letters(count)}_TOKEN`;
    count += 1;
    placeholders.set(credential, placeholder);
    pattern = undefined;
    return placeholder;
  };
  const redactHeader = (name: string, value: string): string => {
    const lower = name.toLowerCase();
    if (SECRET_HEADERS.has(lower)) return "$SECRET";
    if (lower !== "authorization" && lower !== "proxy-authorization") return value;
    const [, scheme = "", credential = ""] = /^(\S+\s+)?(.*)$/s.exec(value) ?? [];
    return credential === "" || SCHEME_ALONE.test(credential)
      ? value
      : scheme + placeholderOf(credential);
  };
  const text = (original: string): string => {
    pattern ??= patternOf([...placeholders.keys()]);
    if (!pattern) return original;
    return original.replaceAll(pattern, (found) => placeholders.get(found) ?? "$TOKEN");
  };
  return {
    headers: (lines) => lines.map(([name, value]) => [name, text(redactHeader(name, value))]),
    url: (url) => text(url.replaceAll(SECRET_PARAMETERS, "$1$TOKEN")),
    text,
  };
}

/** 1 is B: the first credential has no letter. */
function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest) : "") + String.fromCodePoint(65 + (index % 26));
}

function patternOf(credentials: readonly string[]): RegExp | null {
  const long = credentials
    .filter(({ length }) => length >= MIN_LENGTH)
    .toSorted((a, b) => b.length - a.length)
    .map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return long.length === 0 ? null : new RegExp(long.join("|"), "g");
}
