import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "../support/command.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

/** A proxy before a service which holds back each stream of events until it may begin. */
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

test("what changes between the first list and the beginning of the events is printed", async () => {
  const data = await temporaryFolder();
  const { service, caller, destination } = await startDemo({ data, operator: { port: 0 } });
  const token = runCommand(["operator-tokens", "create", "Ann", "--role", "read", "--data", data]);
  expect(await token.ended()).toBe(0);
  const exported = Promise.withResolvers<void>();
  const { url, asked } = await startSlowEvents(String(service.operatorUrl), exported.promise);
  const env = { DOCUMENT_EXPORT_OPERATOR_TOKEN: token.output().trim() };
  const watch = runCommand(["jobs", "list", "--watch", "--json", "--url", url], env);
  await asked;
  await caller.export(hostedDocument("Report"), { destination });
  exported.resolve();
  await watch.untilOutput(/"status":"done"/);
});
