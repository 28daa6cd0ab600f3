import type { ApiModel, OperationModel, SchemaModel } from "../../model/model.ts";
import { indexSchemas, type SchemaIndex } from "../../model/schema-index.ts";
import { code, key, literal, type Code } from "../code.ts";

/** Lists of what the description names, so that nobody keeps a copy by hand. */
export function emitConstants(model: ApiModel): Code {
  const { operations, webhooks } = model;
  const schemas = indexSchemas(model);
  const types = webhooks.flatMap(({ operation }) => eventTypeOf(operation, schemas));
  return code`
    /** The ids of the operations, in the order of the contract. */
    export const OPERATION_IDS = ${literal(operations.map(({ id }) => id))} as const;

    /** The statuses that the contract describes for each operation. */
    export const OPERATION_STATUSES = {
      ${operations.map((operation) => code`${key(operation.id)}: ${literal(statusesOf(operation))},`)}
    } as const;

    /** The values of \`type\` that distinguish the events of the webhooks. */
    export const EVENT_TYPES = ${literal([...new Set(types)])} as const;
  `;
}

function statusesOf({ responses }: OperationModel): number[] {
  return responses
    .filter(({ status }) => /^\d{3}$/.test(status))
    .map(({ status }) => Number(status));
}

/** The constant `type` of what a webhook sends; none where its payload has none. */
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
