import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createClient, type FileContent } from "../src/index.js";
import { startServer } from "./faults/start-server.js";

const job = { id: "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11", status: "queued" };

/** A client that records its requests and gets a job as each response. */
function recording(token: string | (() => string | Promise<string>) = "t") {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return Response.json(job, { status: 202 });
  };
  return { requests, client: createClient({ baseUrl: "http://unused.test/api/", token, fetch }) };
}

const bytes = new TextEncoder().encode('{"title":"ü"}');
const options = { destination: 12 };
const [OCTETS, JSON_TYPE] = ["application/octet-stream", "application/json"];

test.each<[string, FileContent, string, string]>([
  ["a Blob", new Blob([bytes]), "file", OCTETS],
  ["a Blob with a type", new Blob([bytes], { type: "application/json" }), "file", JSON_TYPE],
  ["a File, by its name", new File([bytes], "report.json"), "report.json", OCTETS],
  ["bytes", bytes, "file", OCTETS],
  ["a view of bytes", Buffer.from(bytes).subarray(0), "file", OCTETS],
  ["an ArrayBuffer", bytes.slice().buffer, "file", OCTETS],
  ["JSON text", '{"title":"ü"}', "file", OCTETS],
  ["an object", { title: "ü" }, "file", JSON_TYPE],
  ["a web stream", new Blob([bytes]).stream(), "file", OCTETS],
  ["a Node stream", Readable.from([Buffer.from(bytes)]), "file", OCTETS],
  [
    "a source with a name",
    { name: "r.json", open: () => new Blob([bytes]).stream() },
    "r.json",
    OCTETS,
  ],
])("the file can be %s", async (_, file, name, type) => {
  const { requests, client } = recording();
  await client.exportHostedDocument({ file, options });
  const text = await requests[0]?.text();
  expect(text).toContain(
    `name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n{"title":"ü"}\r\n`,
  );
  expect(text).toContain(
    'name="options"\r\nContent-Type: application/json\r\n\r\n{"destination":12}\r\n',
  );
});

test.each<[string, FileContent, string]>([
  ["a Map", new Map(), "an object"],
  ["a list", [1, 2], "an array"],
])("throws a TypeError for %s as the file, and sends nothing", async (_, file, shown) => {
  const { requests, client } = recording();
  const failure = client.exportHostedDocument({ file, options });
  await expect(failure).rejects.toThrow(TypeError);
  await expect(failure).rejects.toThrow(`got ${shown}`);
  expect(requests).toEqual([]);
});

test("sends a file stream once although Node gives it an `open`", async () => {
  const { requests, client } = recording();
  const file = createReadStream(new URL("../package.json", import.meta.url));
  await client.exportHostedDocument({ file, options });
  expect(await requests[0]?.text()).toContain('"name": "@document-export/client"');
});

test.each<[string, () => FileContent]>([
  ["a stream", () => createReadStream("missing.json")],
  ["a source", () => ({ open: () => createReadStream("missing.json") })],
])("%s of a missing file fails the call, not the process", async (_, open) => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const client = createClient({ baseUrl: `${server.url}/right/upload`, token: "good" });
  const call = client.exportHostedDocument({ file: open(), options });
  await expect(call).rejects.toMatchObject({ name: "ConnectionError" });
  await expect(call).rejects.toThrow("ENOENT");
});

test("keeps the base URL's path and calls the token function per request", async () => {
  const tokens = ["first", "second"];
  const { requests, client } = recording(async () => tokens.shift() ?? "");
  await client.listWebhooks({ pageNo: 2 });
  await client.createWebhook({
    webhook: { endpoint: "https://hooks.example.net", events: ["job.done"], connections: [12] },
    idempotencyKey: "k1",
  });
  expect(requests.map(({ url, headers }) => [url, headers.get("authorization")])).toEqual([
    ["http://unused.test/api/v2/webhooks?pageNo=2", "Bearer first"],
    ["http://unused.test/api/v2/webhooks", "Bearer second"],
  ]);
  expect(requests[1]?.headers.get("idempotency-key")).toBe("k1");
});

afterEach(() => vi.unstubAllGlobals());

test("uses a global fetch that was replaced after client creation", async () => {
  const client = createClient({ baseUrl: "http://unused.test", token: "t" });
  vi.stubGlobal("fetch", async () => Response.json({ items: [], pagination: { pageCount: 0 } }));
  expect(await client.listCollections()).toMatchObject({ items: [] });
});
