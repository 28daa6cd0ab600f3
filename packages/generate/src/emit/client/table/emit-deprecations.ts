import { code, literal, type Code } from "../../code.ts";
import type { DeprecationModel, OperationModel, SchemaModel } from "../../../model/model.ts";
import type { SchemaIndex } from "../../../model/schema-index.ts";
import type { OperationOptions } from "../options/operation-options.ts";
import { PURE } from "./pure.ts";

/** A deprecated part of a call: the operation itself, an option, or a member inside an option. */
interface Deprecated extends DeprecationModel {
  readonly option?: string;
  /** JSON pointer inside the option; `*` stands for any item or member. */
  readonly pointer?: string;
}

/**
 * Emits the deprecated parts of an operation, which the runtime reports when they are used; undefined if there are
 * none.
 */
export function emitDeprecations(
  operation: OperationModel,
  options: OperationOptions,
  schemas: SchemaIndex,
): Code | undefined {
  const found = [
    ...(operation.deprecation ? [operation.deprecation] : []),
    ...optionsOf(options).flatMap((option) => deprecatedIn(option, schemas)),
  ];
  const distinct = new Map(found.map((one) => [JSON.stringify(one), one]));
  return distinct.size === 0
    ? undefined
    : code`deprecated: ${PURE} deprecations(${literal([...distinct.values()])}),`;
}

/** An option with its deprecation and the schema of its value. */
interface Option {
  readonly option: string;
  readonly deprecation: DeprecationModel | undefined;
  readonly schema: SchemaModel | undefined;
}

function optionsOf({ parameters, key, wait, bodies }: OperationOptions): Option[] {
  const named = [
    ...parameters,
    ...(key ? [{ option: "idempotencyKey", parameter: key }] : []),
    ...(wait ? [{ option: "wait", parameter: wait }] : []),
  ];
  return [
    ...named.map(({ option, parameter: { deprecation, schema } }) => ({
      option,
      deprecation,
      schema,
    })),
    ...bodies.flatMap(({ whole, parts, content: { schema } }) =>
      whole === undefined
        ? parts.map(({ option, part }) => ({ option, deprecation: undefined, schema: part.schema }))
        : [{ option: whole, deprecation: undefined, schema }],
    ),
  ];
}

function deprecatedIn({ option, deprecation, schema }: Option, schemas: SchemaIndex): Deprecated[] {
  const own = deprecation ?? (schema && deprecationOf(schema, schemas));
  const inside = schema ? [...membersOf(schema, schemas, "", new Set())] : [];
  return [...(own ? [{ option, ...own }] : []), ...inside.map((member) => ({ option, ...member }))];
}

/** Yields the deprecated members of a value at any depth. A recursive schema is followed only once. */
function* membersOf(
  schema: SchemaModel,
  schemas: SchemaIndex,
  pointer: string,
  followed: ReadonlySet<string>,
): Iterable<Deprecated> {
  if (schema.kind === "reference") {
    const target = followed.has(schema.name) ? undefined : schemas.get(schema.name);
    if (target) yield* membersOf(target, schemas, pointer, new Set([...followed, schema.name]));
    if (schema.and) yield* membersOf(schema.and, schemas, pointer, followed);
  }
  if (schema.kind !== "schema") return;
  const {
    properties = [],
    items,
    additionalProperties,
    allOf = [],
    anyOf = [],
    oneOf = [],
  } = schema;
  for (const { name, schema: inner } of properties) {
    const at = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const deprecation = deprecationOf(inner, schemas);
    if (deprecation) yield { pointer: at, ...deprecation };
    yield* membersOf(inner, schemas, at, followed);
  }
  for (const inner of [items, additionalProperties])
    if (inner) yield* membersOf(inner, schemas, `${pointer}/*`, followed);
  for (const branch of [...allOf, ...anyOf, ...oneOf])
    yield* membersOf(branch, schemas, pointer, followed);
}

/** Returns the deprecation of a schema or of the schema it refers to. */
function deprecationOf(schema: SchemaModel, schemas: SchemaIndex): DeprecationModel | undefined {
  if (schema.kind === "always" || schema.kind === "never") return undefined;
  if (schema.deprecation || schema.kind === "schema") return schema.deprecation;
  const target = schemas.get(schema.name);
  return target?.kind === "schema" ? target.deprecation : undefined;
}
