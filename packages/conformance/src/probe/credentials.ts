import type { Target } from "../load/target.js";
import { expandSecrets, maskText } from "../secrets/mask-text.js";
import { MIN_SECRET_LENGTH } from "../secrets/secrets.js";

/** Placeholder for the token in every recorded request; only sending replaces it. */
export const TOKEN = "$TOKEN";

/** Another token of the same workspace. */
export const SIBLING_TOKEN = "$SIBLING_TOKEN";

/** The token of another workspace. */
export const SECOND_TOKEN = "$SECOND_TOKEN";

/** A token that has expired. */
export const EXPIRED_TOKEN = "$EXPIRED_TOKEN";

/** A token that lacks scopes. */
export const NARROW_TOKEN = "$NARROW_TOKEN";

/** The token without its last character. This and the next two placeholders use shell syntax. */
export const SHORTENED_TOKEN = "${TOKEN%?}";

/** The token in upper case. */
export const CAPITALS_TOKEN = "${TOKEN^^}";

/** The token in lower case. */
export const SMALL_TOKEN = "${TOKEN,,}";

/** The token as the password of the Basic scheme (RFC 7617, 2). */
export const BASIC_TOKEN = "$BASIC_TOKEN";

/** The token as the user name of the Basic scheme, without a password. */
export const BASIC_NAME_TOKEN = "$BASICNAME_TOKEN";

/** A placeholder for a token. */
export type Placeholder =
  | typeof TOKEN
  | typeof SIBLING_TOKEN
  | typeof SECOND_TOKEN
  | typeof EXPIRED_TOKEN
  | typeof NARROW_TOKEN;

/** Returns the tokens of a target, by their placeholders. */
export function tokensOf(target: Target): ReadonlyMap<Placeholder, string> {
  const tokens: readonly (readonly [Placeholder, string | undefined])[] = [
    [TOKEN, target.token],
    [SIBLING_TOKEN, target.siblingToken],
    [SECOND_TOKEN, target.secondToken],
    [EXPIRED_TOKEN, target.expiredToken],
    [NARROW_TOKEN, target.narrowToken],
  ];
  return new Map(
    tokens.flatMap(([name, token]) =>
      token === undefined || token === "" ? [] : [[name, token] as const],
    ),
  );
}

const PLACEHOLDER = /\$(?:(?:[A-Z]+_)?TOKEN\b|\{TOKEN(?:%\?|\^\^|,,)\})/g;

/** Returns values derived from the token, by their placeholders. */
function variantsOf({ token }: Target): ReadonlyMap<string, string> {
  return new Map([
    [SHORTENED_TOKEN, token.slice(0, -1)],
    [CAPITALS_TOKEN, token.toUpperCase()],
    [SMALL_TOKEN, token.toLowerCase()],
    [BASIC_TOKEN, Buffer.from(`token:${token}`).toString("base64")],
    [BASIC_NAME_TOKEN, Buffer.from(`${token}:`).toString("base64")],
  ]);
}

/**
 * Replaces placeholders with the tokens and secrets of a target. The placeholder of a token that the target lacks
 * becomes empty.
 */
export function expandTokens(target: Target, text: string): string {
  const values = new Map<string, string>([...tokensOf(target), ...variantsOf(target)]);
  const expanded = text.replaceAll(PLACEHOLDER, (name) => values.get(name) ?? "");
  return expandSecrets(target, expanded);
}

/** A variant of a shorter token could be an ordinary word. */
const MIN_VARIANT_LENGTH = 8;

/** Replaces the tokens and secrets of a target with their placeholders, so that a report can be shared. */
export function redactTokens(target: Target, text: string): string {
  const variants = [...variantsOf(target)].filter(([, text]) => text.length >= MIN_VARIANT_LENGTH);
  // The sort is stable: a token that equals its own variant is replaced by the name of the token.
  const longestFirst = [...tokensOf(target), ...variants].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  let redacted = text;
  for (const [name, token] of longestFirst)
    if (token.length >= MIN_SECRET_LENGTH) redacted = redacted.replaceAll(token, () => name);
  return maskText(target, redacted);
}
