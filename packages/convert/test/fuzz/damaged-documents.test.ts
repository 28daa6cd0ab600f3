import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  convertDocument,
  DocumentLimitError,
  formats,
  type ConvertOptions,
  type Format,
  NotHostedDocumentError,
} from "../../src/index.js";
import { corpusDocuments, ownDocuments } from "../support/read-documents.js";
import { damaged } from "./model/damage.js";
import { expectHarmless } from "./model/expect-harmless.js";
import { fuzzRuns, fuzzSeed } from "./model/fuzz-runs.js";
import { suggestedFormatting } from "./model/suggested-formatting.js";

/** Maximum CPU time for converting one of these documents, in milliseconds. */
const TIME_LIMIT = 3000;

/** Large real documents get fewer cases, so that every document takes about the same time. */
const documents = [...ownDocuments(), ...corpusDocuments()].map(({ name, document }) => {
  const share = Math.min(1, 100_000 / JSON.stringify(document).length);
  return { name, document, numRuns: Math.ceil((fuzzRuns / 4) * share) };
});

describe("a damaged document", () => {
  it.each(documents)("is converted or rejected safely: $name", ({ document, numRuns }) => {
    fc.assert(
      fc.property(damaged(document), (one) => {
        for (const format of formats) expectConversionOrRefusal(one, format);
      }),
      { numRuns, seed: fuzzSeed },
    );
  });

  it.each(["accept", "reject"] as const)(
    "is converted or rejected with suggestions to %s",
    (suggestions) => {
      fc.assert(
        fc.property(damaged(suggestedFormatting), (one) => {
          for (const format of formats) expectConversionOrRefusal(one, format, suggestions);
        }),
        { numRuns: fuzzRuns, seed: fuzzSeed },
      );
    },
  );
});

type Suggestions = ConvertOptions["suggestions"];

function expectConversionOrRefusal(
  document: unknown,
  format: Format,
  suggestions?: Suggestions,
): void {
  const start = process.cpuUsage();
  const content = convertOrRefuse(document, format, suggestions);
  if (format === "html") expectHarmless(String(content));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(TIME_LIMIT);
}

function convertOrRefuse(
  document: unknown,
  format: Format,
  suggestions: Suggestions,
): string | Uint8Array {
  try {
    return convertDocument(document, { format, suggestions }).content;
  } catch (error) {
    if (error instanceof NotHostedDocumentError || error instanceof DocumentLimitError) return "";
    throw error;
  }
}
