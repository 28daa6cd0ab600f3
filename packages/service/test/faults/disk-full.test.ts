import { open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import pWaitFor from "p-wait-for";
import { describe, expect, test } from "vitest";
import { addConnection } from "../../src/storage/statements/connections.js";
import { hostedDocument } from "../support/hosted-document.js";
import { canMount, smallDisk } from "../support/storage/small-disk.js";
import { startDemo } from "../support/start-demo.js";
import { aftermath } from "./support/aftermath.js";

const able = canMount();
const paragraphs = Array.from({ length: 2000 }, (_, index) => `Paragraph ${index} of many.`);

/** Fills the disk of a folder completely, even if other processes write to it at the same time. */
async function fill(folder: string): Promise<string> {
  const path = join(folder, "filler");
  const file = await open(path, "w");
  try {
    for (const block = Buffer.alloc(64 * 1024); ;) await file.writeFile(block);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  } finally {
    await file.close();
  }
  return path;
}

describe.skipIf(!able)(
  able ? "a full disk" : "SKIPPED a full disk: this user may mount nothing",
  () => {
    test("at the destination delays the export, which then writes one whole file", async () => {
      const disk = smallDisk(1024);
      const { caller, service, workspace } = await startDemo();
      const { db } = service.storage;
      const connection = {
        workspace,
        name: "Small",
        role: "destination",
        kind: "directory",
      } as const;
      const destination = await addConnection(db, { ...connection, settings: { folder: disk } });
      const filler = await fill(disk);
      const options = { destination, destinationReference: "a.md" };
      const { id } = await caller.export(hostedDocument("Long", paragraphs), options, {});
      const attempt = async () =>
        (await db.selectFrom("jobs").select("attempt").executeTakeFirstOrThrow()).attempt;
      await pWaitFor(async () => (await attempt()) > 1);
      await rm(filler);
      await pWaitFor(async () => (await aftermath(db, { jobs: [id], folder: disk })).length === 0);
      expect(await readdir(disk)).toEqual(["a.md"]);
      const { warnings } = await db.selectFrom("jobs").select("warnings").executeTakeFirstOrThrow();
      expect(JSON.stringify(warnings)).toContain("Small has no room for the result");
    });

    test("under the data folder refuses new uploads, and loses no accepted job", async () => {
      const disk = smallDisk(96 * 1024);
      const { caller, service, destination, folder } = await startDemo({ data: disk });
      const { db } = service.storage;
      const first = await caller.export(hostedDocument("Before"), { destination });
      const filler = await fill(disk);
      // Does not compress, so the database has to grow.
      const noise = Array.from({ length: 3000 }, () => crypto.randomUUID());
      const response = await caller.upload({
        file: hostedDocument("Much", noise),
        options: JSON.stringify({ destination }),
      });
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("5");
      expect(response.headers.get("content-type")).toContain("application/problem+json");
      expect(await response.text()).not.toContain(disk);
      await rm(filler);
      const after = await caller.export(hostedDocument("After"), { destination });
      expect(after.status).toBe("done");
      expect(await aftermath(db, { jobs: [first.id, after.id], folder })).toEqual([]);
    });
  },
);
