import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "./open-site.ts";

/** Typical screen sizes: a desktop and a phone. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
const SCHEMES = ["light", "dark"] as const;
/** Height of a screen on the sheet, in pixels. */
const THUMBNAIL_HEIGHT = 400;

/** Takes a screenshot of the top of each page in each size and theme, and writes all of them to one sheet. */
export async function writeContactSheet(
  site: Site,
  urls: readonly string[],
  folder: string,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const figures: string[] = [];
  for (const url of urls)
    for (const viewport of SIZES)
      for (const colorScheme of SCHEMES) {
        const { page } = await site.open(url, { viewport, colorScheme });
        const title = `${url} ${viewport.width} ${colorScheme}`;
        const image = await page.screenshot();
        await page.close();
        await writeFile(join(folder, `${title.replaceAll(/[^\w]+/g, "-")}.png`), image);
        const source = `data:image/png;base64,${image.toString("base64")}`;
        figures.push(`<figure><img src="${source}"><figcaption>${title}</figcaption></figure>`);
      }
  const style = `body { font: 14px sans-serif; display: grid; grid-template-columns: repeat(4, max-content); gap: 8px }
    figure { margin: 0 } img { height: ${THUMBNAIL_HEIGHT}px; border: 1px solid #888 }`;
  const path = join(folder, "contact-sheet.html");
  await writeFile(path, `<!doctype html><style>${style}</style>${figures.join("")}`);
  return path;
}
