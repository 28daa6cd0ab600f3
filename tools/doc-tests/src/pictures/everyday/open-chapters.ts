import { execFileSync } from "node:child_process";
import { glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";

/** Shows the chapters of a book, one below the other; `use` runs while the files of the book exist. */
export async function openChapters(
  page: Page,
  epub: Uint8Array,
  use: () => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "epub-"));
  try {
    await writeFile(join(folder, "book.epub"), epub);
    execFileSync("unzip", ["-q", "book.epub"], { cwd: folder });
    const chapters: string[] = [];
    for await (const file of glob("**/*.xhtml", { cwd: folder }))
      if (!file.includes("nav")) chapters.push(file);
    const [first = "", ...others] = chapters.toSorted();
    await page.goto(pathToFileURL(join(folder, first)).href);
    for (const file of others) {
      const [, body = ""] =
        /<body[^>]*>([^]*)<\/body>/.exec(await readFile(join(folder, file), "utf8")) ?? [];
      await page.evaluate(
        (content) => document.body.insertAdjacentHTML("beforeend", `<hr/>${content}`),
        body,
      );
    }
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    await use();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
