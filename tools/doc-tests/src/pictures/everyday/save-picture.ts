import { writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";

/** Quality of the WebP encoder, from 0 to 1. This one keeps text sharp and the site small. */
const QUALITY = 0.4;
/** Maximum width of a picture in pixels. */
const MAX_WIDTH = 1000;
/** Number of pixels to leave below the last line that is not empty. */
const MARGIN = 16;

/** Saves a picture as WebP, without the empty space at the bottom. Encoding it leaves the page blank. */
export async function savePicture(page: Page, png: Buffer, file: string): Promise<void> {
  await page.goto("about:blank");
  const encoded = await page.evaluate(encode, {
    address: `data:image/png;base64,${png.toString("base64")}`,
    quality: QUALITY,
    margin: MARGIN,
    maxWidth: MAX_WIDTH,
  });
  const bytes = Buffer.from(encoded.slice(encoded.indexOf(",") + 1), "base64");
  await writeFile(file, bytes);
  process.stdout.write(`${file}: ${Math.round(bytes.length / 1000)} kB\n`);
}

/** Encodes a picture in the browser, so everything that it needs is inside the function. */
async function encode({
  address,
  quality,
  margin,
  maxWidth,
}: {
  readonly address: string;
  readonly quality: number;
  readonly margin: number;
  readonly maxWidth: number;
}): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { width, height } = image;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas.");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const rowOf = (row: number) => data.subarray(row * width * 4, (row + 1) * width * 4);
  const isEmpty = (row: Uint8ClampedArray) => row.every((value, at) => value === row[at % 4]);
  let used = height;
  while (used > 1 && isEmpty(rowOf(used - 1))) used -= 1;
  const shown = Math.min(height, used + margin);
  const scale = Math.min(1, maxWidth / width);
  const cut = document.createElement("canvas");
  cut.width = Math.round(width * scale);
  cut.height = Math.round(shown * scale);
  cut.getContext("2d")?.drawImage(image, 0, 0, width, shown, 0, 0, cut.width, cut.height);
  return cut.toDataURL("image/webp", quality);
}
