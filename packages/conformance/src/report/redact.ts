import { isJsonObject, type Json } from "../load/json.js";
import type { Target } from "../load/target.js";
import { secretPattern } from "../secrets/secret-pattern.js";
import { isShort, secretsOf } from "../secrets/secrets.js";
import { tokensOf } from "../probe/credentials.js";

/** Returns a text in which no token and no secret of the target is left. */
export type Redact = (text: string) => string;

/**
 * Returns what replaces the tokens and the secrets of a target by their placeholders, in whatever form a target sends
 * them back. Short ones are left: they would be found in what is none, such as `x` in a verdict.
 */
export function createRedact(target: Target): Redact {
  const tokens = [...tokensOf(target)].map(([name, value]) => ({ name, value }));
  const secrets = secretsOf(target).map(({ name, value }) => ({ name: `$${name}`, value }));
  // The longest first, since one may be a part of another.
  const patterns = [...tokens, ...secrets]
    .filter((secret) => !isShort(secret))
    .toSorted((a, b) => b.value.length - a.value.length)
    .map(({ name, value }) => ({ name, pattern: secretPattern(value) }));
  return (text) =>
    patterns.reduce(
      (redacted, { name, pattern }) => redacted.replaceAll(pattern, () => name),
      text,
    );
}

/** Redacts every string of a value that can be written as JSON, names of members included. */
export function redactValue<Value>(redact: Redact, value: Value): Value {
  return redactJson(redact, JSON.parse(JSON.stringify(value)) as Json) as Value;
}

function redactJson(redact: Redact, value: Json): Json {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((one) => redactJson(redact, one));
  if (!isJsonObject(value)) return value;
  const redacted: [string, Json][] = [];
  for (const [name, one] of Object.entries(value))
    if (one !== undefined) redacted.push([redact(name), redactJson(redact, one)]);
  return Object.fromEntries(redacted);
}
