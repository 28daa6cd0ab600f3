import { schemasOf } from "./many-schemas.ts";
import { styles, type Sent } from "./many-styles.ts";

/** A description with two operations for each of `count` numbers: one reads with a style, one creates from a body. */
export function manyDescription(count: number) {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const schemas = Object.assign({}, ...numbers.map(schemasOf)) as Record<string, object>;
  return {
    openapi: "3.1.1",
    info: { title: "Many", version: "1" },
    paths: Object.fromEntries(numbers.map((number) => [`/things${number}/{p}`, pathOf(number)])),
    components: { schemas },
  };
}

/** The name of the schema of a body. */
export function bodyOf(number: number): string {
  return Object.keys(schemasOf(number))[0] ?? "";
}

/** A request in the style of `number` with a valid or invalid parameter. */
export function requestOf(number: number, which: "right" | "wrong"): Request {
  const {
    segment = "s",
    query,
    headers = {},
  }: Sent = styles[number % styles.length]?.[which] ?? {};
  const url = `http://stub.test/things${number}/${segment}${query ? `?${query}` : ""}`;
  return new Request(url, { headers });
}

function pathOf(number: number): object {
  const { parameter } = styles[number % styles.length] ?? {};
  const segment = { name: "p", in: "path", required: true, schema: { type: "string" } };
  const own = { name: "p", ...parameter };
  const content = {
    "application/json": { schema: { $ref: `#/components/schemas/${bodyOf(number)}` } },
  };
  const headers = { "X-Count": { required: true, schema: { type: "integer" } } };
  return {
    get: {
      operationId: `getThing${number}`,
      parameters: own.in === "path" ? [own] : [segment, own],
      responses: { "200": { description: "Success", headers, content } },
    },
    post: {
      operationId: `createThing${number}`,
      parameters: [segment],
      requestBody: { required: true, content },
      responses: { "201": { description: "Success", content } },
    },
  };
}
