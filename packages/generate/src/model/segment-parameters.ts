import type { OperationModel, ParameterModel, SchemaKeywords, SchemaModel } from "./model.ts";
import type { SchemaIndex } from "./schema-index.ts";

/** A path parameter that follows another one in the same segment, as in `/{name}.{format}`. */
export interface Following {
  readonly name: string;
  readonly previous: string;
  /** The text between the two; may be empty. */
  readonly between: string;
}

const PAIR = /\{([^{}]*)\}([^{}/]*)(?=\{([^{}/]*)\})/g;

/** Returns the path parameters of a template that follow another one in their segment. */
export function followingIn(path: string): Following[] {
  return [...path.matchAll(PAIR)].map(([, previous = "", between = "", name = ""]) => ({
    name,
    previous,
    between,
  }));
}

/**
 * Returns the character of the text before a parameter that the client must escape in the parameter's values, so that
 * the server can find the start of the parameter at the last occurrence of this text. Undefined if every client escapes
 * one of the text's characters anyway, or if it has only characters that escapes themselves contain.
 */
export function separatorOf(between: string): string | undefined {
  if (/[^\w.~!*'()-]/.test(between)) return undefined;
  return /[^\dA-F]/.exec(between)?.[0];
}

/**
 * Returns regular expressions for path parameters with no text between them, if their schemas or styles determine the
 * form of the values.
 */
export function capturesOf(
  { path, parameters }: Pick<OperationModel, "path" | "parameters">,
  schemas: SchemaIndex,
): Readonly<Record<string, string>> {
  const beside = followingIn(path).filter(({ between }) => between === "");
  const names = new Set(beside.flatMap(({ name, previous }) => [name, previous]));
  const known = parameters
    .filter((one) => one.in === "path" && names.has(one.name))
    .map((one) => [one.name, captureOf(one, schemas)] as const);
  return Object.fromEntries(known.filter(([, pattern]) => pattern !== undefined)) as Record<
    string,
    string
  >;
}

const PATTERNS: Readonly<Record<string, string>> = {
  integer: "-?\\d+",
  bigint: "-?\\d+",
  number: "-?[\\d.]+(?:e[+-]?\\d+)?",
};

/**
 * Whether the start of a parameter can be found from its values alone: its style adds a prefix, or its schema lists all
 * values.
 */
export function isEvident({ style, schema }: ParameterModel, schemas: SchemaIndex): boolean {
  return style !== "simple" || valuesOf(schema, schemas) !== undefined;
}

function captureOf({ style, schema }: ParameterModel, schemas: SchemaIndex): string | undefined {
  if (style === "label") return "\\..*";
  if (style === "matrix") return ";.*";
  return patternOf(schema, schemas);
}

function patternOf(schema: SchemaModel, schemas: SchemaIndex): string | undefined {
  const values = valuesOf(schema, schemas);
  if (values) return values.map((value) => escaped(encodeURIComponent(String(value)))).join("|");
  const [type, other] = resolved(schema, schemas)?.types ?? [];
  return type === undefined || other !== undefined ? undefined : PATTERNS[type];
}

function valuesOf(schema: SchemaModel, schemas: SchemaIndex): readonly unknown[] | undefined {
  const target = resolved(schema, schemas);
  if (target?.types?.length === 1 && target.types[0] === "boolean") return [true, false];
  return target?.const ? [target.const.value] : target?.enum;
}

function resolved(schema: SchemaModel, schemas: SchemaIndex): SchemaKeywords | undefined {
  const target = schema.kind === "reference" ? schemas.get(schema.name) : schema;
  return target?.kind === "schema" ? target : undefined;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
