// Writes the two pictures on the first page and in the README: a part of the demo document, and its Markdown. No test
// draws them again, because fonts differ between machines. Run `node src/pictures/take-report-picture.ts` after a
// visible change.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { convertDocument } from "@document-export/convert";
import { startChromium } from "@document-export/runtimes";
import type { Browser } from "playwright-core";
import { ROOT } from "../documents.ts";

const SIZE = { width: 560, height: 420 };
/** Pixels of the picture per pixel of the page, so that text is sharp on phone screens. */
const SCALE = 1.5;
/** Heading at which the pictured part of the document starts; the part ends before the next heading. */
const FROM = "Digital loans";
const TO = "What readers say";

const PAGE_STYLE =
  "html { background: #eef1f5 } body { margin: 16px; padding: 18px 32px; background: #fff; box-shadow: 0 1px 4px #0004; max-width: none; font: 14px/1.55 Arial, 'Liberation Sans', sans-serif } h2 { margin-top: 0; color: #0b5c66; font-family: inherit }";
const MARKDOWN_STYLE =
  "body { margin: 0; background: #0d1b2a; color: #d8e4f2; font: 13px/1.5 'DejaVu Sans Mono', monospace } pre { margin: 0; padding: 18px 22px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit } b { color: #7cc4ff }";

const json = await readFile(join(ROOT, "packages/service/demo/quarterly-report.json"), "utf8");
const document: unknown = JSON.parse(json);
const { content: html } = convertDocument(document, { format: "html" });
const { content: markdown } = convertDocument(document, { format: "markdown" });

const browser = await startChromium();
await takeDocument(browser);
await takeMarkdown(browser);
await browser.close();

async function takeDocument(opened: Browser): Promise<void> {
  const page = await opened.newPage({ viewport: SIZE, deviceScaleFactor: SCALE });
  await page.setContent(html);
  await page.evaluate(
    ([from, to]) => {
      const blocks = [...(globalThis.document.querySelector("main, article")?.children ?? [])];
      const all = blocks.length > 0 ? blocks : [...globalThis.document.body.children];
      const heading = (text: string | undefined) =>
        all.findIndex((block) => /^H\d$/.test(block.tagName) && block.textContent === text);
      const [start, end] = [heading(from), heading(to)];
      for (const [index, block] of all.entries()) if (index < start || index >= end) block.remove();
    },
    [FROM, TO] as const,
  );
  await page.addStyleTag({ content: PAGE_STYLE });
  await page.screenshot({ path: pathOf("document") });
}

async function takeMarkdown(opened: Browser): Promise<void> {
  const page = await opened.newPage({ viewport: SIZE, deviceScaleFactor: SCALE });
  const [, part = ""] = markdown.split(`## ${FROM}\n`);
  const [text = ""] = `## ${FROM}\n${part}`.split(`\n# ${TO}`);
  const escaped = text.trim().replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const marked = escaped.replaceAll(/^(?:#+ .*|```\w*|\s*- )/gm, "<b>$&</b>");
  await page.setContent(`<style>${MARKDOWN_STYLE}</style><pre>${marked}</pre>`);
  await page.screenshot({ path: pathOf("markdown") });
}

function pathOf(name: string): string {
  return join(ROOT, `packages/docs/src/assets/report-${name}.png`);
}
