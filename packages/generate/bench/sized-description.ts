const integer = { type: "integer", minimum: 1 };

/** A description with `count` operations, each with parameters, a body, two responses and its own schemas. */
export function sizedDescription(count: number): object {
  const numbers = Array.from({ length: Math.ceil(count / 2) }, (_, index) => index);
  return {
    openapi: "3.1.1",
    info: { title: `${count} operations`, version: "1" },
    security: [{ token: [] }],
    paths: Object.fromEntries(numbers.map((number) => [`/things${number}/{id}`, pathOf(number)])),
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: Object.fromEntries(numbers.map((number) => [`Thing${number}`, schemaOf(number)])),
    },
  };
}

function pathOf(number: number): object {
  const schema = { $ref: `#/components/schemas/Thing${number}` };
  const content = { "application/json": { schema } };
  return {
    parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
    get: {
      operationId: `listThings${number}`,
      parameters: [
        { name: "page", in: "query", schema: { ...integer, default: 1 } },
        { name: "ids", in: "query", schema: { type: "array", items: integer } },
      ],
      responses: { "200": { description: "Success", content }, "404": { description: "None" } },
    },
    post: {
      operationId: `createThing${number}`,
      requestBody: { required: true, content },
      responses: { "201": { description: "Success", content }, "400": { description: "Refused" } },
    },
  };
}

function schemaOf(number: number): object {
  return {
    type: "object",
    required: ["id", "name"],
    properties: {
      id: integer,
      name: { type: "string", minLength: 1, maxLength: 200 },
      kind: { enum: ["one", "two", number] },
      at: { type: "string", format: "date-time" },
      tags: { type: "array", uniqueItems: true, items: { type: "string" } },
      next: { anyOf: [{ $ref: `#/components/schemas/Thing${number}` }, { type: "null" }] },
    },
  };
}
