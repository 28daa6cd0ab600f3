import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createDemoWorkspace, startService } from "@document-export/service";
import { expect, onTestFinished, test } from "vitest";
import { docexport } from "./support/docexport.js";
import { start } from "./support/start.js";
import { temporaryFolder } from "./support/temporary-folder.js";

const DOCUMENT = new URL("../../service/demo/quarterly-report.json", import.meta.url);

/** The service with one workspace; it may call receivers on this machine. */
async function startDemo() {
  const data = await temporaryFolder();
  const webhooks = { allowHttp: true, allowLoopback: true };
  const service = await startService({ port: 0, data, logLevel: "silent", webhooks });
  onTestFinished(() => service.stop());
  const folder = join(data, "exports");
  const { token, destination } = await createDemoWorkspace(service, folder);
  const env = { DOCEXPORT_BASE_URL: service.url, DOCEXPORT_TOKEN: token };
  return { env, folder, destination: String(destination) };
}

test("exports through the service, lists the record, and receives signed webhooks", async () => {
  const { env, folder, destination } = await startDemo();
  const register = ["--event", "job.failed,job.done", "--connection", destination];
  const listener = await start(
    ["webhooks", "listen", "--port", "0", "--count", "5", "--json", ...register],
    env,
  );
  const [, url = ""] = await listener.untilWritten(/Listening at (\S+),/);
  // A job that ends before the webhook is registered would not call it.
  await listener.untilWritten(/Registered as webhook 1/);

  const flags = ["--to", destination, "--format", "markdown", "--reference", "q3.md"];
  const document = await readFile(DOCUMENT, "utf8");
  const args = ["export", "-", ...flags, "--wait", "--notify", url];
  const exported = await docexport(args, env, document);
  expect(exported).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringMatching(/^-: done {2}Exported/),
  });
  expect(await readFile(join(folder, "q3.md"), "utf8")).toContain("# ");

  const { out } = await docexport(["exports", "--json"], env);
  expect(JSON.parse(out)).toMatchObject({ items: [{ destinationReference: "q3.md" }] });
  // The registered webhook is called too. The listener would end it at its next call, but there is none.
  await listener.untilWritten(/Ends webhook 1 by its next call/);
  listener.process.kill("SIGINT");
  const heard = await listener.ended;
  expect(heard.code).toBe(0);
  const types = heard.out
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { type: string }).type);
  expect(types.sort()).toEqual([
    "document-export.created",
    "job.done",
    "job.done",
    "job.processing",
    "job.queued",
  ]);
});
