import {
  createNotes,
  isObject,
  operationIdOf,
  type JsonObject,
  type Notes,
} from "@document-export/openapi";
import { partsOfPath } from "../path-parts.ts";
import { buildOperation, parameterNodes } from "./build-operation.ts";
import { createDecidedCollector, type CollectDecided } from "./collect-decided.ts";
import { buildSchemas } from "./build-schemas.ts";
import type { ApiModel, OperationModel, SecuritySchemeModel } from "../model.ts";
import { buildServer } from "../servers/build-server.ts";
import { splitDirections } from "../directions/split-directions.ts";
import { indexSchemas } from "../schema-index.ts";
import { withFittingExamples } from "../examples/with-fitting-examples.ts";
import { withNestedAsJson } from "../with-nested-as-json.ts";
import {
  child,
  createReader,
  withoutExtensions,
  type Choices,
  type Node,
  type Reader,
} from "../reader.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

/** Builds the model of a repaired, single-file OpenAPI 3.1 document, and notes what the model does not support. */
export function buildModel(
  document: JsonObject,
  notes: Notes = createNotes(),
  choices?: Choices,
): ApiModel {
  const reader = createReader(document, notes, choices);
  const components = isObject(document.components) ? document.components : {};
  nameComponents(components, reader);
  const securitySchemes = reader
    .entries(components.securitySchemes, "/components/securitySchemes")
    .map(buildSecurityScheme);
  const collectDecided = createDecidedCollector(reader);
  const server = buildServer(document.servers);
  const inside = { document, server, securitySchemes, collectDecided, reader };
  const described = buildPaths("paths", inside).map(([, operation]) => operation);
  const webhooks = buildPaths("webhooks", inside).map(([key, operation]) => ({ key, operation }));
  // Built last, because any `$ref` may name another schema.
  const schemas = buildSchemas(reader);
  const operations = withNestedAsJson(described, indexSchemas({ schemas }), reader);
  const { title } = isObject(document.info) ? document.info : {};
  const model = splitDirections({
    server,
    title: typeof title === "string" ? title : "",
    operations,
    webhooks,
    securitySchemes,
    schemas,
  });
  return withFittingExamples(model, reader);
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
  return reader.entries(items, `/${member}`).flatMap(([key, item]) => {
    const isPath = member === "paths";
    const { path, query } = isPath
      ? partsOfPath(key, child("/paths", key), reader)
      : { path: key, query: [] };
    return operationsOf(item, reader).map(([method, node]): [string, OperationModel] => [
      key,
      buildOperation(
        node,
        {
          method,
          path,
          writtenPath: key,
          query,
          pathParameters: parameterNodes(item.value, item.pointer, reader),
          fallbackId: isPath ? operationIdOf(method, key) : key,
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
    ]);
  });
}

function operationsOf(item: Node, reader: Reader): [string, Node][] {
  const own = METHODS.filter((method) => method in item.value).map((method): [string, Node] => [
    method,
    reader.resolve(item.value[method], child(item.pointer, method)),
  ]);
  // OpenAPI 3.2: methods without a fixed field, spelled as in requests.
  const at = child(item.pointer, "additionalOperations");
  return [...own, ...reader.entries(item.value.additionalOperations, at)];
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
