import type { Target } from "../load/target.js";

/** Stands in every recorded request where the token goes; only sending replaces it. */
export const TOKEN = "$TOKEN";

/** Another token of the same workspace. */
export const SIBLING_TOKEN = "$SIBLING_TOKEN";

/** The token of another workspace. */
export const SECOND_TOKEN = "$SECOND_TOKEN";

/** A token that has expired. */
export const EXPIRED_TOKEN = "$EXPIRED_TOKEN";

/** A token that lacks scopes. */
export const NARROW_TOKEN = "$NARROW_TOKEN";

/** A placeholder of a token. */
export type Placeholder =
  | typeof TOKEN
  | typeof SIBLING_TOKEN
  | typeof SECOND_TOKEN
  | typeof EXPIRED_TOKEN
  | typeof NARROW_TOKEN;

/** The tokens that a target has, by their placeholders. */
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

/** Replaces placeholders by the tokens of a target; one that the target lacks becomes empty. */
export function expandTokens(target: Target, text: string): string {
  const tokens = tokensOf(target);
  return text.replaceAll(/\$(?:[A-Z]+_)?TOKEN\b/g, (name) => tokens.get(name as Placeholder) ?? "");
}

/** Replaces the tokens of a target by their placeholders, so that a report can be passed on. */
export function redactTokens(target: Target, text: string): string {
  const longestFirst = [...tokensOf(target)].sort(([, a], [, b]) => b.length - a.length);
  let redacted = text;
  for (const [name, token] of longestFirst) redacted = redacted.replaceAll(token, () => name);
  return redacted;
}
