import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { deriveOverlay } from "../src/derive-overlay.ts";

test("overlay changes only the dialect and the options part", async () => {
  const bundle = new URL(import.meta.resolve("@document-export/spec/openapi.json"));
  const text = await readFile(bundle, "utf8");
  const contract = JSON.parse(text);
  const overlay = deriveOverlay(contract);
  expect(contract).toEqual(JSON.parse(text));
  expect(overlay.components.schemas.HostedDocumentUpload.properties.options.type).toBe("string");
  contract.jsonSchemaDialect = "https://json-schema.org/draft/2020-12/schema";
  contract.components.schemas.HostedDocumentUpload.properties.options =
    overlay.components.schemas.HostedDocumentUpload.properties.options;
  expect(overlay).toEqual(contract);
});

test("rejects a contract without the options part", () => {
  expect(() => deriveOverlay({ components: { schemas: {} } })).toThrow(
    "Expected `HostedDocumentUpload.options` in the bundle",
  );
});
