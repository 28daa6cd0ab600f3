import type { ApiModel, NamedSchema, OperationModel, SchemaModel } from "../../model/model.ts";
import { indexSchemas, type SchemaIndex } from "../../model/schema-index.ts";
import { code, key, literal, type Code } from "../code.ts";
import { distinctNames, nameInComment, valuesName } from "../names.ts";

/** Known string values in the description, and the schema they belong to. */
interface Vocabulary {
  /** The name of the schema, and of its property if the values belong to one. */
  readonly of: readonly string[];
  readonly isClosed: boolean;
  readonly values: readonly unknown[];
}

/** Emits lists of ids, statuses and values in the description, so that nobody has to copy them by hand. */
export function emitConstants(model: ApiModel): Code {
  const { operations, webhooks } = model;
  const schemas = indexSchemas(model);
  const types = webhooks.flatMap(({ operation }) => eventTypeOf(operation, schemas));
  const vocabularies = model.schemas.flatMap(vocabulariesOf);
  const names = distinctNames(
    vocabularies.map(({ of }) => of.join(" ")),
    valuesName,
  );
  return code`
    /** Ids of the operations, in the order of the contract. */
    export const OPERATION_IDS = ${literal(operations.map(({ id }) => id))} as const;

    /** The method and the path template of each operation. */
    export const OPERATION_ADDRESSES = {
      ${operations.map(({ id, method, path }) => code`${key(id)}: ${literal({ method, path })},`)}
    } as const;

    /** The statuses that the contract describes for each operation. */
    export const OPERATION_STATUSES = {
      ${operations.map((operation) => code`${key(operation.id)}: ${literal(statusesOf(operation))},`)}
    } as const;

    /** The values of \`type\` that distinguish the events of the webhooks. */
    export const EVENT_TYPES = ${literal([...new Set(types)])} as const;

    ${vocabularies.map((one) => emitVocabulary(one, names.get(one.of.join(" ")) ?? code``))}
  `;
}

function emitVocabulary({ of, isClosed, values }: Vocabulary, name: Code): Code {
  const what = code`\`${nameInComment(of.join("."))}\``;
  const says = isClosed
    ? code`Every value of ${what}.`
    : code`The known values of ${what}; others may come.`;
  return code`
    /** ${says} */
    export const ${name} = ${literal(values)} as const;
  `;
}

/** Returns the enumerated values of a component, and the known values of its properties. */
function vocabulariesOf({ name, isComponent, schema }: NamedSchema): Vocabulary[] {
  if (!isComponent || schema.kind !== "schema") return [];
  const own = schema.enum?.every((value) => typeof value === "string")
    ? [{ of: [name], isClosed: true, values: schema.enum }]
    : knownOf([name], schema);
  const properties = (schema.properties ?? []).flatMap((property) =>
    knownOf([name, property.name], property.schema),
  );
  return [...own, ...properties];
}

function knownOf(of: readonly string[], schema: SchemaModel): Vocabulary[] {
  if (schema.kind !== "schema") return [];
  if (schema.knownValues) return [{ of, isClosed: false, values: schema.knownValues }];
  return schema.items ? knownOf(of, schema.items) : [];
}

function statusesOf({ responses }: OperationModel): number[] {
  return responses
    .filter(({ status }) => /^\d{3}$/.test(status))
    .map(({ status }) => Number(status));
}

/** Returns the constant `type` of a webhook's payload; empty if there is none. */
function eventTypeOf({ body }: OperationModel, schemas: SchemaIndex): string[] {
  const properties = (body?.content ?? []).flatMap(({ schema }) => propertiesOf(schema, schemas));
  const type = properties.find(({ name }) => name === "type")?.schema;
  const value = type?.kind === "schema" ? type.const?.value : undefined;
  return typeof value === "string" ? [value] : [];
}

function propertiesOf(schema: SchemaModel | undefined, schemas: SchemaIndex) {
  const target = schema?.kind === "reference" ? schemas.get(schema.name) : schema;
  return (target?.kind === "schema" ? target.properties : undefined) ?? [];
}
