import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openTracing } from "../../../src/observe/traces/open-tracing.js";

test("closes where traces are refused, and says that they are lost", async () => {
  const collector = createServer((request, response) => {
    request.resume().once("end", () => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void collector.close().closeAllConnections());
  const { port } = collector.address() as AddressInfo;
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const { tracer, close } = openTracing(`http://127.0.0.1:${port}/v1/traces`, log);
  tracer.startSpan("request").end();
  await close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("traces were lost");
});
