import { describe, expect, it } from "vitest";
import { convertDocument, formats } from "../src/index.js";
import { ownDocument } from "./support/read-documents.js";

const FIELDS = {
  title: "Quarterly report: Q3 2026",
  author: "Ines Castellano",
  status: "draft: yes",
};

/** Whole outputs, to be read by whoever changes them. `vitest run -u` writes them anew. */
describe.each(["quarterly-report", "inline", "lists", "tables", "tabs"])("%s", (name) => {
  it.each(formats)("comes out as its golden file in %s", async (format) => {
    const options = name === "quarterly-report" ? { format, fields: FIELDS } : { format };
    const { content, extension } = convertDocument(ownDocument(name), options);
    await expect(content).toMatchFileSnapshot(`golden/${name}.${extension}`);
  });
});
