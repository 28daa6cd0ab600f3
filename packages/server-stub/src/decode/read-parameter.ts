import type { Check, ParameterSource } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";

/** How a parameter stands on the wire. */
export interface ParameterSettings {
  readonly in: "path" | "query" | "header" | "cookie";
  readonly name: string;
  readonly required: boolean;
  /** JSON types other than string that the text may stand for. */
  readonly kinds: readonly string[];
}

/** How a list stands on the wire: joined by a separator, or (null) one value a time. */
export interface ListSettings extends ParameterSettings {
  readonly separator: string | null;
}

const integer = /^-?(?:0|[1-9]\d*)$/;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Decodes one value and checks it. An empty value of a nullable parameter means its default (decision `null-query`). */
export function readParameter(
  source: ParameterSource,
  settings: ParameterSettings,
  fallback: unknown,
  check: Check,
  out: Violation[],
): unknown {
  const texts = textsOf(source, settings);
  if (texts.length > 1)
    return void note(
      out,
      settings,
      "single",
      `Expected \`${settings.name}\` once, got it ${texts.length} times.`,
    );
  const [text] = texts;
  if (text === undefined) return absent(settings, fallback, out);
  if (text === "" && settings.kinds.includes("null")) return fallback ?? null;
  return checked(convert(text, settings.kinds), settings, check, out);
}

/** Decodes a list and checks it. */
export function readList(
  source: ParameterSource,
  settings: ListSettings,
  fallback: unknown,
  check: Check,
  out: Violation[],
): unknown {
  const texts = textsOf(source, settings);
  if (texts.length === 0) return absent(settings, fallback, out);
  const { separator } = settings;
  const items = separator === null ? texts : texts.flatMap((text) => text.split(separator));
  return checked(
    items.map((item) => convert(item, settings.kinds)),
    settings,
    check,
    out,
  );
}

function textsOf(
  { path, query, headers }: ParameterSource,
  { in: place, name }: ParameterSettings,
): string[] {
  switch (place) {
    case "path":
      return present(path[name]);
    case "query":
      return query.getAll(name);
    case "header":
      return present(headers[name.toLowerCase()]);
    case "cookie":
      return cookies(headers.cookie)
        .filter(([key]) => key === name)
        .map(([, value]) => value);
  }
}

function present(text: string | undefined): string[] {
  return text === undefined ? [] : [text];
}

function cookies(header: string | undefined): [string, string][] {
  return (header ?? "").split(";").flatMap((pair) => {
    const [name, ...value] = pair.split("=");
    return name && value.length > 0
      ? [[name.trim(), value.join("=").trim()] as [string, string]]
      : [];
  });
}

/** A text that is no number stays a text, so that the check reports what came. */
function convert(text: string, kinds: readonly string[]): unknown {
  if (kinds.includes("integer") && integer.test(text)) return Number(text);
  if (kinds.includes("number") && number.test(text)) return Number(text);
  if (kinds.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  return text;
}

function absent(settings: ParameterSettings, fallback: unknown, out: Violation[]): unknown {
  if (settings.required)
    note(
      out,
      settings,
      "required",
      `Expected the ${settings.in} parameter \`${settings.name}\`, got none.`,
    );
  return fallback;
}

function checked(
  value: unknown,
  settings: ParameterSettings,
  check: Check,
  out: Violation[],
): unknown {
  const violations: Violation[] = [];
  check(value, "", violations);
  for (const { keyword, detail } of violations) note(out, settings, keyword, detail);
  return value;
}

function note(
  out: Violation[],
  { in: place, name }: ParameterSettings,
  keyword: string,
  detail: string,
): void {
  out.push({ in: place, name, keyword, detail });
}
