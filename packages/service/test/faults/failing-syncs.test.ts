import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDemoWorkspace, startService } from "../../src/experimental.js";
import { callerOf } from "../support/caller.js";
import { runCommand } from "../support/command.js";
import { hostedDocument } from "../support/hosted-document.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { quiet } from "./support/storm.js";

const preload = new URL("power/fail-syncs.ts", import.meta.url).href;

test("acknowledges no upload and exits with 1 if a sync fails", async () => {
  const settings = { ...quiet, data: await preparedFolder() };
  const preparing = await startService(settings);
  const folder = join(await temporaryFolder(), "exports");
  const { token, destination } = await createDemoWorkspace(preparing.storage.db, folder);
  await preparing.stop();
  const fault = join(settings.data, "fault");
  const serve = runCommand(["serve", "--data", settings.data, "--port", "0"], {
    NODE_OPTIONS: `--import=${preload}`,
    FAIL_SYNCS: fault,
    DOCUMENT_EXPORT_DURABILITY: "full",
  });
  const [, url = ""] = await serve.untilOutput(/listening on (\S+)/);
  const caller = callerOf(url, token);
  const accepted = await caller.export(hostedDocument("Before"), { destination });
  await writeFile(fault, "");
  const refused = caller.export(hostedDocument("After"), { destination }, {});
  await expect(refused).rejects.toThrow();
  expect(await serve.ended()).toBe(1);
  expect(serve.output()).toMatch(
    /crashed \(could not fsync file .*Nothing that was committed is lost/,
  );
  const service = await startService(settings);
  const jobs = await service.storage.db.selectFrom("jobs").select("id").execute();
  await service.stop();
  // Jobs that were not acknowledged may exist too.
  expect(jobs).toContainEqual({ id: accepted.id });
});
