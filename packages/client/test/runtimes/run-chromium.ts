import { chromium } from "playwright-core";
import type { Outcome } from "./behaviours.js";
import type { Suite } from "./runtime.js";

/** Runs the behaviours in a page of the server's own origin. */
export async function runChromium(
  executablePath: string,
  suite: Suite,
  url: string,
): Promise<Outcome[]> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/html/page`);
    await page.addScriptTag({ path: suite.page });
    return await page.evaluate<Outcome[]>(`suite.runBehaviours(${JSON.stringify(url)})`);
  } finally {
    await browser.close();
  }
}
