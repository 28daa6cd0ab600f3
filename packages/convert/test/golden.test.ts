import { describe, expect, it } from "vitest";
import { convertDocument } from "../src/index.js";
import { ownDocument } from "./support/read-documents.js";

const FIELDS = {
  title: "Quarterly report: Q3 2026",
  author: "Ines Castellano",
  status: "draft: yes",
};

/** A DOCX file is a zip, which nobody reads. */
const READABLE = ["html", "markdown", "text"] as const;

/** Whole outputs, to be read by whoever changes them. `vitest run -u` writes them anew. */
describe.each(["quarterly-report", "inline", "lists", "tables", "tabs"])("%s", (name) => {
  it.each(READABLE)("comes out as its golden file in %s", async (format) => {
    const options = name === "quarterly-report" ? { format, fields: FIELDS } : { format };
    const { content, extension } = convertDocument(ownDocument(name), options);
    await expect(content).toMatchFileSnapshot(`golden/${name}.${extension}`);
  });
});
