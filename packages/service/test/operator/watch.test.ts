import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { MAIN, runCommand } from "../support/command.js";
import { hostedDocument } from "../support/hosted-document.js";
import { runInProcess } from "../support/run-in-process.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { startDemo } from "../support/start-demo.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

/** Starts a proxy in front of a service that delays each event stream until `mayBegin` resolves. */
async function startSlowEvents(target: string, mayBegin: Promise<unknown>) {
  const asked = Promise.withResolvers<void>();
  const proxy = createServer(async (incoming, response) => {
    if (incoming.url?.endsWith("/events")) {
      asked.resolve();
      await mayBegin;
    }
    const { method = "GET", headers, url = "/" } = incoming;
    const forwarded = request(new URL(url, target), { method, headers });
    const [upstream] = (await once(incoming.pipe(forwarded), "response")) as [IncomingMessage];
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    asked: asked.promise,
  };
}

test("prints changes made between the first list and the first event", async () => {
  const data = await temporaryFolder();
  const { service, caller, destination } = await startDemo({ data, operator: { port: 0 } });
  const create = ["operator-tokens", "create", "Ann", "--role", "read", "--data", data];
  const token = await runInProcess(create);
  expect(token.code).toBe(0);
  const exported = Promise.withResolvers<void>();
  const { url, asked } = await startSlowEvents(String(service.operatorUrl), exported.promise);
  const env = { DOCUMENT_EXPORT_OPERATOR_TOKEN: token.output.trim() };
  const watch = runCommand(["jobs", "list", "--watch", "--json", "--url", url], env);
  await asked;
  await caller.export(hostedDocument("Report"), { destination });
  exported.resolve();
  await watch.untilOutput(/"status":"done"/);
});

test("watches without a service, and continues when one starts", async () => {
  const data = await preparedFolder();
  const watch = runCommand(["status", "--watch", "--data", data]);
  await watch.untilOutput(/does not run[^]*Waiting for a service/);
  await startDemo({ data });
  await watch.untilOutput(new RegExp(`process ${process.pid}`));
  watch.process.kill("SIGINT");
  expect(await watch.ended()).toBe(0);
});

test("exits with 0 when the reader of a watched list closes", async () => {
  const { data, caller, destination } = await sharedDemo();
  await caller.export(hostedDocument("Report"), { destination });
  const watch = runCommand(["jobs", "list", "--watch", "--json", "--data", data]);
  await watch.untilOutput(/"status":"done"/);
  watch.process.stdout?.destroy();
  await caller.export(hostedDocument("Plan"), { destination });
  expect(await watch.ended()).toBe(0);
});

test.skipIf(!existsSync("/dev/full"))(
  "a list for which there is no room exits with 1",
  async () => {
    const { data } = await sharedDemo();
    const run = promisify(execFile)("/bin/sh", [
      "-c",
      `exec "$0" "$1" jobs list --data "$2" > /dev/full`,
      process.execPath,
      MAIN,
      data,
    ]);
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Standard output is incomplete: ENOSPC[^\n]*\n$/),
    });
  },
);
