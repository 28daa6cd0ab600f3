import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  convertDocument,
  listImages,
  NotHostedDocumentError,
  readDocumentProperties,
  type ConvertOptions,
} from "../../src/index.js";
import { corpusDocuments, ownDocuments } from "../support/read-documents.js";
import { fuzzRuns, fuzzSeed } from "./model/fuzz-runs.js";
import { retyped, type Retyped } from "./model/retyped.js";

const WAYS: readonly ConvertOptions[] = [
  { format: "html", styles: "faithful" },
  { format: "markdown", suggestions: "accept" },
  { format: "docx" },
];

/** Large real documents get fewer cases, so that every document takes about the same time. */
const documents = [...ownDocuments(), ...corpusDocuments()].map(({ name, document }) => {
  const share = Math.min(1, 30_000 / JSON.stringify(document).length);
  return { name, document, numRuns: Math.ceil(fuzzRuns * share) };
});

describe("a value of another type, anywhere in a document", () => {
  it.each(documents)("is reported at its place or changes nothing: $name", (one) => {
    const { document, numRuns } = one;
    const before = WAYS.map((options) => convertDocument(document, options).content);
    fc.assert(
      fc.property(retyped(document), (changed) => {
        for (const [index, options] of WAYS.entries())
          expectReported(changed, options, before[index]);
        readOrRefuse(() => listImages(changed.document));
        readOrRefuse(() => readDocumentProperties(changed.document));
      }),
      { numRuns, seed: fuzzSeed },
    );
  });
});

function expectReported({ document, pointer }: Retyped, options: ConvertOptions, before: unknown) {
  const conversion = readOrRefuse(() => convertDocument(document, options));
  if (!conversion) return;
  const reported = conversion.warnings.some(
    (warning) => warning.code === "invalid-value" && warning.pointer === pointer,
  );
  if (!reported) expect(conversion.content).toEqual(before);
}

/** Returns undefined if the document is refused; any other error fails the test. */
function readOrRefuse<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotHostedDocumentError) return undefined;
    throw error;
  }
}
