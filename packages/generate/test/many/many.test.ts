import { readFileSync } from "node:fs";
import { ProblemError } from "@document-export/server-stub/runtime";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { emitServerStub } from "../../src/emit/server-stub/emit-server-stub.ts";
import { buildModel } from "../../src/model/build/build-model.ts";
import { valuesNear } from "../differential/arbitrary-value.ts";
import { createAjv, forAjv } from "../differential/create-ajv.ts";
import { loadStub, type LoadedStub } from "../support/load-stub.ts";
import { STUB_RUNTIME } from "../support/outside.ts";
import { bodyOf, manyDescription, requestOf } from "./many-description.ts";

const count = 130;
const valuesEach = Number(process.env.DOCUMENT_EXPORT_MANY ?? 12);
const numbers = Array.from({ length: count }, (_, number) => number);
const description = manyDescription(count);
const files = emitServerStub(buildModel({ ...description }), STUB_RUNTIME);

let server: ReturnType<LoadedStub["createServer"]>;
beforeAll(async () => {
  // Throws any compiler errors under the strictest settings, including unused names.
  const { createServer, operations } = await loadStub(files);
  const unimplemented = () => {
    throw new ProblemError({ type: "not-implemented", detail: "Not yet." });
  };
  const handlers = Object.fromEntries(Object.keys(operations).map((id) => [id, unimplemented]));
  server = createServer({ handlers, authenticate: async () => undefined, onError: () => {} });
});

test("writes one module for each of 260 operations", () => {
  const named = (prefix: string) => files.filter(({ path }) => path.startsWith(prefix));
  expect(named("operation-")).toHaveLength(2 * count);
  // One module for each group of schemas that refer to each other.
  const groups = named("checks-").filter(({ path }) => !path.startsWith("checks-shared-"));
  expect(groups).toHaveLength(
    Object.keys(description.components.schemas).length - Math.floor(count / 8),
  );
  expect(files.find(({ path }) => path === "operations.ts")?.text).not.toContain("check");
});

test("imports only from a runtime package, and only names it exports", () => {
  const source = new URL("../../../../packages/server-stub/src/runtime.ts", import.meta.url);
  const exported = new Set(readFileSync(source, "utf8").match(/\w+/g));
  const texts = files.map(({ text }) => text);
  expect(texts.filter((text) => text.includes('from "../'))).toEqual([]);
  const imports = texts.flatMap((text) => [
    ...text.matchAll(
      /import (?:type )?\{ ([^}]*) \} from "@document-export\/server-stub\/runtime"/g,
    ),
  ]);
  const names = new Set(
    imports.flatMap(([, list = ""]) => list.split(", ").map((name) => name.replace("type ", ""))),
  );
  expect([...names].filter((name) => !exported.has(name))).toEqual([]);
  expect(names.size).toBeGreaterThan(8);
});

test("each of 260 operations reads its parameter in its style", async () => {
  const statusOf = async (request: Request) => (await server.fetch(request)).status;
  for (const number of numbers)
    expect(
      [await statusOf(requestOf(number, "right")), await statusOf(requestOf(number, "wrong"))],
      `getThing${number}`,
    ).toEqual([501, 400]);
});

test(`refuses the same ${count * valuesEach} bodies as Ajv`, async () => {
  const ajv = createAjv();
  ajv.addSchema({ components: forAjv(description.components) as object }, "many");
  const headers = { "content-type": "application/json" };
  const wrong: unknown[] = [];
  let refused = 0;
  for (const number of numbers) {
    const name = bodyOf(number);
    const validate = ajv.getSchema(`many#/components/schemas/${name}`);
    const schema = { $ref: `#/components/schemas/${name}` };
    const near = valuesNear({ schema, document: description, names: ["a", "b", "n", "kind"] }, 6);
    for (const value of fc.sample(near, { numRuns: valuesEach, seed: number })) {
      const body = JSON.stringify(value);
      const expected = validate?.(JSON.parse(body)) === true ? 501 : 400;
      const url = `http://stub.test/things${number}/s`;
      const { status } = await server.fetch(new Request(url, { method: "POST", headers, body }));
      if (status !== expected) wrong.push({ name, body, status });
      if (status === 400) refused += 1;
    }
  }
  expect(wrong).toEqual([]);
  // Unless both happen often, the test shows nothing.
  expect(Math.min(refused, count * valuesEach - refused)).toBeGreaterThan(count / 2);
});
