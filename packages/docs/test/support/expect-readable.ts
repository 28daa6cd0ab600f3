import { readingFaults, type Scheme } from "@document-export/runtimes/page";
import { expect } from "vitest";
import type { Site } from "./open-site.ts";

/** Opens a page of the site at every size and in both themes, and expects it to be readable and without errors. */
export async function expectReadable(site: Site, url: string): Promise<void> {
  const opened = await site.open(url);
  const { page } = opened;
  const isShown = (scheme: Scheme) => page.locator(`html[data-theme=${scheme}]`).waitFor();
  expect(await readingFaults(page, { ready: isShown })).toEqual([]);
  expect(opened.complaints).toEqual([]);
  await page.close();
}
