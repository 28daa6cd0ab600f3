// Recorded traffic contains other people's credentials. Each gets its own placeholder, so that rules can tell callers
// apart without a report revealing anyone's credentials.
import { LRUCache } from "lru-cache";
import type { HeaderLines } from "../recording/recorded.js";
import {
  AUTHORIZATION_HEADERS,
  SECRET_HEADERS,
  SECRET_PARAMETERS,
} from "../secrets/secret-names.js";
import { base64Of } from "../secrets/secret-pattern.js";
import { MIN_SECRET_LENGTH } from "../secrets/secrets.js";

/** Number of remembered credentials. Beyond this, credentials are still replaced, but may get a second placeholder. */
const MAX_CREDENTIALS = 1_000;

/** A scheme without a credential is not a secret, and also appears in challenges. */
const SCHEME_ALONE = /^(?:basic|bearer|digest|dpop|negotiate)$/i;

/** Replaces the credentials of a recording. */
export interface CredentialRedactor {
  /** Removes secrets from headers, and remembers the values of `Authorization`. */
  headers(lines: HeaderLines): HeaderLines;
  /** Replaces the values of parameters that usually contain a secret. */
  url(url: string): string;
  /** Replaces every credential seen so far. */
  text(text: string): string;
}

/** Creates a redactor that remembers the credentials that it sees. */
export function createCredentialRedactor(): CredentialRedactor {
  const known = new LRUCache<string, Credential>({ max: MAX_CREDENTIALS });
  let count = 0;
  let replace: ((text: string) => string) | undefined;
  const remember = (credential: string, placeholder: () => string): string => {
    const before = known.get(credential);
    if (before) return before.placeholder;
    const one = { placeholder: placeholder(), forms: formsOf(credential) };
    known.set(credential, one);
    replace = undefined;
    return one.placeholder;
  };
  const tokenOf = (credential: string): string =>
    remember(credential, () => {
      count += 1;
      return count === 1 ? "$TOKEN" : `$${letters(count - 1)}_TOKEN`;
    });
  const hide = (value: string): void => void remember(value, () => SECRET);
  const redactHeader = (name: string, value: string): string => {
    const lower = name.toLowerCase();
    if (SECRET_HEADERS.has(lower)) {
      secretsIn(lower, value).forEach(hide);
      return SECRET;
    }
    if (!AUTHORIZATION_HEADERS.has(lower)) return value;
    const [, scheme = "", credential = ""] = /^(\S+\s+)?(.*)$/s.exec(value) ?? [];
    return credential === "" || SCHEME_ALONE.test(credential)
      ? value
      : scheme + tokenOf(credential);
  };
  const text = (original: string): string => {
    replace ??= createReplace([...known.values()]);
    return replace(original);
  };
  return {
    headers: (lines) => lines.map(([name, value]) => [name, text(redactHeader(name, value))]),
    url: (url) =>
      text(
        url.replaceAll(SECRET_PARAMETERS, (_, name: string, value: string) => {
          if (value.length >= MIN_HIDDEN_LENGTH) hide(value);
          return `${name}$TOKEN`;
        }),
      ),
    text,
  };
}

/** Placeholder for secrets other than a token of `Authorization`. */
const SECRET = "$SECRET";

/** A credential in every form that is searched for. */
interface Credential {
  readonly placeholder: string;
  readonly forms: readonly string[];
}

/**
 * Cookies and parameters also contain values that are not secret, such as a language, and bodies may contain the same
 * values.
 */
const MIN_HIDDEN_LENGTH = 16;

function secretsIn(header: string, value: string): readonly string[] {
  if (header === "set-cookie") return cookieValues(value.split(";").slice(0, 1));
  return header === "cookie" ? cookieValues(value.split(";")) : [value];
}

function cookieValues(pairs: readonly string[]): readonly string[] {
  return pairs
    .map((pair) => pair.slice(pair.indexOf("=") + 1).trim())
    .filter(({ length }) => length >= MIN_HIDDEN_LENGTH);
}

/** Shorter credentials are replaced only in their own header, since they would match any text. */
function formsOf(credential: string): readonly string[] {
  if (credential.length < MIN_SECRET_LENGTH) return [];
  const encoded = encodeURIComponent(credential.toWellFormed());
  const lower = encoded.replaceAll(/%../g, (escape) => escape.toLowerCase());
  const escaped = JSON.stringify(credential).slice(1, -1);
  const forms = [credential, encoded, lower, escaped, escaped.replaceAll("/", String.raw`\/`)];
  return [...new Set([...forms, ...base64Of(credential)])];
}

function createReplace(credentials: readonly Credential[]): (text: string) => string {
  const placeholders = new Map(
    credentials.flatMap(({ placeholder, forms }) => forms.map((form) => [form, placeholder])),
  );
  if (placeholders.size === 0) return (text) => text;
  const longestFirst = [...placeholders.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(literal).join("|"), "g");
  return (text) => text.replaceAll(pattern, (found) => placeholders.get(found) ?? SECRET);
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Index 1 becomes B, since the first credential has no letter. */
function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest) : "") + String.fromCodePoint(65 + (index % 26));
}
