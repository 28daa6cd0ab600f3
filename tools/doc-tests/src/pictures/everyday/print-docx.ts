import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findProgram } from "@document-export/local-servers";
import type { Page } from "playwright-core";

/** Size of a sheet of A4 at 96 dpi in pixels, with the frame that the browser draws around it. */
const SHEET = { width: 794, height: 1123 };
/** Time in milliseconds to wait until the browser has drawn a PDF, which it does not report. */
const DRAWN_MS = 3000;

/** Prints the first sheet of a DOCX file with LibreOffice to a PDF, and takes a picture of it in the browser. */
export async function printDocx(page: Page, docx: Uint8Array): Promise<Buffer> {
  const office = findProgram("soffice");
  if (!office)
    throw new Error("The picture of DOCX needs LibreOffice (apt: libreoffice-writer-nogui).");
  const folder = await mkdtemp(join(tmpdir(), "docx-"));
  try {
    const file = join(folder, "document.docx");
    await writeFile(file, docx);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
    const options = ["--headless", profile, "--convert-to", "pdf", "--outdir", folder];
    execFileSync(office, [...options, file], { stdio: "ignore" });
    const index = join(folder, "index.html");
    const { width, height } = SHEET;
    const embedded = `<embed src="document.pdf#toolbar=0&navpanes=0&view=FitH" type="application/pdf" width="${width}" height="${height}">`;
    await writeFile(index, `<style>body { margin: 0; overflow: hidden }</style>${embedded}`);
    await page.setViewportSize(SHEET);
    await page.goto(pathToFileURL(index).href);
    await page.waitForTimeout(DRAWN_MS);
    const frame = 8;
    const clip = { x: frame, y: frame, width: width - 2 * frame, height: height - 3 * frame };
    return await page.screenshot({ clip });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
