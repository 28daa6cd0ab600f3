import { startChromium } from "../start-chromium.ts";
import type { Call, Program } from "./runtime.ts";

/** Runs a program in a page of the system's Chromium. */
export async function runChromium(
  program: Program,
  { argument, page: address = "about:blank" }: Call,
): Promise<unknown> {
  const browser = await startChromium();
  try {
    const page = await browser.newPage();
    // Other programs may keep the processors busy: a hanging page is left to the timeout of its test.
    page.setDefaultTimeout(0);
    await page.goto(address);
    await page.addScriptTag({ path: program.page });
    return await page.evaluate(`program.run(${JSON.stringify(argument)})`);
  } finally {
    await browser.close();
  }
}
