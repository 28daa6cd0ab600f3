import { expect, test } from "vitest";
import { runCommand } from "../support/command.js";
import { hostedDocument } from "../support/hosted-document.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { testStorage } from "../support/storage/test-storage.js";
import { addOperatorToken, bearer, readEvents, startOperated } from "./support/operator.js";

// Only one process can use an embedded database.
test.skipIf(process.env["TEST_STORAGE"] !== "postgres")(
  "two processes notify their readers of each other's changes",
  async () => {
    const folder = await temporaryFolder();
    const { databaseUrl = "", data } = await testStorage(folder);
    // The accepting process does not export: the other process finishes the jobs.
    const demo = await startOperated({ data, workers: { exports: 0 } });
    const headers = bearer(await addOperatorToken(demo, "read"));
    const other = runCommand(["serve", "--port", "0", "--operator-port", "0"], {
      DATABASE_URL: databaseUrl,
      DOCUMENT_EXPORT_DATA: folder,
    });
    const [, otherPort = ""] = await other.untilOutput(/"url":"([^"]+)","msg":"operator's port"/);
    const here = await readEvents(demo.port, { headers });
    const there = await readEvents(otherPort, { headers });

    const job = await demo.caller.export(
      hostedDocument("Report"),
      { destination: demo.destination },
      {},
    );
    expect(job.status).toBe("queued");
    await there.until(({ type, id }) => type === "job" && id === job.id);
    await here.until(({ id, status }) => id === job.id && status === "done");

    await demo.caller.post("/v2/webhooks", {
      endpoint: "https://receiver.example",
      connections: [demo.destination],
      events: ["job.done"],
    });
    await there.until(({ type, list }) => type === "changed" && list === "webhooks");
  },
);
