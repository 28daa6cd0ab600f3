import { isJsonObject, type Json } from "../load/json.js";
import type { Target } from "../load/target.js";
import { secretPattern } from "../secrets/secret-pattern.js";
import { isShort, secretsOf } from "../secrets/secrets.js";
import { tokensOf } from "../probe/credentials.js";

/** Removes all tokens and secrets of the target from a text. */
export type Redact = (text: string) => string;

/**
 * Creates a function that replaces the tokens and secrets of a target with their placeholders, in whatever form a
 * target sends them back. Short ones are not replaced: they would match unrelated text, such as `x` in a verdict.
 */
export function createRedact(target: Target): Redact {
  const tokens = [...tokensOf(target)].map(([name, value]) => ({ name, value }));
  const secrets = secretsOf(target).map(({ name, value }) => ({ name: `$${name}`, value }));
  // The longest go first, since one may be part of another.
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

/** Redacts every string of a JSON-serializable value, including member names. */
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
