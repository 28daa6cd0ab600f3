import type { DeprecationModel, SchemaModel } from "../../../model/model.ts";
import type { SchemaIndex } from "../../../model/schema-index.ts";

/** A deprecated member of a value. */
export interface DeprecatedMember extends DeprecationModel {
  /** JSON pointer inside the value; `*` stands for any item or member. */
  readonly pointer: string;
}

/** Maximum number of references to follow to a member. */
const MAX_REFERENCES = 20;
/**
 * Maximum number of schemas to visit. If many schemas refer to each other, as in descriptions of a whole object graph,
 * the number of paths through them is exponential.
 */
const MAX_VISITED = 2_000;

const known = new WeakMap<SchemaIndex, Map<string, readonly DeprecatedMember[]>>();

/**
 * Returns the deprecated members of a value. A recursive schema is followed only once. If there are too many schemas,
 * the members that need the fewest references are included.
 */
export function deprecatedMembers(
  schema: SchemaModel,
  schemas: SchemaIndex,
): readonly DeprecatedMember[] {
  if (schema.kind !== "reference" || schema.and) return findMembers(schema, schemas);
  const byName = known.get(schemas) ?? new Map<string, readonly DeprecatedMember[]>();
  known.set(schemas, byName);
  const found = byName.get(schema.name) ?? findMembers(schema, schemas);
  byName.set(schema.name, found);
  return found;
}

function findMembers(schema: SchemaModel, schemas: SchemaIndex): readonly DeprecatedMember[] {
  let found: readonly DeprecatedMember[] = [];
  for (let references = 1; references <= MAX_REFERENCES; references += 1) {
    const visit: Visit = { schemas, references, visited: 0, isCut: false };
    const deeper = [...membersOf(schema, "", new Set(), visit)];
    // Schemas inside each other without references are finite.
    if (visit.visited > MAX_VISITED && references > 1) return found;
    found = deeper;
    if (!visit.isCut) return found;
  }
  return found;
}

interface Visit {
  readonly schemas: SchemaIndex;
  /** Number of references to follow. */
  readonly references: number;
  visited: number;
  /** Whether some references were not followed. */
  isCut: boolean;
}

function* membersOf(
  schema: SchemaModel,
  pointer: string,
  followed: ReadonlySet<string>,
  visit: Visit,
): Iterable<DeprecatedMember> {
  visit.visited += 1;
  if (visit.visited > MAX_VISITED && visit.references > 1) return;
  if (schema.kind === "reference") {
    const target = followed.has(schema.name) ? undefined : visit.schemas.get(schema.name);
    if (target && followed.size >= visit.references) visit.isCut = true;
    else if (target) yield* membersOf(target, pointer, new Set([...followed, schema.name]), visit);
    if (schema.and) yield* membersOf(schema.and, pointer, followed, visit);
  }
  if (schema.kind !== "schema") return;
  const { properties = [], items, additionalProperties } = schema;
  for (const { name, schema: inner } of properties) {
    const at = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const deprecation = deprecationOf(inner, visit.schemas);
    if (deprecation) yield { pointer: at, ...deprecation };
    yield* membersOf(inner, at, followed, visit);
  }
  for (const inner of [items, additionalProperties])
    if (inner) yield* membersOf(inner, `${pointer}/*`, followed, visit);
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  for (const branch of [...allOf, ...anyOf, ...oneOf])
    yield* membersOf(branch, pointer, followed, visit);
}

/** Returns the deprecation of a schema or of the schema it refers to. */
export function deprecationOf(
  schema: SchemaModel,
  schemas: SchemaIndex,
): DeprecationModel | undefined {
  if (schema.kind === "always" || schema.kind === "never") return undefined;
  if (schema.deprecation || schema.kind === "schema") return schema.deprecation;
  const target = schemas.get(schema.name);
  return target?.kind === "schema" ? target.deprecation : undefined;
}
