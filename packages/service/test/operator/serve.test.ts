import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "../support/command.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";

/** A collector of traces, and its URL. */
async function startCollector(collect: RequestListener): Promise<string> {
  const server = createServer(collect);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/v1/traces`;
}

test("a trace collector that never responds does not block the stop, and the log counts lost spans", async () => {
  const data = await preparedFolder();
  const tracesUrl = await startCollector((request) => void request.resume());
  await writeFile(join(data, "settings.json"), JSON.stringify({ port: 0, data, tracesUrl }));
  const serve = runCommand(["serve", "--config", join(data, "settings.json")]);
  const [, url = ""] = await serve.untilOutput(/listening on (\S+)/);
  for (let call = 0; call < 3; call += 1) await (await fetch(`${url}/v2/collections`)).text();
  serve.process.kill("SIGTERM");
  expect(await serve.ended()).toBe(0);
  // Given up by the service, before the exporter's own ten seconds are over.
  expect(serve.output()).toMatch(/did not respond in time.*"spans":3,"msg":"traces were lost"/);
});
