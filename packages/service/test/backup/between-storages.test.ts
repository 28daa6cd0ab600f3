import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createDatabase, postgresMissing } from "@document-export/local-servers";
import { expect, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import { openStorage } from "../../src/storage/open-storage.js";
import { aftermath } from "../faults/support/aftermath.js";
import { hostedDocument } from "../support/hosted-document.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { countsOf } from "./support/counts-of.js";
import { env, operate, startedDemo } from "./support/operate.js";

const missing = postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED on PostgreSQL: ${missing}.`);

test.skipIf(missing !== undefined)(
  "restores a backup of the embedded storage on PostgreSQL with the same data",
  async () => {
    const { data, demo } = await startedDemo();
    const { caller, destination, folder, service } = demo;
    const { id } = await caller.export(hostedDocument("Report"), { destination });
    const counts = await countsOf(service.storage);
    const file = join(await temporaryFolder(), "service.backup");
    expect((await operate(["backup", file, "--with-key", "--data", data])).code).toBe(0);
    await service.stop();

    const name = `backup_${randomBytes(4).toString("hex")}`;
    const databaseUrl = await createDatabase(process.env["TEST_DATABASE_URL"] ?? "", name);
    const secretKey = randomBytes(32).toString("base64");
    const target = { DATABASE_URL: databaseUrl, DOCUMENT_EXPORT_SECRET_KEY: secretKey };
    const moved = await temporaryFolder();
    const restored = await operate(["restore", file, "--data", moved], { ...env, ...target });
    expect(restored.output).toContain("to PostgreSQL");
    const large = await openStorage(parseSettings({ data: moved, databaseUrl }));
    expect(await countsOf(large)).toEqual(counts);
    expect(await aftermath(large.db, { jobs: [id], folder })).toEqual([]);
    await large.close();
  },
);
