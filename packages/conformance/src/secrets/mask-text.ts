// Replaces secrets in requests with placeholders, written like shell variables, so that anyone who has the secrets can
// send the request.
import type { Target } from "../load/target.js";
import { isShort, type Secret, secretsOf } from "./secrets.js";

/** A secret in plain form, percent-encoded (`$NAME_URI`), or escaped as in JSON (`$NAME_JSON`). */
interface Form {
  readonly name: string;
  readonly text: string;
}

function formsOf({ name, value }: Secret): readonly Form[] {
  const forms = [
    { name, text: value },
    { name: `${name}_URI`, text: encodeURIComponent(value.toWellFormed()) },
    { name: `${name}_JSON`, text: JSON.stringify(value).slice(1, -1) },
  ];
  return forms.filter(({ text }, index) => forms.findIndex((one) => one.text === text) === index);
}

/** Replaces secrets that are long enough to be recognised anywhere with placeholders. */
export function maskText(target: Target, text: string): string {
  let masked = text;
  for (const secret of secretsOf(target)) {
    if (isShort(secret)) continue;
    // A percent-encoded form may contain the plain form, so the longest goes first.
    for (const form of formsOf(secret).toSorted((a, b) => b.text.length - a.text.length))
      masked = replaceForm(masked, form);
  }
  return masked;
}

function replaceForm(text: string, { name, text: form }: Form): string {
  return text.split(form).reduce((before, after) => `${before}${placeholder(name, after)}${after}`);
}

/** Adds braces if a letter follows, so that it is not read as part of the name. */
function placeholder(name: string, after: string): string {
  return /^\w/.test(after) ? `\${${name}}` : `$${name}`;
}

/** Returns the placeholder if the whole value is a secret of any length; otherwise the masked text. */
export function maskValue(target: Target, value: string): string {
  for (const secret of secretsOf(target))
    for (const { name, text } of formsOf(secret)) if (text === value) return `$${name}`;
  return maskText(target, value);
}

/** A value in JSON, or after the name of a cookie or of a parameter. */
const FIELD = /(?<=[:[,]\s*\\*")[^"\\]+(?=\\*")|(?<=(?:^|[?&;]\s?)[\w.%-]+=)[^&;#\s"']+/g;

/** Masks a text, including short secrets that are a whole field. */
export function maskFields(target: Target, text: string): string {
  const long = maskText(target, text);
  const hasShort = secretsOf(target).some(isShort);
  return hasShort ? long.replaceAll(FIELD, (value) => maskValue(target, value)) : long;
}

/** Replaces placeholders with their secrets. */
export function expandSecrets(target: Target, text: string): string {
  const forms = secretsOf(target).flatMap(formsOf);
  if (forms.length === 0 || !text.includes("$")) return text;
  const values = new Map(forms.map((form) => [form.name, form.text]));
  return text.replaceAll(VARIABLE, (found, braced?: string, plain?: string) => {
    return values.get(braced ?? plain ?? "") ?? found;
  });
}

const VARIABLE = /\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g;

/** Returns the names of the secrets whose placeholders a text contains. */
export function variablesIn(target: Target, text: string): readonly string[] {
  const names = new Set(
    secretsOf(target)
      .flatMap(formsOf)
      .map(({ name }) => name),
  );
  const found = [...text.matchAll(VARIABLE)].map(([, braced, plain]) => braced ?? plain ?? "");
  return [...new Set(found)].filter((name) => names.has(name));
}
