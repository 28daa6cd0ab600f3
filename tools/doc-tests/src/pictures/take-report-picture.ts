// Writes the picture of the exported demo document that the first page shows. It is not drawn again by a test: fonts
// differ between machines. Run `node src/pictures/take-report-picture.ts` after a visible change of the HTML.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { convertDocument } from "@document-export/convert";
import { findChromium } from "@document-export/runtimes";
import { chromium } from "playwright-core";
import { ROOT } from "../documents.ts";

const VIEWPORT = { width: 480, height: 640 };

const found = findChromium();
if ("missing" in found) throw new Error(`The picture needs a browser: ${found.missing}.`);
const json = await readFile(join(ROOT, "packages/service/demo/quarterly-report.json"), "utf8");
const { content } = convertDocument(JSON.parse(json), { format: "html" });

const browser = await chromium.launch({ executablePath: found.command, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: VIEWPORT, colorScheme: "light" });
await page.setContent(content);
await page.getByText("Visits and loans").last().scrollIntoViewIfNeeded();
await page.evaluate(() => {
  const headings = [...document.querySelectorAll("h1, h2")];
  headings.find(({ textContent }) => textContent === "Visits and loans")?.scrollIntoView();
});
await page.screenshot({ path: join(ROOT, "packages/docs/src/assets/report-page.png") });
await browser.close();
