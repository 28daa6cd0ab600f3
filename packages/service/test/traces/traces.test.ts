import { once } from "node:events";
import { createServer } from "node:http";
import { until } from "../support/until.js";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { spanTable, type SpanName } from "../../src/traces/span-table.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { startDemo } from "../support/start-demo.js";

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string() })).default([]),
});
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});
type Span = z.output<typeof spanSchema>;

/** Starts a trace collector: OTLP over HTTP in JSON. */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { resourceSpans } = requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
    spans.push(...resourceSpans.flatMap((part) => part.scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/v1/traces`, spans };
}

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const CALLER = "b7ad6b7169203331";
const traceparent = `00-${TRACE}-${CALLER}-01`;

test("puts the caller's request, the job and each webhook in one trace", async () => {
  const collector = await startCollector();
  const receiver = await startReceiver();
  const { caller, destination, service } = await startDemo({ tracesUrl: collector.url });
  const options = { destination, webhooks: [receiver.url] };

  await caller.export(hostedDocument("Report"), options, { prefer: "wait=60", traceparent });
  await until(() => receiver.calls.length === 4);
  await service.stop();

  const mine = collector.spans.filter(({ traceId }) => traceId === TRACE);
  const named = (name: string) => mine.filter((span) => span.name === name);
  const [request] = named("exportHostedDocument");
  const [attempt] = named("export");
  expect(request?.parentSpanId).toBe(CALLER);
  expect(attempt?.parentSpanId).toBe(request?.spanId);
  for (const step of ["convert", "deliver", "record"])
    expect(named(step)).toMatchObject([{ parentSpanId: attempt?.spanId }]);
  for (const { name, attributes } of mine) {
    const entry = name === "exportHostedDocument" ? "request" : name;
    expect(Object.keys(spanTable)).toContain(entry);
    // Each name in the table has a span, with exactly the attributes of the table.
    const expected: readonly string[] = spanTable[entry as SpanName].attributes;
    expect(attributes.map(({ key }) => key).toSorted()).toEqual(expected.toSorted());
  }
  expect(new Set(mine.map(({ name }) => name)).size).toBe(Object.keys(spanTable).length);
  const sent = named("webhook").map(({ spanId }) => `00-${TRACE}-${spanId}-01`);
  const received = receiver.calls.map(({ headers }) => headers["traceparent"]);
  expect(received.toSorted()).toEqual(sent.toSorted());
});

test("passes the caller's trace to a webhook without a collector", async () => {
  const receiver = await startReceiver();
  const { caller, destination } = await sharedDemo();
  const webhooks = [receiver.url];
  const traced = { destination, webhooks, destinationReference: "traced.md" };
  const other = { destination, webhooks, destinationReference: "not-traced.md" };

  await caller.export(hostedDocument("Report"), traced, { prefer: "wait=60", traceparent });
  await caller.export(hostedDocument("Report"), other);
  await until(() => receiver.calls.length === 8);

  const received = receiver.calls.map(({ headers, body }) => [
    JSON.parse(body).data.job.outputDocuments[0]?.title,
    headers["traceparent"],
  ]);
  expect(received).toContainEqual(["traced.md", traceparent]);
  expect(received).toContainEqual(["not-traced.md", undefined]);
});
