import {
  list,
  map,
  object,
  reference,
  type ExpectedValue,
  type ObjectName,
} from "./expected-value.js";
import { SWAGGER_OBJECTS } from "./swagger-members.js";

const text = "text";
const any = "any";
const flag = "flag";
const schema = "schema";

const shared = {
  description: text,
  required: flag,
  deprecated: flag,
  allowEmptyValue: flag,
  style: text,
  explode: flag,
  allowReserved: flag,
  schema,
  example: any,
  examples: map(reference("example")),
  content: map(reference("mediaType")),
} satisfies Record<string, ExpectedValue>;

const METHOD_FITS = Object.fromEntries(
  ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"].map((method) => [
    method,
    object("operation"),
  ]),
);

/** The objects of OpenAPI 3.1, with additions of 3.2, and the members of each (OpenAPI 3.1, 4.8). */
export const OBJECTS: Readonly<Record<ObjectName, Readonly<Record<string, ExpectedValue>>>> = {
  ...SWAGGER_OBJECTS,
  description: {
    openapi: text,
    $self: text,
    info: object("info"),
    jsonSchemaDialect: text,
    servers: list(object("server")),
    paths: map(object("pathItem")),
    webhooks: map(object("pathItem")),
    components: object("components"),
    security: any,
    tags: any,
    externalDocs: any,
  },
  info: {
    title: text,
    summary: text,
    description: text,
    termsOfService: text,
    contact: any,
    license: any,
    version: text,
  },
  server: { url: text, name: text, description: text, variables: map(object("serverVariable")) },
  serverVariable: { enum: list(text), default: text, description: text },
  components: {
    schemas: map(schema),
    responses: map(reference("response")),
    parameters: map(reference("parameter")),
    examples: map(reference("example")),
    requestBodies: map(reference("requestBody")),
    headers: map(reference("header")),
    securitySchemes: map(reference("securityScheme")),
    links: any,
    callbacks: any,
    pathItems: map(object("pathItem")),
    mediaTypes: map(reference("mediaType")),
  },
  pathItem: {
    $ref: text,
    summary: text,
    description: text,
    ...METHOD_FITS,
    additionalOperations: map(object("operation")),
    servers: list(object("server")),
    parameters: list(reference("parameter")),
  },
  operation: {
    tags: any,
    summary: text,
    description: text,
    externalDocs: any,
    operationId: text,
    parameters: list(reference("parameter")),
    requestBody: reference("requestBody"),
    responses: map(reference("response")),
    callbacks: any,
    deprecated: flag,
    security: any,
    servers: list(object("server")),
  },
  parameter: { name: text, in: text, ...shared },
  header: shared,
  requestBody: { description: text, content: map(reference("mediaType")), required: flag },
  mediaType: {
    description: text,
    schema,
    itemSchema: schema,
    example: any,
    examples: map(reference("example")),
    encoding: map(object("encoding")),
    itemEncoding: any,
    prefixEncoding: any,
  },
  encoding: {
    contentType: text,
    headers: map(reference("header")),
    style: text,
    explode: flag,
    allowReserved: flag,
    encoding: any,
    itemEncoding: any,
    prefixEncoding: any,
  },
  response: {
    summary: text,
    description: text,
    headers: map(reference("header")),
    content: map(reference("mediaType")),
    links: any,
  },
  example: {
    summary: text,
    description: text,
    value: any,
    externalValue: text,
    dataValue: any,
    serializedValue: text,
  },
  securityScheme: {
    type: text,
    description: text,
    name: text,
    in: text,
    scheme: text,
    bearerFormat: text,
    flows: any,
    openIdConnectUrl: text,
    oauth2MetadataUrl: text,
    deprecated: flag,
  },
  discriminator: { propertyName: text, mapping: map(text), defaultMapping: text },
};

const number = "number";

/** The keywords of a schema (JSON Schema 2020-12; OpenAPI 3.1, Schema Object). */
export const KEYWORDS: Readonly<Record<string, ExpectedValue>> = {
  ...Object.fromEntries(
    (
      "minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems " +
      "maxItems minProperties maxProperties minContains maxContains"
    )
      .split(" ")
      .map((keyword) => [keyword, number]),
  ),
  ...Object.fromEntries(
    "not if then else items contains additionalProperties propertyNames unevaluatedItems unevaluatedProperties contentSchema"
      .split(" ")
      .map((keyword) => [keyword, schema]),
  ),
  ...Object.fromEntries(
    "properties patternProperties dependentSchemas $defs definitions"
      .split(" ")
      .map((keyword) => [keyword, map(schema)]),
  ),
  ...Object.fromEntries(
    "allOf anyOf oneOf prefixItems".split(" ").map((keyword) => [keyword, list(schema)]),
  ),
  ...Object.fromEntries(
    "$schema $id $ref $anchor $dynamicRef $dynamicAnchor $comment title description format pattern contentMediaType contentEncoding"
      .split(" ")
      .map((keyword) => [keyword, text]),
  ),
  ...Object.fromEntries(
    "deprecated readOnly writeOnly uniqueItems".split(" ").map((keyword) => [keyword, flag]),
  ),
  type: any,
  enum: list(any),
  const: any,
  default: any,
  example: any,
  examples: any,
  externalDocs: any,
  xml: any,
  $vocabulary: any,
  required: list(text),
  dependentRequired: map(list(text)),
  discriminator: object("discriminator"),
};
