import { DescriptionError } from "../description-error.ts";
import { isObject, type JsonObject } from "../load/json-object.ts";
import { buildOperation, parameterNodes } from "./build-operation.ts";
import { buildSchema } from "./build-schema.ts";
import type { ApiModel, OperationModel, SecuritySchemeModel } from "./model.ts";
import { operationIdOf } from "./operation-id.ts";
import { child, createReader, withoutExtensions, type Node, type Reader } from "./reader.ts";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Builds the model of a bundled OpenAPI 3.1 document, or throws {@link DescriptionError} with all its problems. */
export function buildModel(document: JsonObject): ApiModel {
  const reader = createReader(document);
  const components = isObject(document.components) ? document.components : {};
  const model: ApiModel = {
    title: isObject(document.info) ? String(document.info.title) : "",
    operations: buildPaths(document, "paths", reader).map(([, operation]) => operation),
    schemas: Object.entries(isObject(components.schemas) ? components.schemas : {}).map(
      ([name, schema]) => ({
        name,
        description:
          isObject(schema) && typeof schema.description === "string"
            ? schema.description
            : undefined,
        schema: buildSchema(schema, child("/components/schemas", name), reader),
      }),
    ),
    webhooks: buildPaths(document, "webhooks", reader).map(([key, operation]) => ({
      key,
      operation,
    })),
    securitySchemes: reader
      .entries(components.securitySchemes, "/components/securitySchemes")
      .map(buildSecurityScheme),
  };
  requireUniqueIds(model.operations, reader);
  if (reader.problems.length > 0) throw new DescriptionError([...new Set(reader.problems)]);
  return model;
}

function buildPaths(
  document: JsonObject,
  member: "paths" | "webhooks",
  reader: Reader,
): [string, OperationModel][] {
  return reader.entries(withoutExtensions(document[member]), `/${member}`).flatMap(([path, item]) =>
    operationsOf(item, reader).map(([method, node]): [string, OperationModel] => [
      path,
      buildOperation(
        node,
        {
          method,
          path,
          pathParameters: parameterNodes(item.value, item.pointer, reader),
          fallbackId: member === "webhooks" ? path : operationIdOf(method, path),
          security: document.security,
        },
        reader,
      ),
    ]),
  );
}

function operationsOf(item: Node, reader: Reader): [string, Node][] {
  return methods
    .filter((method) => method in item.value)
    .map((method) => [method, reader.resolve(item.value[method], child(item.pointer, method))]);
}

function requireUniqueIds(operations: readonly OperationModel[], reader: Reader): void {
  const seen = new Set<string>();
  for (const { id, path } of operations.filter(({ id }) => id)) {
    if (seen.has(id))
      reader.problem(child("/paths", path), `the operationId \`${id}\` is used twice`);
    seen.add(id);
  }
}

function buildSecurityScheme([name, { value }]: [string, Node]): SecuritySchemeModel {
  return {
    name,
    type: value.type as SecuritySchemeModel["type"],
    scheme: typeof value.scheme === "string" ? value.scheme.toLowerCase() : undefined,
    in: value.in as SecuritySchemeModel["in"],
    parameterName: value.type === "apiKey" ? String(value.name) : undefined,
  };
}
