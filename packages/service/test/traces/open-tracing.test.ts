import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openTracing } from "../../src/traces/open-tracing.js";

/** Starts tracing to a collector, and records the resulting warnings. */
async function startTracing(collect: RequestListener) {
  const collector = createServer(collect);
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void collector.close().closeAllConnections());
  const { port } = collector.address() as AddressInfo;
  const lines: { readonly msg: string; readonly spans: number; readonly err: Error }[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = pino({ level: "warn" }, { write });
  return { ...openTracing(`http://127.0.0.1:${port}/v1/traces`, log), lines };
}

test("closes if traces are refused, and logs that they are lost", async () => {
  const { tracer, close, lines } = await startTracing((request, response) => {
    request.resume().once("end", () => response.writeHead(400).end());
  });
  tracer.startSpan("request").end();
  await close();
  expect(lines).toMatchObject([{ msg: "traces were lost", spans: 1 }]);
});

test.each<readonly [string, RequestListener]>([
  ["never responds", (request) => void request.resume()],
  ["asks for a retry", (_, response) => void response.writeHead(503, { "retry-after": "9" }).end()],
])("closes soon if the collector %s, and logs how many spans are lost", async (_, collect) => {
  const { tracer, close, lines } = await startTracing(collect);
  for (let span = 0; span < 600; span += 1) tracer.startSpan("request").end();
  await close();
  // The service gives up after one second, the exporter after ten. There is more than one batch.
  for (const { err } of lines) expect(err.message).toContain("did not respond in time");
  expect(lines.every(({ msg }) => msg === "traces were lost")).toBe(true);
  expect(lines.reduce((sum, { spans }) => sum + spans, 0)).toBe(600);
});
