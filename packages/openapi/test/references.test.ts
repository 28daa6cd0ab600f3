import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createNotes, loadDescription } from "../src/index.js";

const schema = {
  type: "object",
  oneOf: [{ $ref: "other.json#/Text" }],
  not: { $ref: "other.json#/Text" },
  patternProperties: { "^x": { $ref: "other.json#/Text" } },
  properties: { list: { type: "array", contains: { $ref: "other.json#/Text" } } },
  if: { $ref: "other.json#/Text" },
};
const info = { title: "T", version: "1" };

test.each([
  ["Swagger 2.0", { swagger: "2.0", info, paths: {}, definitions: { A: schema } }],
  ["OpenAPI 3.0", { openapi: "3.0.3", info, paths: {}, components: { schemas: { A: schema } } }],
])("follows references in keywords that %s does not have", async (_, description) => {
  const folder = await mkdtemp(join(tmpdir(), "document-export-references-"));
  try {
    const notes = createNotes();
    await writeFile(join(folder, "openapi.json"), JSON.stringify(description));
    await writeFile(join(folder, "other.json"), '{"Text":{"type":"string"}}');
    const { components } = await loadDescription(join(folder, "openapi.json"), { notes });
    expect(notes.list).toEqual([]);
    const Text = { $ref: "#/components/schemas/Text" };
    expect(Object(components).schemas.A).toMatchObject({
      oneOf: [Text],
      not: Text,
      patternProperties: { "^x": Text },
      properties: { list: { contains: Text } },
      if: Text,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
