import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { loadImages } from "../../src/convert/images/load-images.js";

test("starts no further image downloads after the total size limit", async () => {
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
  // Four images load at the same time, so up to three may still be loading when the third of ten bytes completes.
  expect(loaded.length).toBeGreaterThanOrEqual(3);
  expect(loaded.length).toBeLessThanOrEqual(6);
  expect(said).toHaveLength(20 - loaded.length);
  expect(said[0]).toContain("at most 30 are loaded");
});
