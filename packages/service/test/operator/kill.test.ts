import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "../support/until.js";
import { expect, test } from "vitest";
import { createDemoWorkspace, startService } from "../../src/experimental.js";
import { callerOf } from "../support/caller.js";
import { runCommand } from "../support/command.js";
import { documentWith, startHeldImage } from "../support/images.js";
import { startReceiver } from "../support/servers/receiver.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";

test("completes a job after kill -9 with one record and one file", async () => {
  const data = await preparedFolder();
  const config = join(data, "settings.yaml");
  await writeFile(
    config,
    JSON.stringify({
      port: 0,
      data,
      logLevel: "warn",
      webhooks: { allowHttp: true, allowLoopback: true },
      images: { allowLoopback: true, timeout: 600 },
    }),
  );
  const preparing = await startService({ port: 0, data, logLevel: "silent" });
  const folder = join(data, "exports");
  const { token, destination } = await createDemoWorkspace(preparing.storage.db, folder);
  await preparing.stop();
  const receiver = await startReceiver();
  const seen = () => receiver.calls.map(({ type, body }) => [type, JSON.parse(body).data.attempt]);
  const serve = async () => {
    const command = runCommand(["serve", "--config", config]);
    const [, url = ""] = await command.untilOutput(/listening on (\S+)/);
    return { command, caller: callerOf(url, token) };
  };

  const first = await serve();
  // The attempt runs until the process is killed. A DOCX file embeds its images.
  const { url: image } = await startHeldImage();
  const conversion = { destination: "docx" };
  const request = [
    documentWith([image]),
    { destination, conversion, webhooks: [receiver.url] },
  ] as const;
  const accepted = await first.caller.export(...request, { "idempotency-key": "long" });
  await until(() => receiver.calls.some(({ type }) => type === "job.processing"));
  first.command.process.kill("SIGKILL");
  expect(await first.command.ended()).toBe("SIGKILL");
  expect(seen().map(([type]) => type)).not.toContain("job.done");

  const second = await serve();
  const job = await second.caller.export(...request, {
    "idempotency-key": "long",
    prefer: "wait=60",
  });
  expect(job).toMatchObject({
    id: accepted.id,
    status: "done",
    hasErrors: false,
    hasWarnings: true,
  });
  expect(job.summary).toMatch(
    /^Exported to Demo folder as `[^`]+` with 1 warning \(attempt-recovered\)\.$/,
  );
  const list = await (await second.caller.get("/v2/document-exports")).json();
  expect(list).toMatchObject({ items: [{}], pagination: { totalRecordCount: 1 } });
  expect(await readdir(folder)).toHaveLength(1);
  await until(() => seen().some(([type]) => type === "job.done"));
  expect(seen()).toEqual(
    expect.arrayContaining([
      ["job.queued", 2],
      ["job.processing", 2],
      ["job.done", 2],
    ]),
  );
});
