import type { docs_v1 } from "@googleapis/docs";
import { describe, expect, it } from "vitest";
import { convertDocument, formats } from "../../src/index.js";
import { sourceWords } from "../support/source-words.js";
import { withoutPages } from "../support/without-pages.js";
import { missingWords, wordsOf } from "../support/words.js";
import { allDocuments } from "./reading/all-documents.js";

describe.each(allDocuments)("$name", (one) => {
  const document = withoutPages(one.document);
  it.each(formats)("keeps every word of all tabs in %s", (format) => {
    const expected = sourceWords(document as docs_v1.Schema$Document);
    const { content } = convertDocument(document, { format, headers: "keep" });
    expect(missingWords(expected, wordsOf(content, format))).toEqual([]);
  });
});
