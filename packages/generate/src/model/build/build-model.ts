import { DescriptionError, isObject, type JsonObject } from "@document-export/openapi";
import { buildOperation, parameterNodes } from "./build-operation.ts";
import { createDecidedCollector, type CollectDecided } from "./collect-decided.ts";
import { buildSchemas } from "./build-schemas.ts";
import type { ApiModel, OperationModel, SecuritySchemeModel } from "../model.ts";
import { checkDialect } from "../checks/check-keywords.ts";
import { checkPaths } from "../checks/check-paths.ts";
import { buildServer } from "../servers/build-server.ts";
import { operationIdOf } from "../operation-id.ts";
import { refuseLoops } from "../checks/refuse-loops.ts";
import { splitDirections } from "../directions/split-directions.ts";
import { child, createReader, withoutExtensions, type Node, type Reader } from "../reader.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Builds the model of a bundled OpenAPI 3.1 document, or throws {@link DescriptionError} with all its problems. */
export function buildModel(document: JsonObject): ApiModel {
  const reader = createReader(document);
  const components = isObject(document.components) ? document.components : {};
  nameComponents(components, reader);
  const securitySchemes = reader
    .entries(components.securitySchemes, "/components/securitySchemes")
    .map(buildSecurityScheme);
  const collectDecided = createDecidedCollector(reader);
  const server = buildServer(document.servers);
  const inside = { document, server, securitySchemes, collectDecided, reader };
  const model: ApiModel = {
    server,
    title: isObject(document.info) ? String(document.info.title) : "",
    operations: buildPaths("paths", inside).map(([, operation]) => operation),
    webhooks: buildPaths("webhooks", inside).map(([key, operation]) => ({
      key,
      operation,
    })),
    securitySchemes,
    // Last, since a `$ref` anywhere can name one more.
    schemas: buildSchemas(reader),
  };
  checkDialect(document.jsonSchemaDialect, "/jsonSchemaDialect", reader);
  checkPaths(model.operations, reader);
  refuseLoops(model.schemas, reader);
  requireUniqueIds(model.operations, reader);
  if (reader.problems.length > 0) throw new DescriptionError([...new Set(reader.problems)]);
  return splitDirections(model);
}

function nameComponents({ schemas }: JsonObject, { places }: Reader): void {
  for (const name of Object.keys(isObject(schemas) ? schemas : {}))
    places.at(child("/components/schemas", name));
}

interface Inside {
  readonly document: JsonObject;
  readonly server: string | undefined;
  readonly securitySchemes: readonly SecuritySchemeModel[];
  readonly collectDecided: CollectDecided;
  readonly reader: Reader;
}

function buildPaths(
  member: "paths" | "webhooks",
  { document, server, securitySchemes, collectDecided, reader }: Inside,
): [string, OperationModel][] {
  const items = withoutExtensions(document[member]);
  refuseBesideReference(items, `/${member}`, reader);
  return reader.entries(items, `/${member}`).flatMap(([path, item]) =>
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
          server: (own) => {
            const other = buildServer(own ?? item.value.servers);
            return other === server ? undefined : other;
          },
          securitySchemes,
          collectDecided,
        },
        reader,
      ),
    ]),
  );
}

/** What a path item has beside its `$ref` would be lost: only one of the two is read. */
function refuseBesideReference(items: JsonObject, pointer: string, reader: Reader): void {
  for (const [path, item] of Object.entries(items)) {
    if (!isObject(item) || typeof item.$ref !== "string") continue;
    for (const member of [...METHODS, "parameters"].filter((name) => name in item))
      reader.problem(
        child(child(pointer, path), member),
        `\`${member}\` beside a \`$ref\` is not supported: move it to where \`${item.$ref}\` leads`,
      );
  }
}

function operationsOf(item: Node, reader: Reader): [string, Node][] {
  return METHODS.filter((method) => method in item.value).map((method) => [
    method,
    reader.resolve(item.value[method], child(item.pointer, method)),
  ]);
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
