const DEFAULTS = {
  autoMapDocumentProperties: false,
  fieldMappings: {},
  webhooks: [],
  description: null,
  origin: null,
};
const MEMBERS = [
  "destination",
  "destinationReference",
  "endpoint",
  "events",
  "connections",
] as const;

/**
 * The members of a webhook or of export options that count as content of an idempotency key (decision `idempotency`):
 * the members of the contract in a fixed order, with defaults for absent ones.
 */
export function requestContent(value: unknown): string {
  const given = value as Readonly<Record<string, unknown>>;
  const conversion = { source: "google-docs", ...(given.conversion as object | undefined) };
  const content = { ...DEFAULTS, ...given, conversion };
  const names = [...MEMBERS, ...Object.keys(DEFAULTS), "conversion"] as (keyof typeof content)[];
  return JSON.stringify(names.sort().map((name) => [name, sorted(content[name])]));
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
}
