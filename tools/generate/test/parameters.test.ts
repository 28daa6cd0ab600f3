import { expect, test } from "vitest";
import { emitServerStub } from "../src/emit/server-stub/emit-server-stub.ts";
import { modelOf } from "./fragment.ts";

const list = { type: "array", items: { type: "integer" } };

function emit(parameter: object): string {
  const operation = { operationId: "getA", parameters: [parameter], responses: {} };
  const files = emitServerStub(modelOf({ paths: { "/a/{ids}": { get: operation } } }));
  return files.find(({ path }) => path === "parameters.ts")?.text ?? "";
}

test.each([
  ["an object", { name: "f", in: "query", style: "deepObject", schema: { type: "object" } }],
  ["JSON content", { name: "f", in: "query", content: { "application/json": { schema: list } } }],
  ["the style label", { name: "ids", in: "path", required: true, style: "label", schema: list }],
  ["the style matrix", { name: "ids", in: "path", required: true, style: "matrix", schema: list }],
])("refuses a parameter with %s, which it would read wrongly", (_, parameter) => {
  expect(() => emit(parameter)).toThrow(`The parameter \`${parameter.name}\``);
});

test.each([
  ["form, exploded by default", {}, "null"],
  ["form, joined", { explode: false }, '","'],
  ["pipeDelimited, joined by default", { style: "pipeDelimited" }, '"|"'],
  ["pipeDelimited, exploded", { style: "pipeDelimited", explode: true }, "null"],
  ["spaceDelimited", { style: "spaceDelimited" }, '" "'],
])("reads a list in the style %s", (_, style, separator) => {
  const text = emit({ name: "ids", in: "query", schema: list, ...style });
  expect(text).toMatch(new RegExp(`"?separator"?: ?${separator.replace("|", "\\|")}`));
});
