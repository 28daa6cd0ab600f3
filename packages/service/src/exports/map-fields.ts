import type { DocumentProperties } from "@document-export/convert";
import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import type { StoredWarning } from "../jobs/job.js";
import type { ServiceWarningCode } from "../jobs/service-warnings.js";
import { storableText } from "../bounds/storable.js";

/** Rules for mapping document properties to destination fields. */
export interface FieldRules {
  readonly autoMapDocumentProperties: boolean;
  /** Property names by destination field. */
  readonly fieldMappings: Readonly<Record<string, string>>;
}

/** Fields of the destination, and warnings for properties that could not be mapped. */
export interface MappedFields {
  readonly fields: Readonly<Record<string, string>>;
  readonly warnings: readonly StoredWarning[];
}

// A table row in a document must not publish or move anything, so these fields require an explicit mapping (decision
// `auto-map`).
const NEVER_AUTOMATIC: ReadonlySet<string> = new Set([
  "status",
  "slug",
  "date",
  "author",
  "parent",
  "sticky",
]);

/** Maps document properties to destination fields (decisions `field-mappings`, `auto-map`). */
export function mapFields(properties: DocumentProperties, rules: FieldRules): MappedFields {
  const named = namedProperties(properties);
  const known = new Map(named.map(([name, value]) => [fold(name), value]));
  const fields = new Map<string, string>();
  const warnings: StoredWarning[] = [];
  const mapped = Object.entries(rules.fieldMappings);
  const automatic = bounds.fields.max - mapped.length;
  const addField = (field: string, value: string) => {
    if (value.length > bounds.fieldValue.max) warnings.push(shortenedProperty(field, value));
    fields.set(field, shorten(value, bounds.fieldValue.max));
  };
  const taken = new Set(mapped.map(([field]) => fold(field)));
  if (rules.autoMapDocumentProperties) {
    for (const [name, value] of named) {
      if (NEVER_AUTOMATIC.has(fold(name)) || taken.has(fold(name))) continue;
      taken.add(fold(name));
      if (fields.size < automatic && name.length <= bounds.fieldName.max) addField(name, value);
      else warnings.push(leftOutProperty(name));
    }
  }
  for (const [field, property] of mapped) {
    const value = known.get(fold(property));
    if (value === undefined) warnings.push(unknownProperty(field, property));
    else addField(field, value);
  }
  return { fields: Object.fromEntries(fields), warnings };
}

function namedProperties({ metadata, ...own }: DocumentProperties): [string, string][] {
  const all = [...Object.entries(own), ...Object.entries(metadata)];
  return all.filter(([, value]) => value !== "");
}

/** Normalizes case and spacing of a name for comparison. */
function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/g, "");
}

function unknownProperty(field: string, property: string): StoredWarning {
  return warning(
    "property-missing",
    `The document has no property ${quote(property)}; the field ${quote(field)} stays empty.`,
  );
}

function shortenedProperty(field: string, { length }: string): StoredWarning {
  return warning(
    "property-shortened",
    `The value of the field ${quote(field)} has ${length} characters; only the first ${bounds.fieldValue.max} are used.`,
  );
}

function leftOutProperty(property: string): StoredWarning {
  return warning(
    "property-left-out",
    `The property ${quote(property)} is left out: an export has at most ${bounds.fields.max} fields, with names of at most ${bounds.fieldName.max} characters.`,
  );
}

function warning(code: ServiceWarningCode, detail: string): StoredWarning {
  return { code, detail: storableText(detail), pointer: null };
}

function quote(name: string): string {
  return `\`${shorten(name, 60)}\``;
}
