/** One parameter in a style, with a valid and an invalid request. */
interface Styled {
  readonly parameter: { readonly in: string; readonly [setting: string]: unknown };
  readonly right: Sent;
  readonly wrong: Sent;
}

/** The parts of a request that contain the parameter: path segment, query and headers. */
export interface Sent {
  readonly segment?: string;
  readonly query?: string;
  readonly headers?: Record<string, string>;
}

const integers = { type: "array", items: { type: "integer" } };
const point = { type: "object", required: ["x"], properties: { x: { type: "integer" } } };
const path = { in: "path", required: true };

/** Each style of OpenAPI 3.1 in each place where it is allowed. */
export const styles: readonly Styled[] = [
  {
    parameter: { ...path, schema: { type: "integer" } },
    right: { segment: "1" },
    wrong: { segment: "x" },
  },
  {
    parameter: { ...path, style: "label", explode: true, schema: integers },
    right: { segment: ".1.2" },
    wrong: { segment: ".1.x" },
  },
  {
    parameter: { ...path, style: "matrix", explode: true, schema: point },
    right: { segment: ";x=1" },
    wrong: { segment: ";x=a" },
  },
  {
    parameter: { in: "query", schema: integers },
    right: { query: "p=1&p=2" },
    wrong: { query: "p=1&p=x" },
  },
  {
    parameter: { in: "query", explode: false, schema: point },
    right: { query: "p=x,1" },
    wrong: { query: "p=x,a" },
  },
  {
    parameter: { in: "query", style: "pipeDelimited", explode: false, schema: integers },
    right: { query: "p=1%7C2" },
    wrong: { query: "p=1%7Cx" },
  },
  {
    parameter: { in: "query", style: "spaceDelimited", explode: false, schema: integers },
    right: { query: "p=1%202" },
    wrong: { query: "p=1%20x" },
  },
  {
    parameter: { in: "query", style: "deepObject", schema: point },
    right: { query: "p[x]=1" },
    wrong: { query: "p[x]=a" },
  },
  {
    parameter: { in: "query", content: { "application/json": { schema: point } } },
    right: { query: "p=%7B%22x%22:1%7D" },
    wrong: { query: "p=%7B%7D" },
  },
  {
    parameter: { in: "header", required: true, schema: integers },
    right: { headers: { p: "1, 2" } },
    wrong: {},
  },
  {
    parameter: { in: "cookie", schema: { type: "boolean" } },
    right: { headers: { cookie: "p=true" } },
    wrong: { headers: { cookie: "p=yes" } },
  },
];
