import { hostileDocument, hostileKinds } from "@document-export/hostile-documents";
import { describe, expect, it } from "vitest";
import {
  convertDocument,
  DocumentLimitError,
  formats,
  MAX_WARNINGS,
  NotHostedDocumentError,
  parseJson,
  type Format,
} from "../../src/index.js";
import { MAX_REPEATED_CHARACTERS } from "../../src/hosted/document-limits.js";

const BYTES = 16 * 1024;

/**
 * Maximum lengths of outputs: with repeated images, and for other content, where the output of a table cell is forty
 * times as long as its input.
 */
const MAX_LENGTH = { shown: MAX_REPEATED_CHARACTERS * 1.5, written: BYTES * 40 };

describe.each(hostileKinds)("a hostile document: %s", (kind) => {
  const document = parseJson(hostileDocument(kind, BYTES));

  it.each(formats)("becomes %s of proportional size or fails with a clear error", (format) => {
    const { length, warnings } = outcomeOf(document, format);
    const isImage = kind.startsWith("shared-image");
    expect(length).toBeLessThan(isImage ? MAX_LENGTH.shown : MAX_LENGTH.written);
    expect(warnings).toBeLessThanOrEqual(MAX_WARNINGS);
  });
});

function outcomeOf(document: unknown, format: Format): { length: number; warnings: number } {
  try {
    const { content, warnings } = convertDocument(document, { format, styles: "faithful" });
    return { length: content.length, warnings: warnings.length };
  } catch (error) {
    const isClear = error instanceof DocumentLimitError || error instanceof NotHostedDocumentError;
    if (!isClear) throw error;
    expect(error.message.length).toBeLessThan(4000);
    return { length: 0, warnings: 0 };
  }
}
