import { writeFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { TargetName } from "../src/emit/targets.ts";
import { generateFiles, type Report } from "../src/generate.ts";
import { generateInside } from "./support/generate-inside.ts";
import type { Note } from "@document-export/openapi";
import { compile } from "./support/compile.ts";
import { published } from "./support/published.ts";
import { testDescription } from "./support/test-description.ts";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const contract = path("../../../spec/dist/openapi.json");
const descriptions: Record<string, string> = {
  "the contract": contract,
  petstore: published("3.1/json/petstore"),
  "polymorphism (3.0)": published("3.0/json/polymorphism"),
};
const webhooks = published("3.1/json/webhooks");

/** The notes on descriptions that deviate: kinds and places. */
const noted: Record<string, readonly [file: string, notes: readonly string[]]> = {
  "3.1 with keywords of 3.0": [
    published("3.1/json/schema-validation-top-level"),
    [
      "dialect #/jsonSchemaDialect",
      "boolean-bound #/paths/~1anything~1numbers/parameters/1/schema/exclusiveMinimum",
      "boolean-bound #/paths/~1anything~1numbers/parameters/1/schema/exclusiveMaximum",
    ],
  ],
  "a pattern without the rules of Unicode": [
    published("3.0/json/schema-validation"),
    ["translated-pattern #/paths/~1anything~1strings/parameters/3/schema/pattern"],
  ],
  "a path segment that nests": [
    published("3.0/json/circular-paths"),
    ["nested-parameter #/paths/~1anything/put/parameters/0"],
  ],
};

for (const [name, file] of Object.entries(descriptions)) testDescription(name, file);

test.each(Object.entries(noted))("%s is read with notes", async (_, [file, listed]) => {
  let notes: readonly Note[] = [];
  const onReport = (report: Report) => void ({ notes } = report);
  const files = await generateFiles({ target: "server-stub", description: file, onReport });
  expect(files.map(({ path }) => path)).toContain("server.ts");
  const others = notes.filter(({ kind }) => kind !== "missing-operation-id");
  expect(others.map(({ kind, place }) => `${kind} ${place}`)).toEqual(listed);
});

test("generates types that compile under the strictest settings, also without any path", async () => {
  const files = [contract, published("3.0/json/polymorphism"), webhooks];
  const programs = await Promise.all(files.map((file) => generateInside("types", file)));
  expect(await compile(...programs)).toBe("");
});

test.each<TargetName>(["client", "server-stub"])(
  "refuses to generate a %s from webhooks without any path",
  async (target) => {
    await expect(generateInside(target, webhooks)).rejects.toThrow(
      "expected an operation under `paths`",
    );
  },
);

test("hostile names and texts cannot break out of the output", async () => {
  const hostile = "*/ process.exit(1); /* `${process.exit(1)}` \u2028 \" ' \\ </script>";
  const description = {
    openapi: "3.1.1",
    info: { title: hostile, version: "1" },
    paths: {
      [`/a/${hostile.replaceAll(/[{}]/g, "")}`]: {
        get: {
          operationId: "getA",
          summary: hostile,
          description: hostile,
          parameters: [
            {
              name: hostile,
              in: "query",
              description: hostile,
              schema: { type: "string", default: hostile, enum: [hostile] },
            },
            { name: "__proto__", in: "query", schema: { type: "string" } },
          ],
          responses: {
            "200": {
              description: hostile,
              content: { "application/json": { schema: { $ref: "#/components/schemas/A" } } },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        A: {
          type: "object",
          description: hostile,
          required: [hostile, "constructor"],
          properties: {
            [hostile]: { const: hostile },
            ["__proto__"]: { const: JSON.parse('{"__proto__":1}') },
            constructor: { type: "string", pattern: "/`\\$\\{/" },
          },
        },
        // Has the same name as part of the generator's own output.
        OperationId: { type: "string" },
        GetAResponse: { type: "string" },
        // Has the same name as a type that the generated types use.
        Blob: { type: "object", properties: { bytes: { type: "string", format: "binary" } } },
      },
    },
  };
  const folder = await mkdtemp(join(tmpdir(), "document-export-hostile-"));
  const file = join(folder, "description.json");
  await writeFile(file, JSON.stringify(description));
  try {
    const programs = await Promise.all([
      generateInside("types", file),
      generateFiles({ target: "server-stub", description: file }),
      generateFiles({ target: "client", description: file }),
    ]);
    expect(await compile(...programs)).toBe("");
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("the compiler finds errors in the output", async () => {
  expect(await compile([{ path: "wrong.ts", text: "export const wrong: string = 1;" }])).toContain(
    "TS2322",
  );
});
