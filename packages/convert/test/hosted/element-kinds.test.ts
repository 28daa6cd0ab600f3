import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { body, paragraph } from "../support/build-document.js";

const declarations = readFileSync(
  new URL(
    "v1.d.ts",
    new URL(`file://${createRequire(import.meta.url).resolve("@googleapis/docs/build/v1.js")}`),
  ),
  "utf8",
);

/** The kinds declared by `@googleapis/docs`: the members whose types are schemas. */
function kindsOf(schema: string): readonly string[] {
  const start = declarations.indexOf(`interface Schema$${schema} {`);
  const text = declarations.slice(start, declarations.indexOf("\n    }", start));
  return [...text.matchAll(/^\s+(\w+)\?: Schema\$/gm)].map(([, name = ""]) => name);
}

function codesOf(document: object): readonly string[] {
  return convertDocument(document, { format: "html" }).warnings.map((warning) => warning.code);
}

describe("every kind in the types of @googleapis/docs", () => {
  it("is found in the declarations", () => {
    expect(kindsOf("StructuralElement").length).toBeGreaterThanOrEqual(4);
    expect(kindsOf("ParagraphElement").length).toBeGreaterThanOrEqual(11);
  });

  it.each(kindsOf("StructuralElement"))("has a handler: %s", (kind) => {
    expect(codesOf(body({ [kind]: {} }))).not.toContain("unknown-element");
  });

  it.each(kindsOf("ParagraphElement"))("has a handler in paragraphs: %s", (kind) => {
    expect(codesOf(body(paragraph([{ [kind]: {} }])))).not.toContain("unknown-element");
  });

  it("differs from an unknown kind, which causes a warning", () => {
    expect(codesOf(body({ hologram: {} } as object))).toEqual(["unknown-element"]);
    expect(codesOf(body(paragraph([{ hologram: {} } as object])))).toEqual(["unknown-element"]);
  });
});
