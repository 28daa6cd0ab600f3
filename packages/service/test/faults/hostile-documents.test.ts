import { expect, test } from "vitest";
import { memoryGroupMissing } from "../support/memory-group.js";
import { testStorage } from "../support/storage/test-storage.js";
import { attackService, fewDocuments, MiB } from "./support/attack-service.js";

const missing = memoryGroupMissing();
if (missing !== undefined) console.warn(`SKIPPED with hostile documents: ${missing}.`);

test.skipIf(missing !== undefined)(
  "survives hostile documents in 1.5 GiB while another workspace's exports continue",
  async () => {
    const documents = fewDocuments(MiB / 4);
    const storage = await testStorage(undefined);
    const outcomes = await attackService({ storage, memory: 1536 * MiB, documents });
    expect(outcomes).toHaveLength(documents.length);
  },
);
