import { generatedDocument } from "@document-export/hostile-documents";
import { expect, test } from "vitest";
import { startDemo } from "../support/start-demo.js";
import { sendDocuments, type SentDocument } from "./attack.js";

const FORMATS = ["html", "markdown", "docx", "text"] as const;
const MiB = 1024 * 1024;
/** `DOCUMENT_EXPORT_DOCUMENTS` of them, from the seed `DOCUMENT_EXPORT_SEED` on. */
const count = Number(process.env["DOCUMENT_EXPORT_DOCUMENTS"] ?? 3);
const first = Number(process.env["DOCUMENT_EXPORT_SEED"] ?? 1);
const REPORTED = 100;

test(
  `documents such as people write are exported from seed ${first} on within 460 MiB`,
  async () => {
    const limits = { requestsPerMinute: 100_000 };
    // As much as the default is in 1 GiB.
    const { caller, destination } = await startDemo({ limits, workers: { memory: 460 * MiB } });
    for (let seed = first; seed < first + count; seed += REPORTED) {
      const length = Math.min(REPORTED, first + count - seed);
      const documents = Array.from({ length }, (_, index) => documentOf(seed + index));
      const outcomes = await sendDocuments({ caller, destination }, documents, 4);
      expect(outcomes.filter(({ end }) => end !== "done")).toEqual([]);
      if (count > REPORTED) console.log(`done up to seed ${seed + length - 1}`);
    }
  },
  count * 30_000,
);

function documentOf(seed: number): SentDocument {
  return {
    name: `seed ${seed}`,
    format: FORMATS[seed % FORMATS.length] ?? "html",
    bytes: () => generatedDocument(seed),
  };
}
