// Values of a target that reports must not show: the variables of its profile, and credentials written into it
// directly.
import type { Target } from "../load/target.js";
import { isSecretName } from "./secret-names.js";

/** A value that reports must not show. */
export interface Secret {
  /** Name of the variable that replaces it, without `$`. */
  readonly name: string;
  readonly value: string;
}

/** Shorter values also match unrelated text, such as `on` in `connection`. */
export const MIN_SECRET_LENGTH = 6;

/** Words that reports themselves use: replacing them as secrets would garble the report. */
const WORDS: ReadonlySet<string> = new Set(
  "passed failed undecidable warning default thorough unused expired refused markdown".split(" "),
);

/** Whether to mask a secret only if it is the whole value of a header, a cookie, a parameter or a field. */
export function isShort({ value }: Pick<Secret, "value">): boolean {
  return value.length < MIN_SECRET_LENGTH || WORDS.has(value);
}

const known = new WeakMap<Target, readonly Secret[]>();

/** Returns the secrets of a target other than its tokens, the longest first, since one may be part of another. */
export function secretsOf(target: Target): readonly Secret[] {
  const before = known.get(target);
  if (before) return before;
  const found = collect(target).toSorted((a, b) => b.value.length - a.value.length);
  known.set(target, found);
  return found;
}

function collect(target: Target): readonly Secret[] {
  const { baseUrl, token, siblingToken, secondToken, expiredToken, narrowToken } = target;
  const tokens = new Set([token, siblingToken, secondToken, expiredToken, narrowToken]);
  const secrets = new Map<string, Secret>();
  const names = new Set<string>();
  const all = [...variablesOf(target), ...schemesOf(target), ...literalsOf(target)];
  for (const { name, value } of all) {
    // The report names the base URL, so its parts are not secret.
    const isKnown = value === "" || secrets.has(value) || tokens.has(value);
    if (isKnown || baseUrl.includes(value)) continue;
    const free = freeName(name, names);
    names.add(free);
    secrets.set(value, { name: free, value });
  }
  return [...secrets.values()];
}

function variablesOf({ secrets = {} }: Target): readonly Secret[] {
  return Object.entries(secrets).map(([name, value]) => ({ name, value }));
}

/**
 * Returns credentials by scheme; those of Basic also in the form in which they are sent (RFC 7617, 2), and their
 * password alone.
 */
function schemesOf({ credentials = {} }: Target): readonly Secret[] {
  return Object.entries(credentials).flatMap(([scheme, value]) => {
    const name = scheme.toUpperCase().replaceAll(/\W/g, "_");
    const [, ...password] = value.split(":");
    if (password.length === 0) return [{ name, value }];
    return [
      { name, value },
      { name: `${name}_BASE64`, value: Buffer.from(value).toString("base64") },
      { name: `${name}_PASSWORD`, value: password.join(":") },
    ];
  });
}

/** Returns credentials that are written directly in the requests of a profile. */
function literalsOf({ requests = {} }: Target): readonly Secret[] {
  return Object.values(requests).flatMap(({ parameters = {} }) =>
    Object.entries(parameters).flatMap(([name, value]) =>
      typeof value === "string" && isSecretName(name) ? credentialsIn(name, value) : [],
    ),
  );
}

function credentialsIn(name: string, value: string): readonly Secret[] {
  const variable = name.toUpperCase().replaceAll(/\W/g, "_");
  if (variable === "COOKIE")
    return value.split(/;\s*/).map((pair) => {
      const [cookie = "", ...rest] = pair.split("=");
      return {
        name: `COOKIE_${cookie.toUpperCase().replaceAll(/\W/g, "_")}`,
        value: rest.join("="),
      };
    });
  const [, credential = value] = /^(?:basic|bearer|digest|dpop)\s+(.+)$/i.exec(value) ?? [];
  return [{ name: variable, value: credential }];
}

/** Returns a name that is neither that of a token nor already used for another value. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const isTaken = (one: string): boolean => taken.has(one) || /^(?:[A-Z]+_)?TOKEN$/.test(one);
  const candidates = [name, `${name}_VALUE`];
  const free = candidates.find((one) => !isTaken(one));
  return free ?? `${name}_${taken.size + 2}`;
}
