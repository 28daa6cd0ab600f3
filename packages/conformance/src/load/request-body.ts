import { readContent, readExample } from "./content.js";
import { isJsonObject, type Json, type JsonObject, pointer, resolveReference } from "./json.js";
import { viewSchema } from "./schema-view.js";

/** The body of an operation. */
export interface RequestBody {
  readonly isRequired: boolean;
  /** Maps each media type to the JSON pointer of its schema. */
  readonly schemas: ReadonlyMap<string, string>;
  /** Maps each media type to its first example. */
  readonly examples: ReadonlyMap<string, Json>;
  /** Names of the members that are files, in a form. @default none */
  readonly files?: ReadonlySet<string>;
}

/** Reads the body of the operation at a pointer. */
export function readBody(document: JsonObject, at: string): RequestBody | undefined {
  const { at: place, value } = resolveReference(document, `${at}/requestBody`);
  if (!isJsonObject(value)) return undefined;
  const schemas = readContent(document, place);
  const examples = [...schemas.keys()].flatMap((type) => {
    const example = readExample(document, place + pointer("content", type));
    return example === undefined ? [] : [[type, example] as const];
  });
  const forms = [...schemas].filter(([type]) => /^multipart\//i.test(type));
  return {
    isRequired: value["required"] === true,
    schemas,
    examples: new Map(examples),
    files: new Set(forms.flatMap(([, schema]) => filesOf(document, schema))),
  };
}

function filesOf(document: JsonObject, schema: string): readonly string[] {
  const { properties } = viewSchema(document, schema);
  const isFile = (at: string): boolean => {
    const { keywords, items } = viewSchema(document, at);
    const isBinary = keywords["format"] === "binary" || keywords["contentMediaType"] !== undefined;
    return isBinary || (items !== undefined && isFile(items));
  };
  return [...properties].flatMap(([name, at]) => (isFile(at) ? [name] : []));
}
