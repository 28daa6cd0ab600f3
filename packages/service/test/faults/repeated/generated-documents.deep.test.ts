import { generatedDocument } from "@document-export/hostile-documents";
import { expect, test } from "vitest";
import { startDemo } from "../../support/start-demo.js";
import { sendDocuments, type Outcome, type SentDocument } from "../support/attack.js";

const SEED = "seed ";
const FORMATS = ["html", "markdown", "docx", "text"] as const;
const MiB = 1024 * 1024;
/** In bytes: the conversion of a larger document may exceed its memory limit, and must report that. */
const MAX_SURE_BYTES = 16 * MiB;
const NEEDS_MEMORY = / needed more than \d+ MiB of memory; /;
/** Converts `DOCUMENT_EXPORT_DOCUMENTS` documents, starting from the seed `DOCUMENT_EXPORT_SEED`. */
const count = Number(process.env["DOCUMENT_EXPORT_DOCUMENTS"] ?? 3);
const first = Number(process.env["DOCUMENT_EXPORT_SEED"] ?? 1);
const REPORTED = 100;

test(
  `exports documents from seed ${first} up to 16 MiB in 460 MiB`,
  async () => {
    const limits = { requestsPerMinute: 100_000 };
    // The default in 1 GiB.
    const { caller, destination } = await startDemo({ limits, workers: { memory: 460 * MiB } });
    for (let seed = first; seed < first + count; seed += REPORTED) {
      const length = Math.min(REPORTED, first + count - seed);
      const documents = Array.from({ length }, (_, index) => documentOf(seed + index));
      const outcomes = await sendDocuments({ caller, destination }, documents, 4);
      const others = outcomes.filter(({ end }) => end !== "done");
      expect(others.filter((outcome) => !isTooLarge(outcome))).toEqual([]);
      if (count > REPORTED)
        console.log(`up to seed ${seed + length - 1}: ${others.length} needed too much memory`);
    }
  },
  600_000 + count * 30_000,
);

function isTooLarge({ name, summary }: Outcome): boolean {
  const { length } = generatedDocument(Number(name.slice(SEED.length)));
  return length > MAX_SURE_BYTES && NEEDS_MEMORY.test(summary);
}

function documentOf(seed: number): SentDocument {
  return {
    name: `${SEED}${seed}`,
    format: FORMATS[seed % FORMATS.length] ?? "html",
    bytes: () => generatedDocument(seed),
  };
}
