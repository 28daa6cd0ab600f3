import { describe, expect, it } from "vitest";
import { convertDocument, formats, type Conversion, type Format } from "../../src/index.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { withoutPages } from "../support/without-pages.js";
import { exceptions } from "./exceptions.js";
import { featureNames, measureFeatures, type Feature } from "./measure.js";

describe.each(allDocuments)("$name", (one) => {
  const document = withoutPages(one.document);
  it.each(formats)("keeps the visible features of the document in %s", (format) => {
    const conversion = convertDocument(document, { format, headers: "keep" });
    const matches = measureFeatures(document, conversion.content, format);
    for (const feature of featureNames) {
      const { missing } = matches[feature];
      expect.soft(missing.slice(allowed(feature, format, conversion)), feature).toEqual([]);
    }
  });
});

it("has at most five exceptions", () => {
  expect(exceptions.length).toBeLessThan(6);
});

/** How many facts may be missing, given the warnings of the conversion. */
function allowed(feature: Feature, format: Format, { warningCounts }: Conversion): number {
  const ofFeature = exceptions.filter(
    (one) => one.features.includes(feature) && one.formats.includes(format),
  );
  const counts = ofFeature.map(({ code, isCounted }) => {
    const count = warningCounts[code] ?? 0;
    return isCounted || count === 0 ? count : Number.POSITIVE_INFINITY;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
