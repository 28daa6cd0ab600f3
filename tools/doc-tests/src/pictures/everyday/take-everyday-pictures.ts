// Takes the pictures for the page "Everyday documents": one document with all features, in each format, as the readers
// of that format show it. No test takes them again, because fonts differ between machines. After a visible change, run
// `node src/pictures/everyday/take-everyday-pictures.ts` in this package:
//
// - without options, for the current results
// - `--convert <folder>`, for the results of another build of `packages/convert`, such as an earlier one
// - `--editor <folder>`, for the pictures of the block editor, which are in this folder after
//   `PICTURES=<folder> vitest run --mode deep test/destinations/wordpress/block-editor.deep.test.ts`
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import * as today from "@document-export/convert";
import type { ConvertOptions } from "@document-export/convert";
import { startChromium } from "@document-export/runtimes";
import type { Page } from "playwright-core";
import { ROOT } from "../../documents.ts";
import { editorPictures } from "./editor-pictures.ts";
import { markdownPage } from "./markdown-page.ts";
import { openChapters } from "./open-chapters.ts";
import { printDocx } from "./print-docx.ts";
import { savePicture } from "./save-picture.ts";

const WIDTH = 640;
/** The image of the document. */
const PLAN = join(ROOT, "packages/docs/src/assets/everyday-plan.png");
/** Width of the window in pixels: enough for the source next to its rendering. */
const MARKDOWN_WIDTH = 1180;

const { values } = parseArgs({
  options: { convert: { type: "string" }, editor: { type: "string" } },
});
const browser = await startChromium();
const page = await browser.newPage();
if (values.editor === undefined) await takeResults(page);
else await editorPictures(page, values.editor);
await browser.close();

async function takeResults(opened: Page): Promise<void> {
  const { convertDocument, time } = await converter();
  const json = await readFile(join(ROOT, "packages/convert/test/documents/everyday.json"), "utf8");
  const document: unknown = JSON.parse(json);
  const plan = await readFile(PLAN);
  const [url = ""] = today.listImages(document).map((image) => image.url);
  const embed = new Map([[url, { bytes: plan, mediaType: "image/png" as const }]]);
  const address = `data:image/png;base64,${plan.toString("base64")}`;
  const external = new Map([[url, address]]);
  const documentUrl: ConvertOptions["documentUrl"] = ({ documentId }) =>
    documentId.startsWith("1MiNuTeS") ? "minutes-of-march.md" : undefined;
  // Earlier builds lack this option.
  const links = time === "before" ? {} : { documentUrl };

  const markdown = convertDocument(document, {
    format: "markdown",
    images: { external },
    ...links,
  });
  await opened.setViewportSize({ width: MARKDOWN_WIDTH, height: 400 });
  await opened.setContent(markdownPage(markdown.content, address));
  await save(opened, `markdown-${time}`);

  await opened.setViewportSize({ width: WIDTH, height: 400 });
  await opened.setContent(convertDocument(document, { format: "html", images: { embed } }).content);
  await save(opened, `html-${time}`);

  const docx = convertDocument(document, { format: "docx", images: { embed } }).content;
  await savePicture(opened, await printDocx(opened, docx), pathOf(`docx-${time}`));

  if (time === "before") return;
  const epub = convertDocument(document, { format: "epub", images: { embed } }).content;
  await opened.setViewportSize({ width: WIDTH, height: 400 });
  await openChapters(opened, epub, () => save(opened, `epub-${time}`));
}

async function converter(): Promise<{
  readonly convertDocument: typeof today.convertDocument;
  readonly time: "before" | "after";
}> {
  if (values.convert === undefined)
    return { convertDocument: today.convertDocument, time: "after" };
  const index = pathToFileURL(join(resolve(values.convert), "dist/index.js")).href;
  const { convertDocument } = (await import(index)) as typeof today;
  return { convertDocument, time: "before" };
}

async function save(opened: Page, name: string): Promise<void> {
  await savePicture(opened, await opened.screenshot({ fullPage: true }), pathOf(name));
}

function pathOf(name: string): string {
  return join(ROOT, `packages/docs/src/assets/everyday-${name}.webp`);
}
