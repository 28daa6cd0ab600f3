import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Site } from "./open-site.ts";
import type { Page as SitePage } from "./site-files.ts";

/** Types into the search, and waits until there are results. */
export async function search(page: Page, query: string): Promise<string[]> {
  const dialog = page.getByRole("dialog", { name: "Search" });
  if (!(await dialog.isVisible())) await page.keyboard.press("Control+K");
  const input = dialog.getByRole("searchbox");
  await input.fill("");
  await expect.poll(() => dialog.getByRole("status").textContent()).toBe("");
  await input.fill(query);
  await expect.poll(() => dialog.getByRole("status").textContent()).toMatch(/page/i);
  return dialog
    .locator("li > a:first-child")
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
}

/** Newcomers' questions, with small words that pages may lack; the right page and its lowest accepted rank. */
export const QUESTIONS = [
  ["How do I export a document?", "guides/export-a-document", 1],
  ["how can I wait for my job", "guides/wait-for-a-job", 1],
  ["do I need postgres", "guides/run-the-service", 1],
  ["how do I verify the signature of a webhook", "guides/receive-webhooks", 3],
  ["get all pages of a list", "guides/page-through-lists", 3],
  ["is my server compatible with the interface", "guides/validate-an-implementation", 3],
  ["convert a Google Doc to markdown in node", "guides/convert-in-your-own-program", 3],
  ["write my own implementation with express", "guides/build-an-implementation", 3],
  ["use the contract in Redoc or Swagger UI", "guides/docs-tools", 3],
  ["how do I back up the database", "reference/operation/backup", 3],
] as const;

/** Expects to find each page in the search index by its title. */
export async function expectFoundByTitle(site: Site, wanted: readonly SitePage[]): Promise<void> {
  const { page, complaints } = await site.open("/docs/convert/");
  for (const { url, html } of wanted.filter(({ html }) => html.includes("data-pagefind-body"))) {
    const title = /<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? "";
    expect([title, await search(page, title)]).toEqual([title, expect.arrayContaining([url])]);
  }
  expect(complaints).toEqual([]);
  await page.close();
}

/** Expects to find the right page for each newcomer's question. */
export async function expectAnswered(
  site: Site,
  questions: readonly (typeof QUESTIONS)[number][],
): Promise<void> {
  const { page } = await site.open("/docs/convert/");
  for (const [question, guide, place] of questions) {
    const found = await search(page, question);
    expect(found.slice(0, place), question).toContain(`/docs/${guide}/`);
  }
  await page.close();
}
