import { readdirSync } from "node:fs";
import { writeFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Target } from "../src/emit/targets.ts";
import { generate } from "../src/generate.ts";
import { compile } from "./compile.ts";
import { loadStub } from "./load-stub.ts";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const readme = (file: string) =>
  fileURLToPath(import.meta.resolve(`@readme/oas-examples/${file}.json`));

// More may be named by a folder, such as one that holds what is too large to install.
const folder = process.env.DOCUMENT_EXPORT_DESCRIPTIONS;
const more = folder ? readdirSync(folder).map((file) => [file, join(folder, file)]) : [];

const descriptions: Record<string, string> = {
  "the contract": path("../../../spec/dist/openapi.json"),
  museum: path("descriptions/museum.yaml"),
  petstore: path("descriptions/petstore.yaml"),
  "train travel": readme("3.1/json/train-travel"),
  "every style of parameter": readme("3.1/json/parameters-style"),
  "every encoding": readme("3.1/json/schema-encoding-style"),
  "star trek (3.0, 120 operations)": readme("3.0/json/star-trek"),
  "trademarks (3.0)": readme("3.0/json/uspto"),
  "polymorphism (3.0)": readme("3.0/json/polymorphism"),
  "security by turns (3.0)": readme("3.0/json/security-multiple"),
  ...Object.fromEntries(more),
};
const webhooks = path("descriptions/webhooks.yaml");

/** What the generator does not take, by description: a problem begins with its pointer and names the keyword. */
const refused: Readonly<Record<string, readonly string[]>> = {};

describe.each(Object.entries(descriptions).filter(([name]) => !(name in refused)))(
  "%s",
  (_, file) => {
    test.each<Target>(["types", "client"])(
      "gives %s that compile under the strictest settings",
      async (target) => {
        expect(await compile(await generate(target, file))).toBe("");
      },
    );

    test("gives the same bytes each time", async () => {
      expect(await generate("server-stub", file)).toEqual(await generate("server-stub", file));
    });

    test("gives a stub that compiles and knows each operation", async () => {
      const { createServer, operations, ProblemError } = await loadStub(
        await generate("server-stub", file),
      );
      const unimplemented = () => {
        throw new ProblemError({ type: "not-implemented", detail: "Not yet." });
      };
      const ids = Object.keys(operations);
      const server = createServer({
        handlers: Object.fromEntries(ids.map((id) => [id, unimplemented])),
        authenticate: async () => undefined,
        onError: () => {},
      });
      const statusOf = async (target: string, method: string) =>
        (await server.fetch(new Request(`http://stub.test${target}`, { method }))).status;
      expect(await statusOf("/no/such/path", "GET")).toBe(404);
      for (const { method, path: template } of Object.values(operations)) {
        const status = await statusOf(template.replaceAll(/\{[^}]*\}/g, "1"), method);
        expect([400, 401, 415, 501], `${method} ${template}`).toContain(status);
      }
    });
  },
);

test.each(Object.entries(refused))("%s is refused for what is listed", async (name, problems) => {
  const failure = await generate("server-stub", descriptions[name] ?? "").catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ problems });
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
