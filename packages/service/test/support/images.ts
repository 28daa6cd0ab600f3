import { once } from "node:events";
import { createServer } from "node:http";
import { crc32, gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";

/** A single pixel. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Returns a PNG file whose header declares 2,000,000 pixels in width and height, too many to render. */
function giantPng(): Buffer {
  const giant = Buffer.from(PNG);
  giant.writeUInt32BE(2_000_000, 16);
  giant.writeUInt32BE(2_000_000, 20);
  giant.writeUInt32BE(crc32(giant.subarray(12, 29)), 29);
  return giant;
}

const HUGE = 50 * 1024 * 1024;
/** Returns fifty megabytes compressed to fifty kilobytes. */
const bomb = () => gzipSync(Buffer.concat([PNG, Buffer.alloc(HUGE)]));

/** Targets of redirects with which an image server could mislead a caller. */
const ASTRAY: ReadonlyMap<string, string> = new Map([
  ["/metadata.png", "http://169.254.169.254/latest/meta-data/"],
  ["/private.png", "http://10.0.0.1/"],
  ["/file.png", "file:///etc/passwd"],
  ["/round.png", "/round.png"],
]);

/** Starts an image server that counts the requests for each path. */
export async function startImages() {
  const asked = new Map<string, number>();
  const server = createServer(({ url = "" }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    if (url === "/moved.png") return response.writeHead(302, { location: "/a.png" }).end();
    const location = ASTRAY.get(url);
    if (location !== undefined) return response.writeHead(302, { location }).end();
    if (url === "/giant.png") return response.end(giantPng());
    if (url === "/bomb.png")
      return response.writeHead(200, { "content-encoding": "gzip" }).end(bomb());
    if (url === "/script.png") return response.end("<script>alert(1)</script>");
    if (url === "/gone.png") return response.writeHead(404).end(PNG);
    if (url === "/endless.png") {
      response.writeHead(200).write(PNG);
      return setInterval(() => response.write(Buffer.alloc(100_000)), 1).unref();
    }
    return response.writeHead(200, { "content-type": "text/plain" }).end(PNG);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, asked };
}

/**
 * Starts a server that delays the first `held` responses with an image until the test releases them: until then, each
 * attempt at an export with the image continues, however long a test takes.
 */
export async function startHeldImage(held = 1) {
  let asked = 0;
  const released = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    asked += 1;
    if (asked <= held) await released.promise;
    response.writeHead(200, { "content-type": "image/png" }).end(PNG);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/a.png`,
    asked: () => asked,
    release: () => released.resolve(),
  };
}

/** Returns a document that shows the images at these URLs. */
export function documentWith(urls: readonly string[]): string {
  const inlineObjects = Object.fromEntries(
    urls.map((contentUri, index) => [
      `image-${index}`,
      { inlineObjectProperties: { embeddedObject: { imageProperties: { contentUri } } } },
    ]),
  );
  const elements = urls.map((_, index) => ({
    inlineObjectElement: { inlineObjectId: `image-${index}` },
  }));
  const body = { content: [{ paragraph: { elements } }] };
  return JSON.stringify({ title: "Images", documentId: "d", revisionId: "r", body, inlineObjects });
}
