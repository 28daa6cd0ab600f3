import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DescriptionError } from "@document-export/openapi";
import { generateInside } from "./support/generate-inside.ts";
import { published } from "./support/published.ts";

let file: string;
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), "document-export-broken-")), "description.yaml");
});
afterAll(() => rm(join(file, ".."), { recursive: true }));

const head = 'openapi: 3.1.1\ninfo: { title: T, version: "1" }\n';
test.each([
  ["a text that is not YAML", `${head}paths: [`, "description.yaml"],
  ["a version that nobody knows", "openapi: 4.0.0\n", "got `4.0.0`"],
  ["nothing to serve", `${head}paths: {}\n`, "expected an operation under `paths`"],
])("names the place of the fault in %s", async (_, text, message) => {
  await writeFile(file, text);
  const failure = await generateInside("server-stub", file).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DescriptionError);
  expect(failure).toMatchObject({ message: expect.stringContaining(message) });
});

test("walks schemas that all refer to each other in bounded time", async () => {
  const names = Array.from({ length: 24 }, (_, index) => `S${index}`);
  const properties = Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  );
  const { $ref } = properties.S0 ?? {};
  const content = Object.fromEntries(
    ["application/json", "text/markdown", "multipart/form-data"].map((type) => [
      type,
      { schema: { $ref } },
    ]),
  );
  const parameters = [
    { name: "a", in: "query", content: { "application/json": { schema: { $ref } } } },
  ];
  const responses = { "200": { description: "Ok", content } };
  const description = {
    openapi: "3.1.1",
    info: { title: "T", version: "1" },
    paths: {
      "/a": { post: { operationId: "a", parameters, requestBody: { content }, responses } },
    },
    components: {
      schemas: Object.fromEntries(names.map((name) => [name, { type: "object", properties }])),
    },
  };
  await writeFile(file, JSON.stringify(description));
  const sources = await generateInside("server-stub", file);
  expect(sources.map((source) => source.path)).toContain("checks.ts");
});

test("names a file that does not exist", async () => {
  await expect(generateInside("client", "/nowhere.yaml")).rejects.toThrow("/nowhere.yaml");
});

test("first line names the generator and the command to run again", async () => {
  const [operations] = await generateInside("client", published("3.1/json/petstore"));
  expect(operations?.text).toMatch(
    /^\/\/ Generated from the contract\. Do not edit: .* run `pnpm generate`\.\n/,
  );
});
