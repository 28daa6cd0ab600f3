import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DescriptionError } from "@document-export/openapi";
import { emitClient } from "../src/emit/client/emit-client.ts";
import { emitServerStub } from "../src/emit/server-stub/emit-server-stub.ts";
import { buildModel } from "../src/model/build/build-model.ts";
import { noticeOf, withNotice } from "../src/write/banner.ts";
import { formatTypeScript } from "../src/write/format-typescript.ts";
import type { GeneratedFile } from "../src/write/generated-file.ts";
import { compile } from "./support/compile.ts";
import { OUTSIDE, STUB_RUNTIME } from "./support/outside.ts";

const pieces = [
  "*/",
  "/*",
  "//",
  "`",
  "${escaped()}",
  '"',
  "'",
  "\\",
  "\n",
  "\r",
  "\u2028",
  "\u2029",
  "</script>",
  "__proto__",
  "constructor",
  "class",
  "await",
  "default",
  "é",
  "名",
  "\u{1F600}",
  "\0",
  ");escaped();(",
  "}escaped();{",
  'import "./escaped.js";',
  "a",
  "1",
  "-",
  " ",
];
const hostile = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(""));
const named = hostile.map((text) => text.replaceAll(/[{}]/g, ""));

/** A description in which every name and text is one of `texts`, in turn. */
function describe(texts: readonly string[], names: readonly string[]) {
  let at = 0;
  const text = () => texts[at++ % texts.length] ?? "";
  const schemas = Object.fromEntries(names.map((name) => [name, schemaOf(text)]));
  const [first = "", ...others] = names.map((name) => ({
    $ref: `#/components/schemas/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`,
  }));
  const media = () => ({ schema: first, examples: { [text()]: { value: { [text()]: text() } } } });
  return {
    openapi: "3.1.1",
    info: { title: text(), version: "1" },
    security: [{ [names[0] ?? ""]: [text()] }],
    paths: {
      [`/${names[0]}/{id}`]: {
        get: {
          operationId: "getA",
          summary: text(),
          description: text(),
          parameters: [
            { name: "id", in: "path", required: true, schema: { type: "string" } },
            { name: text(), in: "query", schema: { enum: [text()], default: text() } },
            { name: text(), in: "query", style: "deepObject", schema: { allOf: others } },
          ],
          requestBody: { content: { [`x/${text()}`]: {}, "application/json": media() } },
          responses: {
            "200": {
              description: text(),
              headers: { [text()]: { description: text(), schema: { const: text() } } },
              content: { "application/json": media(), [text()]: media() },
            },
          },
        },
      },
    },
    components: {
      schemas,
      securitySchemes: { [names[0] ?? ""]: { type: "apiKey", in: "query", name: text() } },
    },
  };
}

function schemaOf(text: () => string): object {
  return {
    description: text(),
    type: ["object", "null"],
    required: [text()],
    properties: Object.fromEntries([
      [text(), { const: text() }],
      [text(), { enum: [text(), { [text()]: text() }] }],
    ]),
    patternProperties: { "^[`\"'/]+$": { default: text() } },
    dependentRequired: { [text()]: [text()] },
  };
}

/** The files of each target; a target that refuses the description with its problems has none. */
function emit(description: object): GeneratedFile[][] {
  const model = () => buildModel(description as Parameters<typeof buildModel>[0]);
  const targets = [() => emitServerStub(model(), STUB_RUNTIME), () => emitClient(model(), OUTSIDE)];
  return targets.flatMap((emitTarget) => {
    try {
      return [emitTarget()];
    } catch (error) {
      if (error instanceof DescriptionError) return [];
      throw error;
    }
  });
}

const description = fc
  .tuple(
    fc.array(hostile, { minLength: 3, maxLength: 12 }),
    fc.uniqueArray(named, { minLength: 2, maxLength: 4 }),
  )
  .map(([texts, names]) => describe(texts, names));

const runs = Number(process.env.DOCUMENT_EXPORT_HOSTILE ?? 50);

test("generates no code from names and texts of a description", async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(description, async (document) => {
      for (const file of emit(document).flat()) {
        accepted += 1;
        // Fails if the text does not parse.
        const noticed = withNotice(file.path, file.text, noticeOf("*/\n`"));
        const { text } = await formatTypeScript({ ...file, text: noticed });
        expect(codeOf(text), file.path).not.toMatch(/(?<![\w$])escaped\(\)|escaped\.js/);
      }
    }),
    { numRuns: runs },
  );
  expect(accepted).toBeGreaterThan(runs);
});

test("the output of hostile descriptions compiles under the strictest settings", async () => {
  const documents = fc.sample(description, { numRuns: 2, seed: 7 });
  expect(await compile(...documents.flatMap(emit))).toBe("");
});

/** The text without comments, strings and regular expressions. */
function codeOf(text: string): string {
  return text.replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/u/g,
    " ",
  );
}
