import { once } from "node:events";
import { createServer } from "node:http";
import { onTestFinished } from "vitest";

/** One dot. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A server of images; it counts how often each path was asked for. */
export async function startImages() {
  const asked = new Map<string, number>();
  const server = createServer(({ url = "" }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    if (url === "/moved.png") return response.writeHead(302, { location: "/a.png" }).end();
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

/** A document that shows images by their addresses. */
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
