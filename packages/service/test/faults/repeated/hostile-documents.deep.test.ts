import { hostileKinds } from "@document-export/hostile-documents";
import { postgresMissing, startOwnPostgres } from "@document-export/local-servers";
import { describe, onTestFinished, test } from "vitest";
import { memoryGroupMissing } from "../../support/memory-group.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { testStorage } from "../../support/storage/test-storage.js";
import type { Outcome } from "../support/attack.js";
import {
  attackService,
  fewDocuments,
  FORMATS,
  MiB,
  sentDocument,
} from "../support/attack-service.js";

// A long run: `DOCUMENT_EXPORT_HOSTILE=all` sends every kind in every format.
const isLong = process.env["DOCUMENT_EXPORT_HOSTILE"] === "all";
const bytes = Number(process.env["DOCUMENT_EXPORT_HOSTILE_BYTES"] ?? 4 * MiB);
const timeout = isLong ? 12 * 60 * 60 * 1000 : 900_000;

const documents = isLong
  ? hostileKinds.flatMap((kind) => FORMATS.map((format) => sentDocument(kind, bytes, format)))
  : fewDocuments(bytes);

const missing = memoryGroupMissing();
if (missing !== undefined) console.warn(`SKIPPED with hostile documents: ${missing}.`);

describe.skipIf(missing !== undefined)("hostile documents of one workspace", () => {
  test(
    "survives in 1.5 GiB on embedded storage while another workspace's exports continue",
    async () => {
      await attackService({
        storage: await testStorage(undefined),
        memory: 1536 * MiB,
        documents,
        onEnd,
      });
    },
    timeout,
  );

  test.skipIf(!isLong || postgresMissing() !== undefined)(
    "end done or with a reason in 1 GiB on PostgreSQL, and small exports of another go on",
    async () => {
      const postgres = await startOwnPostgres();
      if ("missing" in postgres) throw new Error(postgres.missing);
      onTestFinished(postgres.stop);
      const storage = { data: await temporaryFolder(), databaseUrl: postgres.url };
      await attackService({ storage, memory: 1024 * MiB, documents, onEnd });
    },
    timeout,
  );
});

function onEnd({ name, format, end, summary, milliseconds }: Outcome): void {
  if (isLong) console.log([name, format, end, `${milliseconds} ms`, summary].join(" | "));
}
