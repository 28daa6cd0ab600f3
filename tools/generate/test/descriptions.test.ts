import { writeFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Target } from "../src/emit/targets.ts";
import { generate } from "../src/generate.ts";
import { compile } from "./compile.ts";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const descriptions: Record<string, string> = {
  "the contract": path("../../../spec/dist/openapi.json"),
  museum: path("descriptions/museum.yaml"),
  petstore: path("descriptions/petstore.yaml"),
};
const webhooks = path("descriptions/webhooks.yaml");

describe.each(Object.entries(descriptions))("%s", (_, file) => {
  test.each<Target>(["types", "client", "server-stub"])(
    "gives %s that compile under the strictest settings",
    async (target) => {
      expect(await compile(await generate(target, file))).toBe("");
    },
  );

  test.each<Target>(["types", "server-stub"])(
    "gives the same bytes of %s each time",
    async (target) => {
      expect(await generate(target, file)).toEqual(await generate(target, file));
    },
  );
});

test.each<Target>(["types", "client"])(
  "webhooks without any path give %s that compile",
  async (target) => {
    expect(await compile(await generate(target, webhooks))).toBe("");
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
        // Named as what the generator itself calls its output.
        OperationId: { type: "string" },
        GetAResponse: { type: "string" },
      },
    },
  };
  const folder = await mkdtemp(join(tmpdir(), "document-export-hostile-"));
  const file = join(folder, "openapi.json");
  await writeFile(file, JSON.stringify(description));
  try {
    for (const target of ["types", "client", "server-stub"] as const)
      expect(await compile(await generate(target, file))).toBe("");
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("the compiler that judges the output finds what is wrong", async () => {
  expect(await compile([{ path: "wrong.ts", text: "export const wrong: string = 1;" }])).toContain(
    "TS2322",
  );
});
