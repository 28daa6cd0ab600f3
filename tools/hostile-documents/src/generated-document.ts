import { fill } from "./fill.ts";
import { ordinaryBlock } from "./ordinary-block.ts";
import { createRandom } from "./random.ts";

const MIN_BYTES = 2 * 1024;
const MAX_BYTES = 32 * 1024 * 1024;

const STYLES = JSON.stringify({
  styles: [
    {
      namedStyleType: "NORMAL_TEXT",
      textStyle: {
        fontSize: { magnitude: 11, unit: "PT" },
        weightedFontFamily: { fontFamily: "Arial", weight: 400 },
      },
      paragraphStyle: { lineSpacing: 115, direction: "LEFT_TO_RIGHT" },
    },
  ],
});

const LISTS = JSON.stringify({
  bullets: { listProperties: { nestingLevels: [{ glyphSymbol: "●", glyphFormat: "%0" }] } },
  numbers: {
    listProperties: {
      nestingLevels: [{ glyphType: "DECIMAL", glyphFormat: "%0.", startNumber: 1 }],
    },
  },
});

/**
 * Generates a realistic document as JSON in UTF-8: headings, paragraphs, lists, tables, links and footnotes. Sizes
 * range from 2 KiB to 32 MiB, log-uniformly, with a median of 256 KiB. The same seed gives the same bytes.
 */
export function generatedDocument(seed: number): Uint8Array {
  const random = createRandom(seed);
  const bytes = Math.round(MIN_BYTES * (MAX_BYTES / MIN_BYTES) ** random());
  const head = `"title":"Document ${seed}","documentId":"generated-${seed}","revisionId":"1"`;
  return fill(
    {
      frame: [
        `{${head},"lists":${LISTS},"namedStyles":${STYLES},"body":{"content":[`,
        ']},"footnotes":{',
        "}}",
      ],
      parts: (index) => ordinaryBlock(index, random),
    },
    bytes,
  );
}
