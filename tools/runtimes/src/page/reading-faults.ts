import axe from "axe-core";
import type { Page } from "playwright-core";
import { layoutFaults } from "./layout-faults.ts";

const WIDTHS = [1440, 768, 390];
const SCHEMES = ["light", "dark"] as const;

/** A color scheme of the system. */
export type Scheme = (typeof SCHEMES)[number];

/**
 * Returns axe's findings on a page, ignoring frames. Without `preload`, axe does not read all style sheets and media,
 * which only rules about orientation and audio need; that takes a third of the time of a run.
 */
export function axeFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`axe
    .run(document, { iframes: false, preload: false, resultTypes: ["violations"] })
    .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + " " + target + ": " + failureSummary)))`);
}

/**
 * Returns the accessibility problems of a page on a screen, a tablet and a phone, in light and dark mode: layout
 * problems and axe's findings. `ready` waits until the page shows a scheme; a `part` that overlays the page is checked
 * alone.
 */
export async function readingFaults(
  page: Page,
  {
    ready = async () => {},
    part = "body",
  }: { readonly ready?: (scheme: Scheme) => Promise<unknown>; readonly part?: string } = {},
): Promise<string[]> {
  const viewport = page.viewportSize();
  await page.evaluate(axe.source);
  const faults: string[] = [];
  for (const width of WIDTHS)
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await ready(colorScheme);
      const found = await page.evaluate(layoutFaults, part);
      // Runs axe once per layout and once per scheme.
      const judged = width === (colorScheme === "light" ? 1440 : 390);
      if (judged) found.push(...(await axeFaults(page)));
      faults.push(...found.map((fault) => `${width} ${colorScheme}: ${fault}`));
    }
  if (viewport) await page.setViewportSize(viewport);
  return faults;
}
