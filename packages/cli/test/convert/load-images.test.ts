import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { loadImages } from "../../src/convert/images/load-images.js";

test("begins no more images once those before have too many bytes", async () => {
  const server = createServer((_, response) => {
    response.writeHead(200).end(Buffer.from("GIF89a....", "latin1"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ids = Array.from({ length: 20 }, (_, index) => String(index));
  const objects = ids.map((id) => {
    const imageProperties = { contentUri: `${origin}/${id}` };
    return [id, { inlineObjectProperties: { embeddedObject: { imageProperties } } }];
  });
  const elements = ids.map((inlineObjectId) => ({ inlineObjectElement: { inlineObjectId } }));
  const document = {
    title: "Note",
    body: { content: [{ paragraph: { elements } }] },
    inlineObjects: Object.fromEntries(objects),
  };
  const said: string[] = [];
  const say = (failure: string) => void said.push(failure);
  const loaded = await loadImages(document, { allowPrivate: true, say, maxTotal: 30 });
  // Of the four at once, three may run when the third of ten bytes ends.
  expect(loaded.length).toBeGreaterThanOrEqual(3);
  expect(loaded.length).toBeLessThanOrEqual(6);
  expect(said).toHaveLength(20 - loaded.length);
  expect(said[0]).toContain("at most 30 are loaded");
});
