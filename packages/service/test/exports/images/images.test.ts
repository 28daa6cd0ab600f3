import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "../../support/until.js";
import { expect, test } from "vitest";
import { imageType } from "../../../src/exports/images/fetch-images.js";
import { documentWith, PNG, startHeldImage, startImages } from "../../support/images.js";
import { startDemo } from "../../support/start-demo.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";

test("stores each image once beside the document, which refers to it", async () => {
  const { origin, asked } = await startImages();
  const { caller, destination, folder, service } = await startDemo({
    images: { allowLoopback: true },
  });
  const file = documentWith([`${origin}/a.png`, `${origin}/b.png`, `${origin}/moved.png`]);
  const options = { destination, destinationReference: "reports/q3.md" };
  const job = await caller.export(file, options);
  expect(job).toMatchObject({ status: "done", hasWarnings: false });
  const [image = ""] = await readdir(join(folder, "reports/q3.md.images"));
  expect(image).toMatch(/^[0-9a-f]{16}\.png$/);
  expect(await readdir(join(folder, "reports/q3.md.images"))).toHaveLength(1);
  expect(await readFile(join(folder, "reports/q3.md.images", image))).toEqual(PNG);
  const text = await readFile(join(folder, "reports/q3.md"), "utf8");
  expect(text.split(`q3.md.images/${image}`)).toHaveLength(4);
  expect(text).not.toContain(origin);
  expect(asked.get("/b.png")).toBe(1);
  expect(await service.storage.db.selectFrom("job_images").selectAll().execute()).toEqual([]);
});

test("keeps a link and warns for an invalid, missing or endless image", async () => {
  const { origin } = await startImages();
  const { caller, destination, folder } = await startDemo({
    images: { allowLoopback: true, maxBytes: 1_000_000 },
  });
  const names = ["script", "gone", "endless"];
  const file = documentWith(names.map((name) => `${origin}/${name}.png`));
  const job = await caller.export(file, { destination, destinationReference: "a.html" });
  expect(job).toMatchObject({ status: "done", hasWarnings: true });
  expect(job.summary).toContain("image-not-resolved");
  expect(await readdir(folder)).toEqual(["a.html"]);
});

test("requests no image from networks that the operator has not allowed", async () => {
  const { origin, asked } = await startImages();
  const { caller, destination } = await startDemo();
  const job = await caller.export(documentWith([`${origin}/a.png`]), { destination });
  expect(job).toMatchObject({ status: "done", hasWarnings: true });
  expect(asked.size).toBe(0);
});

test("embeds images in a DOCX file", async () => {
  const { origin } = await startImages();
  const { caller, destination, folder } = await startDemo({ images: { allowLoopback: true } });
  const options = {
    destination,
    destinationReference: "a.docx",
    conversion: { destination: "docx" },
  };
  const job = await caller.export(documentWith([`${origin}/a.png`]), options);
  expect(job).toMatchObject({ status: "done", hasWarnings: false });
  expect(await readdir(folder)).toEqual(["a.docx"]);
  expect((await readFile(join(folder, "a.docx"))).includes("media/")).toBe(true);
});

test("resumes loading images in the same attempt after a restart", async () => {
  const image = await startHeldImage();
  const images = { allowLoopback: true, timeout: 600 };
  const settings = { data: await temporaryFolder(), images };
  const { caller, destination, folder, service } = await startDemo(settings);
  const file = documentWith([image.url]);
  const options = { destination, destinationReference: "a.md" };
  const { id } = await caller.export(file, options, {});
  await until(() => image.asked() === 1);
  await service.stop();

  const again = await startDemo(settings);
  const find = () =>
    again.service.storage.db
      .selectFrom("jobs")
      .select(["status", "attempt", "has_warnings"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  await until(async () => (await find()).status === "done");
  expect(await find()).toMatchObject({ attempt: 1, has_warnings: false });
  expect(await readdir(join(folder, "a.md.images"))).toHaveLength(1);
});

test.each([
  ["a PNG", PNG, "image/png"],
  ["a JPEG", Buffer.from("ffd8ffe000104a464946", "hex"), "image/jpeg"],
  ["a WebP", Buffer.from("RIFF\0\0\0\0WEBPVP8 "), "image/webp"],
  ["an SVG, which may hold scripts", Buffer.from("<svg xmlns='…'/>"), undefined],
  ["nothing", Buffer.alloc(0), undefined],
])("knows %s by its bytes", (_, bytes, mediaType) => {
  expect(imageType(bytes)?.mediaType).toBe(mediaType);
});
