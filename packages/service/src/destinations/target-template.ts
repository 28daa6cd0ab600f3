import { slugOf } from "./target.js";

/** What a template of targets is filled with. */
export interface TemplateValues {
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The day of the export. */
  readonly now: Date;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;
const NAMES: ReadonlySet<string> = new Set(["title", "slug", "date", "year", "month", "day"]);

/** Why a template is invalid, as the end of a sentence; undefined if it is valid. */
export function invalidTemplateReason(template: string): string | undefined {
  if (template.replaceAll(PLACEHOLDER, "").search(/[{}]/) >= 0)
    return "has a brace that is not closed";
  const unknown = [...template.matchAll(PLACEHOLDER)].find(
    ([, name = ""]) => !NAMES.has(name) && !/^fields\..+/.test(name),
  );
  return unknown && `has the unknown placeholder \`${unknown[0]}\``;
}

/**
 * Fills a template of targets: `{title}`, `{slug}`, `{date}` (`2026-11-27`), `{year}`, `{month}`, `{day}` and
 * `{fields.name}`. A value becomes a part of a name, so none adds a folder.
 *
 * @returns the target, or the names of fields that are missing.
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

/** A value without what separates names, and without a dot in front, which hides files. */
function toName(value: string): string {
  return value
    .normalize("NFC")
    .replaceAll(/[\p{Cc}/\\]+/gu, "-")
    .replace(/^[.\s]+/, "")
    .trim();
}
