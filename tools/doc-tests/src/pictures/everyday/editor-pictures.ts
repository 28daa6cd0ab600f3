import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "../../documents.ts";
import { savePicture } from "./save-picture.ts";

/** Saves the pictures that the block editor test has written to a folder. */
export async function editorPictures(page: Page, folder: string): Promise<void> {
  for (const time of ["before", "after"]) {
    const png = await readFile(join(folder, `everyday-${time}.png`));
    const file = join(ROOT, `packages/docs/src/assets/everyday-editor-${time}.webp`);
    await savePicture(page, png, file);
  }
}
