import {
  list,
  map,
  object,
  reference,
  type ExpectedValue,
  type SwaggerObjectName,
} from "./expected-value.js";

const text = "text";
const any = "any";
const media = { consumes: list(text), produces: list(text), schemes: list(text) };

/**
 * The members of Swagger 2.0 on which the upgrader relies. Others are repaired after the upgrade, where each has its
 * place in 3.1.
 */
export const SWAGGER_OBJECTS: Readonly<
  Record<SwaggerObjectName, Readonly<Record<string, ExpectedValue>>>
> = {
  swagger: {
    ...media,
    swagger: text,
    host: text,
    basePath: text,
    info: any,
    paths: map(object("swaggerPathItem")),
    definitions: map(any),
    parameters: map(reference("swaggerParameter")),
    responses: map(reference("swaggerResponse")),
    securityDefinitions: map(map(any)),
    security: any,
    tags: any,
    externalDocs: any,
  },
  swaggerPathItem: {
    $ref: text,
    ...Object.fromEntries(
      ["get", "put", "post", "delete", "options", "head", "patch"].map((method) => [
        method,
        object("swaggerOperation"),
      ]),
    ),
    parameters: list(reference("swaggerParameter")),
  },
  swaggerOperation: {
    ...media,
    tags: any,
    summary: any,
    description: any,
    externalDocs: any,
    operationId: any,
    parameters: list(reference("swaggerParameter")),
    responses: map(reference("swaggerResponse")),
    deprecated: any,
    security: any,
  },
  swaggerParameter: { in: text, collectionFormat: text },
  swaggerResponse: { schema: any, headers: map(map(any)), examples: map(any), description: any },
};
