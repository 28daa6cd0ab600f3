import { chromium } from "playwright-core";
import type { Call, Program } from "./runtime.ts";

/** Runs a program in a page of the system's Chromium. */
export async function runChromium(
  executablePath: string,
  program: Program,
  { argument, page: address = "about:blank" }: Call,
): Promise<unknown> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
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
