import { randomBytes } from "node:crypto";
import type { DocumentExport, Page } from "@document-export/types";
import { afterAll, expect, test } from "vitest";
import { expireToken } from "../../src/storage/statements/tokens.js";
import { callerOf } from "../support/caller.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";
import { createDatabase, startPostgres } from "@document-export/local-servers";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

test.skipIf("missing" in postgres)(
  "another process sees an export, rename or revocation at once",
  async () => {
    const url = "url" in postgres ? postgres.url : "";
    const databaseUrl = await createDatabase(url, `lists_${randomBytes(4).toString("hex")}`);
    const { caller, destination, service, token } = await startDemo({ databaseUrl });
    const { db } = service.storage;
    const other = callerOf((await startDemo({ databaseUrl })).service.url, token);
    const listed = async () => {
      const response = await other.get("/v2/document-exports");
      const { items } = (await response.json()) as Page<DocumentExport>;
      return items.map((item) => [item.sourceDocumentTitle, item.destinationConnection.name]);
    };
    expect(await listed()).toEqual([]);
    for (const title of ["A", "B"]) {
      await caller.export(hostedDocument(title, ["Text."]), { destination });
      expect((await listed()).at(-1)).toEqual([title, "Demo folder"]);
    }
    await db.updateTable("connections").set({ name: "Archive" }).execute();
    expect(await listed()).toEqual([
      ["A", "Archive"],
      ["B", "Archive"],
    ]);
    const { id } = await db
      .selectFrom("tokens")
      .select("id")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    await expireToken(db, id, new Date());
    expect((await other.get("/v2/document-exports")).status).toBe(401);
  },
);
