import { formats } from "@document-export/convert";
import { expect, test } from "vitest";
import { OUTPUT_FORMATS } from "../../src/export/formats.js";

test("suggests the output formats of the converter", () => {
  expect([...OUTPUT_FORMATS].sort()).toEqual([...formats].sort());
});
