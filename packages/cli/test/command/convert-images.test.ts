import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const PNG = Buffer.from("iVBORw0KGgoAAAANSUhEUg==", "base64");
const HASH = createHash("sha256").update(PNG).digest("hex").slice(0, 12);

const requested: string[] = [];
const server = createServer(({ url = "" }, response) => {
  requested.push(url);
  if (url === "/moved") return void response.writeHead(302, { location: "/plan.png" }).end();
  if (url === "/loop") return void response.writeHead(302, { location: "/loop" }).end();
  if (url === "/page") return void response.writeHead(200).end("<html>");
  if (url === "/gone") return void response.writeHead(410).end();
  // The content type is wrong, but the bytes are a PNG.
  response.writeHead(200, { "content-type": "text/plain" }).end(PNG);
});

let origin = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** A document with an image at each path, in a new folder. */
async function documentWith(...paths: readonly string[]) {
  const objects = paths.map((path, index) => {
    const imageProperties = { contentUri: path.startsWith("/") ? origin + path : path };
    const embeddedObject = { imageProperties, description: "Plan of the Rooms (1st floor)" };
    return [String(index), { inlineObjectProperties: { embeddedObject } }];
  });
  const elements = paths.map((_, index) => ({
    inlineObjectElement: { inlineObjectId: String(index) },
  }));
  const folder = await temporaryFolder();
  const document = join(folder, "note.json");
  const content = [{ paragraph: { elements } }];
  const inlineObjects = Object.fromEntries(objects);
  await writeFile(document, JSON.stringify({ title: "Note", body: { content }, inlineObjects }));
  return { folder, document, output: join(folder, "note.md") };
}

const NAME = `plan-of-the-rooms-1st-floor-${HASH}.png`;

test("loads images into a folder, and links to them from the result", async () => {
  const { folder, document, output } = await documentWith("/plan.png", "/moved", "/plan.png");
  requested.length = 0;
  const images = join(folder, "my images");
  const args = ["convert", document, "-o", output, "--images", images, "--allow-private"];
  expect(await docexport(args)).toMatchObject({ code: 0 });
  expect(await readdir(images)).toEqual([NAME]);
  expect(await readFile(join(images, NAME))).toEqual(PNG);
  const image = `![Plan of the Rooms (1st floor)](my%20images/${NAME})`;
  expect(await readFile(output, "utf8")).toBe(`${image.repeat(3)}\n`);
  // One request for each address, and one for the redirect.
  expect(requested).toHaveLength(3);
});

test("does not overwrite an image that already exists", async () => {
  const { folder, document, output } = await documentWith("/plan.png");
  const args = ["convert", document, "-o", output, "--images", folder, "--allow-private"];
  await docexport(args);
  await writeFile(join(folder, NAME), "changed by hand");
  expect(await docexport(args)).toMatchObject({ code: 0 });
  expect(await readFile(join(folder, NAME), "utf8")).toBe("changed by hand");
});

test("writes the result, says why images are missing, and exits with 1", async () => {
  const { folder, document, output } = await documentWith("/gone", "/page", "/loop");
  const args = ["convert", document, "-o", output, "--images", folder, "--allow-private"];
  const { code, err } = await docexport(args);
  expect(code).toBe(1);
  expect(err).toContain(`Cannot load the image ${origin}/gone: its server responded with 410.`);
  expect(err).toContain("it is not a PNG, JPEG, GIF, WebP or AVIF image");
  expect(err).toContain("redirected more than 5 times");
  expect(await readFile(output, "utf8")).toContain(`${origin}/gone`);
});

test("loads no images from private networks without --allow-private", async () => {
  const port = new URL(origin).port;
  const names = ["/plan.png", `http://localhost:${port}/x`, `http://[::1]:${port}/y`];
  const { folder, document, output } = await documentWith(...names);
  requested.length = 0;
  const { code, err } = await docexport(["convert", document, "-o", output, "--images", folder]);
  expect(code).toBe(1);
  expect(err.match(/its host is on a private network/g)).toHaveLength(3);
  expect(err).toContain("`--allow-private` allows that");
  expect(requested).toEqual([]);
});

test("embeds images in a DOCX file without writing an image folder", async () => {
  const { folder, document } = await documentWith("/plan.png");
  const [output, images] = [join(folder, "note.docx"), join(folder, "images")];
  const args = ["convert", document, "-o", output, "--images", images, "--allow-private"];
  expect(await docexport(args)).toMatchObject({ code: 0 });
  expect((await readdir(folder)).sort()).toEqual(["note.docx", "note.json"]);
});
