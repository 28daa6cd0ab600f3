import type { Json } from "../load/json.js";

const TEXT = "This document was exported to check an implementation.\n";

/** A small hosted document, in the form in which the hosting provider's document API returns it. */
export const SAMPLE_DOCUMENT = {
  documentId: "document-export-conformance",
  revisionId: "1",
  title: "Conformance check",
  body: {
    content: [
      { endIndex: 1, sectionBreak: { sectionStyle: {} } },
      {
        startIndex: 1,
        endIndex: TEXT.length + 1,
        paragraph: {
          elements: [
            {
              startIndex: 1,
              endIndex: TEXT.length + 1,
              textRun: { content: TEXT, textStyle: {} },
            },
          ],
          paragraphStyle: { namedStyleType: "NORMAL_TEXT" },
        },
      },
    ],
  },
} as const satisfies Json;
