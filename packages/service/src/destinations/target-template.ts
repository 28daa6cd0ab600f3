import { slugOf } from "./target.js";

/** Values for a target template. */
export interface TemplateValues {
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The day of the export. */
  readonly now: Date;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;
const NAMES: ReadonlySet<string> = new Set(["title", "slug", "date", "year", "month", "day"]);

/** Returns why a template is invalid, as the end of a sentence; undefined if it is valid. */
export function invalidTemplateReason(template: string): string | undefined {
  if (template.replaceAll(PLACEHOLDER, "").search(/[{}]/) >= 0)
    return "has a brace that is not closed";
  const unknown = [...template.matchAll(PLACEHOLDER)].find(
    ([, name = ""]) => !NAMES.has(name) && !/^fields\..+/.test(name),
  );
  return unknown && `has the unknown placeholder \`${unknown[0]}\``;
}

/**
 * Fills a target template: `{title}`, `{slug}`, `{date}` (`2026-11-27`), `{year}`, `{month}`, `{day}` and
 * `{fields.name}`. Each value becomes part of a name and cannot add a folder.
 *
 * @returns the target, or the names of missing fields.
 */
export function fillTemplate(
  template: string,
  { title, fields, now }: TemplateValues,
): { readonly target: string } | { readonly missing: readonly string[] } {
  const date = now.toISOString().slice(0, 10);
  const [year = "", month = "", day = ""] = date.split("-");
  const values: Readonly<Record<string, string>> = {
    title,
    slug: slugOf(title),
    date,
    year,
    month,
    day,
  };
  const missing: string[] = [];
  const target = template.replaceAll(PLACEHOLDER, (_, name: string) => {
    const value = name.startsWith("fields.") ? fields[name.slice("fields.".length)] : values[name];
    if (value === undefined || value.trim() === "") missing.push(name);
    return toName(value ?? "");
  });
  return missing.length > 0 ? { missing } : { target };
}

/** Removes path separators from a value, and a leading dot, which would hide the file. */
function toName(value: string): string {
  return value
    .normalize("NFC")
    .replaceAll(/[\p{Cc}/\\]+/gu, "-")
    .replace(/^[.\s]+/, "")
    .trim();
}
