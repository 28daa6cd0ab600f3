import { isJsonObject, type Json, type JsonObject, resolveReference } from "./json.js";

/** A schema with its references and its `allOf` resolved, limited to what mutation uses. */
export interface SchemaView {
  /** The JSON types that the schema allows; empty if it allows all. */
  readonly types: readonly string[];
  readonly keywords: JsonObject;
  readonly required: readonly string[];
  /** Maps each member to the pointer of its schema. */
  readonly properties: ReadonlyMap<string, string>;
  /** Pointer of the schema of the items. */
  readonly items: string | undefined;
  /** Pointer of the schema of unlisted members. */
  readonly additional: string | undefined;
  /** Pointers of the alternatives of `oneOf` and `anyOf`. */
  readonly alternatives: readonly string[];
}

/** Recursion limit for schemas that refer to themselves. */
const MAX_ALL_OF = 20;

/** Reads the schema at a pointer of an OpenAPI document. */
export function viewSchema(document: JsonObject, at: string, depth = 0): SchemaView {
  const { at: place, value } = resolveReference(document, at);
  const own = isJsonObject(value) ? value : {};
  const parts = depth < MAX_ALL_OF ? namesOf(own["allOf"]) : [];
  const views = parts.map((name) => viewSchema(document, `${place}/allOf/${name}`, depth + 1));
  const view = viewOf(place, own);
  return views.reduce(merge, view);
}

/** Whether a value of the schema may be left out, since the schema names what then counts. */
export function hasDefault(document: JsonObject, at: string): boolean {
  return viewSchema(document, at).keywords["default"] !== undefined;
}

function viewOf(at: string, own: JsonObject): SchemaView {
  const properties = namesOf(own["properties"]).map(
    (name) => [name, `${at}/properties/${escape(name)}`] as const,
  );
  return {
    types: [own["type"] ?? []].flat().filter((type) => typeof type === "string"),
    keywords: own,
    required: [own["required"] ?? []].flat().filter((name) => typeof name === "string"),
    properties: new Map(properties),
    items: isJsonObject(own["items"]) ? `${at}/items` : undefined,
    additional: isJsonObject(own["additionalProperties"])
      ? `${at}/additionalProperties`
      : undefined,
    alternatives: ["oneOf", "anyOf"].flatMap((keyword) =>
      namesOf(own[keyword]).map((name) => `${at}/${keyword}/${name}`),
    ),
  };
}

function merge(first: SchemaView, second: SchemaView): SchemaView {
  return {
    types: first.types.length > 0 ? first.types : second.types,
    keywords: { ...second.keywords, ...first.keywords },
    required: [...new Set([...first.required, ...second.required])],
    properties: new Map([...second.properties, ...first.properties]),
    items: first.items ?? second.items,
    additional: first.additional ?? second.additional,
    alternatives: [...first.alternatives, ...second.alternatives],
  };
}

function namesOf(value: Json | undefined): readonly string[] {
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}

function escape(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
