import type { ApiModel, MediaTypeModel, OperationModel, SchemaModel } from "../../model/model.ts";
import { code, key, literal, type Code } from "../code.ts";
import { shapesOf, type Shape } from "./shape-of-schema.ts";

/**
 * Emits the shapes of responses and bodies as data for the client's checks. Throws DescriptionError for keywords that
 * the checks do not support.
 */
export function emitShapes({ operations, schemas }: ApiModel): Code {
  const shapes = shapesOf(schemas);
  const table = (describe: (operation: OperationModel) => SchemaModel | undefined): Code[] =>
    operations.flatMap((operation) => {
      const schema = describe(operation);
      return schema ? [code`${key(operation.id)}: ${literal(shapes.of(schema))},`] : [];
    });
  const [responses, bodies] = [table(responseOf), table(bodyOf)];
  const named = [...shapes.named].map(
    ([name, shape]: [string, Shape]) => code`${key(name)}: ${literal(shape)},`,
  );
  return code`
    import type { Shape } from "../checks/shape.js";

    /** The JSON of successful responses, by operation id. */
    export const responses: Readonly<Record<string, Shape>> = { ${responses} };

    /** The JSON of requests, by operation id; for multipart bodies, that of their JSON parts. */
    export const bodies: Readonly<Record<string, Shape>> = { ${bodies} };

    /** Schemas that others refer to, by name. */
    export const schemas: Readonly<Record<string, Shape>> = { ${named} };
  `;
}

function responseOf({ responses }: OperationModel): SchemaModel | undefined {
  const success = responses.find(({ status }) => status.startsWith("2"));
  return success?.content.find(({ kind }) => kind === "json")?.schema;
}

function bodyOf({ body }: OperationModel): SchemaModel | undefined {
  const content = body?.content[0];
  if (content?.kind === "json") return content.schema;
  return content?.kind === "multipart" ? jsonParts(content) : undefined;
}

function jsonParts({ parts, schema }: MediaTypeModel): SchemaModel {
  const pointer = schema && "pointer" in schema ? schema.pointer : "";
  const properties = parts.filter(({ kind }) => kind === "json");
  const required = properties.filter((part) => part.required).map(({ name }) => name);
  return { kind: "schema", pointer, types: ["object"], properties, required };
}
