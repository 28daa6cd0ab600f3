import fastify from "fastify";
import { expect, test } from "vitest";
import { createServer, stub, type UploadedFile } from "../../src/index.js";
import { entries, testOptions } from "../harness.js";

const content = Buffer.alloc(300_000, "Text. ");

/** Returns a server whose handler calls `use` with the uploaded file. */
function serverFor(use: (file: UploadedFile) => void) {
  const handlers = stub();
  const response = handlers.exportHostedDocument;
  handlers.exportHostedDocument = (request) => {
    use(request.body.file);
    return response(request);
  };
  return createServer(testOptions({ handlers }));
}

function form(): FormData {
  const body = new FormData();
  body.set("file", new Blob([content]), "report.json");
  body.set("options", '{"destination":12}');
  return body;
}

test.each(Object.keys(entries))(
  "a released file has no content, through the %s entry",
  async (entry) => {
    const seen: unknown[] = [];
    const server = serverFor((file) => {
      const [first, ...others] = [...file.chunks];
      const text = file.text();
      file.release();
      file.release();
      seen.push(text === content.toString(), file.size, file.chunks.length);
      seen.push(
        first?.length,
        others.every((chunk) => chunk.length === 0),
      );
      expect(() => file.bytes()).toThrow("The file was released: read it before `release()`.");
      expect(() => file.text()).toThrow("The file was released");
    });
    await entries[entry]?.(server, async (send) => {
      const headers = { authorization: "Bearer good" };
      const { status } = await send("/v2/export/hosted-docs", {
        method: "POST",
        headers,
        body: form(),
      });
      expect(status).toBe(202);
    });
    const freed = "transfer" in ArrayBuffer.prototype;
    if (freed) expect(seen).toEqual([true, content.length, 0, 0, true]);
    else expect(seen.slice(0, 3)).toEqual([true, content.length, 0]);
  },
);

test("leaves an injected body without a socket to its sender", async () => {
  const server = serverFor((file) => file.release());
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  app.all("/v2/*", (request, reply) => {
    reply.hijack();
    return server.node(request.raw, reply.raw);
  });
  const source = new Response(form());
  const payload = Buffer.from(await source.arrayBuffer());
  const size = payload.length;
  const headers = {
    authorization: "Bearer good",
    "content-type": source.headers.get("content-type") ?? "",
  };
  const url = "/v2/export/hosted-docs";
  const { statusCode } = await app.inject({ method: "POST", url, headers, payload });
  expect([statusCode, payload.length]).toEqual([202, size]);
});
