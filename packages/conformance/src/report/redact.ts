import { isJsonObject, type Json } from "../load/json.js";
import type { Target } from "../load/target.js";
import { tokensOf } from "../probe/credentials.js";

/** Returns a text in which no token of the target is left. */
export type Redact = (text: string) => string;

/** Shorter tokens, and encoded forms, are found in what is none: such as `x` in a verdict. */
const MIN_LENGTH = 8;

/**
 * Returns what replaces the tokens of a target by their placeholders: as they are, with the slashes
 * that JSON escapes, percent-encoded, and in base64 at each of its three alignments, as inside of
 * `Basic` credentials or of encoded bodies.
 */
export function createRedact(target: Target): Redact {
  const tokens = [...tokensOf(target)].filter(([, token]) => token.length >= MIN_LENGTH);
  const forms = tokens.flatMap(([name, token]) => formsOf(token).map((form) => ({ name, form })));
  // The longest first, since one token may be a part of another.
  forms.sort((a, b) => b.form.length - a.form.length);
  const patterns = forms.map(({ name, form }) => ({ name, pattern: patternOf(form) }));
  return (text) =>
    patterns.reduce(
      (redacted, { name, pattern }) => redacted.replaceAll(pattern, () => name),
      text,
    );
}

/** JSON may escape a slash, and JSON in JSON the backslash too. */
function patternOf(form: string): RegExp {
  const escaped = form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(escaped.replaceAll("/", String.raw`\\*/`), "g");
}

function formsOf(token: string): readonly string[] {
  const standard = [0, 1, 2].map((offset) => base64At(token, offset));
  const forUrls = standard.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"));
  const encoded = [...standard, ...forUrls].filter((form) => form.length >= MIN_LENGTH);
  return [...new Set([token, encodeURIComponent(token), ...encoded])];
}

/** The characters of base64 that depend on the token alone where `offset` bytes stand before it. */
function base64At(token: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(token)]);
  const from = Math.ceil((offset * 8) / 6);
  return bytes.toString("base64").slice(from, Math.floor((bytes.length * 8) / 6));
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
