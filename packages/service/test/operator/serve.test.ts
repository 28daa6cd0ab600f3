import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSocketServer } from "node:net";
import type { AddressInfo } from "node:net";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SHORT_LIVED } from "@document-export/config/short-lived";
import { expect, onTestFinished, test } from "vitest";
import { MAIN, runCommand } from "../support/command.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";

/** Starts a trace collector and returns its URL. */
async function startCollector(collect: RequestListener): Promise<string> {
  const server = createServer(collect);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/v1/traces`;
}

test("stops although a collector never responds, and logs lost spans", async () => {
  const data = await preparedFolder();
  const tracesUrl = await startCollector((request) => void request.resume());
  await writeFile(join(data, "settings.json"), JSON.stringify({ port: 0, data, tracesUrl }));
  const serve = runCommand(["serve", "--config", join(data, "settings.json")]);
  const [, url = ""] = await serve.untilOutput(/listening on (\S+)/);
  for (let call = 0; call < 3; call += 1) await (await fetch(`${url}/v2/collections`)).text();
  serve.process.kill("SIGTERM");
  expect(await serve.ended()).toBe(0);
  // The service gives up before the exporter's own ten seconds are over, in several batches if some were sent before.
  const lost = [
    ...serve.output().matchAll(/did not respond in time.*"spans":(\d+),"msg":"traces were lost"/g),
  ];
  expect(lost.reduce((sum, [, spans]) => sum + Number(spans), 0)).toBe(3);
});

/** Starts the service as a systemd socket unit does: with a socket that is already listening, as descriptor 3. */
async function serveOnPassedSocket(data: string) {
  const listener = createSocketServer();
  await once(listener.listen(0, "127.0.0.1"), "listening");
  const { port } = listener.address() as AddressInfo;
  const { fd } = Reflect.get(listener, "_handle") as { readonly fd: number };
  const start = 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@" serve --port 1 --data "$DATA"';
  const service = spawn("sh", ["-c", start, "sh", process.execPath, ...SHORT_LIVED, MAIN], {
    env: { PATH: process.env["PATH"], DATA: data },
    stdio: ["ignore", "pipe", "inherit", fd],
  });
  const ended = once(service, "close");
  onTestFinished(async () => {
    service.kill("SIGKILL");
    await ended;
  });
  // The service has its own descriptor: from now on no other process accepts connections.
  listener.close();
  return { port, service, ended };
}

test("listens on a socket from systemd without passing it to other processes", async () => {
  const { port, service, ended } = await serveOnPassedSocket(await preparedFolder());
  // The request waits in the socket until the service accepts it.
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const [line] = (await once(service.stdout!, "data")) as [Buffer];
  expect(line.toString()).toContain(`listening on http://127.0.0.1:${port}\n`);
  const CLOSE_ON_EXEC = 0o2000000;
  const info = await readFile(`/proc/${service.pid}/fdinfo/3`, "utf8");
  const flags = Number.parseInt(/^flags:\s+(\d+)$/m.exec(info)?.[1] ?? "", 8);
  expect(flags & CLOSE_ON_EXEC).toBe(CLOSE_ON_EXEC);
  service.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
