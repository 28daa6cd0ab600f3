import { connect } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { until } from "../../support/until.js";
import { expect, onTestFinished, test } from "vitest";
import { hostedDocument } from "../../support/hosted-document.js";
import { addWorkspace, startDemo, type Demo } from "../../support/start-demo.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";

const MEMORY = 1_000_000;
const paragraphs = Array.from({ length: 10_000 }, (_, index) => `Paragraph ${index} of many.`);
/** Larger than the limit for small bodies. */
const large = hostedDocument("Large", paragraphs);

/** Starts an upload that declares all the memory, and sends only its beginning. */
async function beginUpload({ service }: Demo, token: string) {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  const head = [
    "POST /v2/export/hosted-docs HTTP/1.1",
    `host: ${hostname}`,
    `authorization: Bearer ${token}`,
    `content-length: ${MEMORY}`,
    "content-type: multipart/form-data; boundary=x",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n--x`);
  return socket;
}

/** Starts a service with memory for one large upload, and a second workspace. */
async function startSmall(limits: { readonly concurrentUploads?: number } = {}) {
  const demo = await startDemo({ metrics: true, limits: { uploads: MEMORY, ...limits } });
  const other = await addWorkspace(demo.service, join(await temporaryFolder(), "other"));
  /** Waits until `count` uploads are being read. */
  const untilReading = (count: number) =>
    until(async () => {
      const metrics = await (await fetch(`${demo.service.url}/metrics`)).text();
      return metrics.includes(`document_export_uploads{state="reading"} ${count}\n`);
    });
  return { demo, other, untilReading };
}

function upload({ caller, destination }: Demo): Promise<Response> {
  return caller.upload({ file: large, options: JSON.stringify({ destination }) });
}

test("an upload waits unread for memory and is accepted when some frees", async () => {
  const { demo, untilReading } = await startSmall();
  const slow = await beginUpload(demo, demo.token);
  await untilReading(1);
  const accepted = upload(demo);
  // Small requests are not delayed.
  const webhook = { endpoint: "http://127.0.0.1:9/", events: ["job.done"], connections: [] };
  expect((await demo.caller.post("/v2/webhooks", webhook)).status).toBeLessThan(500);
  slow.destroy();
  expect((await accepted).status).toBe(202);
});

test("responds with 408 to a slow upload when another workspace needs memory", async () => {
  const { demo, other, untilReading } = await startSmall();
  const socket = await beginUpload(demo, demo.token);
  socket.write('\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n');
  socket.write("content-type: application/json\r\n\r\n");
  // 20 kB/s: fast enough for an idle service, too slow to complete within 30 seconds.
  const sending = setInterval(() => socket.write(" ".repeat(2000)), 100);
  onTestFinished(() => clearInterval(sending));
  const slow = text(socket);
  await untilReading(1);
  expect((await upload(other)).status).toBe(202);
  const response = await slow;
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toContain("urn:problem-type:document-export:request-timeout");
  const metrics = await (await fetch(`${demo.service.url}/metrics`)).text();
  expect(metrics).toContain('document_export_refusals_total{type="slow-upload"} 1');
});

test("responds with 401 to an upload without a valid token, unread", async () => {
  const { demo } = await startSmall();
  const response = await text(await beginUpload(demo, "unknown"));
  expect(response).toMatch(/^HTTP\/1\.1 401 /);
  await beginUpload(demo, "unknown");
  expect((await upload(demo)).status).toBe(202);
});

test("responds with 429 to a workspace above its upload limit, not others", async () => {
  const { demo, other, untilReading } = await startSmall({ concurrentUploads: 1 });
  const first = await beginUpload(demo, demo.token);
  await untilReading(1);
  const refused = await upload(demo);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.json()).toMatchObject({
    type: "urn:problem-type:document-export:too-many-uploads",
  });
  first.destroy();
  expect((await upload(other)).status).toBe(202);
});
