import type { Kysely, KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../../src/storage/database.js";
import { claimTarget, takeOverTarget } from "../../src/storage/jobs/target-claims.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";

/** Starts a running job, and another job that owns a target. */
async function openClaim() {
  const { caller, destination, service } = await startDemo();
  const { db } = service.storage;
  const [own, other] = await Promise.all([
    caller.export(hostedDocument("Own"), { destination }),
    caller.export(hostedDocument("Other"), { destination }),
  ]);
  await db.updateTable("jobs").set({ status: "processing" }).where("id", "=", own.id).execute();
  const target = { connection: destination, target: "shared.md" };
  const claim = { connection_id: destination, target: target.target, job_id: other.id };
  await db.insertInto("target_claims").values(claim).execute();
  const release = async () => {
    await db.deleteFrom("target_claims").where("target", "=", target.target).execute();
  };
  const claimant = async () => {
    const claims = db.selectFrom("target_claims").select("job_id");
    const [found] = await claims.where("target", "=", target.target).execute();
    return found?.job_id;
  };
  return { db, target, attempt: { id: own.id, attempt: 1 }, own: own.id, release, claimant };
}

/** Runs `work` after each statement. */
function after(db: Kysely<Database>, work: () => Promise<void>): Kysely<Database> {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await work();
      return result;
    },
  };
  return db.withPlugin(plugin);
}

test("claims a target that is released during the claim", async () => {
  const { db, target, attempt, own, release, claimant } = await openClaim();
  expect(await claimTarget(after(db, release), target, attempt)).toBe("new");
  await claimTarget(db, target, attempt);
  expect(await claimant()).toBe(own);
});

test("takes over a target that was released in the meantime", async () => {
  const { db, target, attempt, own, release, claimant } = await openClaim();
  await release();
  expect(await takeOverTarget(db, target, attempt)).toBe(true);
  expect(await claimant()).toBe(own);
});
