import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentWith, startImages } from "../support/images.js";
import { startDemo } from "../support/start-demo.js";

test("warns about an image host that redirects inward or never ends", async () => {
  const { origin, asked } = await startImages();
  const { caller, destination, folder } = await startDemo({ images: { allowLoopback: true } });
  const names = ["metadata", "private", "file", "round", "bomb"];
  const file = documentWith(names.map((name) => `${origin}/${name}.png`));
  const job = await caller.export(file, { destination, destinationReference: "a.html" });
  expect(job).toMatchObject({ status: "done", hasWarnings: true });
  expect(await readdir(folder)).toEqual(["a.html"]);
  expect(names.map((name) => asked.get(`/${name}.png`))).toEqual([1, 1, 1, 4, 1]);
});

test.each(["docx", "html"])(
  "stores an image of giant dimensions without decoding it in %s",
  async (format) => {
    const { origin } = await startImages();
    const { caller, destination, folder } = await startDemo({ images: { allowLoopback: true } });
    const options = {
      destination,
      destinationReference: `a.${format}`,
      conversion: { destination: format },
    };
    const job = await caller.export(documentWith([`${origin}/giant.png`]), options);
    expect(job).toMatchObject({ status: "done" });
    expect((await stat(join(folder, `a.${format}`))).size).toBeLessThan(50_000);
  },
);
