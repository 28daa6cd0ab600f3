import { describe, expect, it } from "vitest";
import { convertDocument } from "../src/index.js";
import { ownDocument } from "./support/read-documents.js";

const FIELDS = {
  title: "Quarterly report: Q3 2026",
  author: "Ines Castellano",
  status: "draft: yes",
};

const DOCUMENTS = [
  "quarterly-report",
  "checklists",
  "chips",
  "code-and-callouts",
  "contract",
  "everyday",
  "headers-and-footers",
  "images",
  "inline",
  "lists",
  "merged-cells",
  "numbering",
  "right-to-left",
  "suggestions",
  "tables",
  "tabs",
  "traps",
];

/** DOCX is left out: a diff of a zip file cannot be reviewed. */
const READABLE = ["html", "markdown", "text"] as const;

const HINT =
  "If the change is intended, update the files: `pnpm vitest run test/golden.test.ts -u`";

/** Whole outputs, so that every change can be reviewed. */
describe.each(DOCUMENTS)("%s", (name) => {
  it.each(READABLE)("equals its golden file in %s", async (format) => {
    const options = name === "quarterly-report" ? { format, fields: FIELDS } : { format };
    const { content, extension } = convertDocument(ownDocument(name), options);
    await expect(withoutStylesheet(content), HINT).toMatchFileSnapshot(
      `golden/${name}.${extension}`,
    );
  });
});

/** The stylesheet is the same in every page, except for the document's own classes at its end. */
function withoutStylesheet(content: string): string {
  return content.replace(/<style>[^]*?(?=\.style-1|<\/style>)/, "<style>");
}
