import { findChromium, PAGE_TIMEOUT_MS } from "@document-export/runtimes";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";

const found = findChromium();
/** Why no browser can be started, or nothing. */
export const missing = "missing" in found ? found.missing : "";
if (missing) console.warn(`SKIPPED: the console in a browser: ${missing}.`);

/** What a browser says of responses that are not successes: the pages say it in a sentence. */
const EXPECTED = /Failed to load resource|Blocked script execution/;

/** The console in its own page, and what went wrong in it without being shown. */
export interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Goes to a place, such as `jobs?status=failed`, without loading the console again. */
  readonly goTo: (place: string) => Promise<void>;
}

export function startBrowser(): Promise<Browser> {
  const executablePath = "command" in found ? found.command : "";
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

/** Opens the console of a service, at first at that place. */
export async function openConsole(
  browser: Browser,
  origin: string,
  place = "",
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(origin))
      complaints.push(`asks for ${request.url()}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text()))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const address = (to: string) => `${origin}/console/#${to}`;
  await page.goto(address(place));
  return { page, complaints, goTo: async (to) => void (await page.goto(address(`/${to}`))) };
}
