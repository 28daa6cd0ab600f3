import { createHash } from "node:crypto";
import { chromiumMissing, startChromium } from "@document-export/runtimes";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { body, item, paragraph, run, table } from "../support/build-document.js";
import { expectFitting, openPage, showContent } from "./open-content.js";

const missing = chromiumMissing() ?? "";
if (missing) console.warn(`SKIPPED: HTML in a browser: ${missing}.`);

const columns = (name: string) => Array.from({ length: 14 }, (_, at) => `${name}${at}`);
const longWord = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(4);
const wide = body(
  paragraph("A wide table", "HEADING_1"),
  table(columns("Quarterly "), columns("1,234,567.89 ")),
  table(["address", longWord], [`https://example.com/${"path/".repeat(40)}`, "b"]),
  item("an item", "l"),
  {
    table: {
      tableRows: [
        { tableCells: [{ content: [table(columns("inner "), columns("b"))] }, { content: [] }] },
      ],
    },
  },
);

/** Runs in the page, and returns the pixels between the two words of each text with tabs. */
const GAPS = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const gaps = [];
  while (texts.nextNode()) {
    const { data } = texts.currentNode;
    if (!data.includes("\\t")) continue;
    const edge = (at, side) => {
      const range = document.createRange();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + 1);
      return range.getBoundingClientRect()[side];
    };
    gaps.push(edge(data.lastIndexOf("\\t") + 1, "left") - edge(data.indexOf("\\t") - 1, "right"));
  }
  return gaps;
})()`;

/** Runs in the page, and returns the width and the border of each underlined text. */
const LINES = `[...document.querySelectorAll("u")].map((one) =>
  [one.getBoundingClientRect().width, getComputedStyle(one).borderBottom])`;

describe.skipIf(missing)("HTML in a browser", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await startChromium();
    page = await openPage(browser);
  });
  afterAll(() => browser?.close());

  const show = (...content: readonly [content: string, policy?: string, sheet?: string]) =>
    showContent(page, ...content);

  it("is never wider than the window: wide tables", () => expectFitting(page, wide));

  it("scrolls a wide table in place unless the screen has room", async () => {
    await show(convertDocument(wide, { format: "html" }).content);
    const around = page.locator(".table").first();
    const isCut = () => around.evaluate((node) => node.scrollWidth > node.clientWidth);
    const cut: boolean[] = [];
    const size = page.viewportSize();
    for (const width of [390, 768, 1104, 2200]) {
      await page.setViewportSize({ width, height: 900 });
      cut.push(await isCut());
    }
    if (size) await page.setViewportSize(size);
    expect(cut).toEqual([true, true, true, false]);
  });

  it.each(["semantic", "faithful"] as const)(
    "shows tabs at their full width, %s",
    async (styles) => {
      const text = "Name:\t\t\tDate:";
      const document = body(paragraph(text), item(text, "l"), table(["head"], [text]));
      const whole = convertDocument(document, { format: "html", styles }).content;
      const fragment = convertDocument(document, { format: "html", styles, css: "inline" }).content;
      for (const content of [whole, fragment]) {
        await show(content);
        const spaces = await page.evaluate<readonly number[]>(GAPS);
        expect(spaces).toHaveLength(3);
        for (const space of spaces) expect(space).toBeGreaterThan(50);
      }
    },
  );

  it.each(["stylesheet", "inline"] as const)(
    "shows underlined blanks as lines, %s",
    async (css) => {
      const blank = run("\t\t", { underline: true });
      const text = run("\tindented");
      const signature = body(paragraph([run("By:"), blank]), paragraph([blank]), paragraph([text]));
      await show(convertDocument(signature, { format: "html", css }).content);
      const lines = await page.evaluate<readonly [number, string][]>(LINES);
      expect(lines).toHaveLength(2);
      for (const [width, border] of lines) {
        expect(width).toBeGreaterThan(50);
        expect(border).toMatch(/^1px solid/);
      }
    },
  );

  const lists = {
    l: { listProperties: { nestingLevels: [{ glyphType: "DECIMAL", glyphFormat: "§%0" }] } },
  };
  const centred = paragraph("centred");
  centred.paragraph = { ...centred.paragraph, paragraphStyle: { alignment: "CENTER" } };
  const red = { foregroundColor: { color: { rgbColor: { red: 1 } } } };
  const styled = {
    ...body(centred, item("an item", "l"), paragraph([run("red", red)])),
    lists,
  };

  const styleOf = (page: Page, selector: string, property: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector("${selector}")).${property}`);
  /** The styles that the browser computed for that document. */
  const computed = async (page: Page) => ({
    centred: await styleOf(page, "p", "textAlign"),
    label: await styleOf(page, "li", "listStyleType"),
    red: await styleOf(page, "p span", "color"),
  });
  const shown = { centred: "center", label: '"§1 "', red: "rgb(255, 0, 0)" };

  it("needs only its stylesheet's hash in a strict content security policy", async () => {
    const options = { format: "html", styles: "faithful" } as const;
    const { content, stylesheet = "" } = convertDocument(styled, options);
    const hash = createHash("sha256").update(stylesheet).digest("base64");
    const policy = `default-src 'none'; style-src 'sha256-${hash}'`;
    const { refused } = await show(content, policy);
    expect(await computed(page)).toEqual(shown);
    expect(refused()).toEqual([]);
    // The same styles as attributes are blocked by the policy.
    const inline = await show(
      convertDocument(styled, { ...options, css: "inline" }).content,
      policy,
    );
    expect((await computed(page)).centred).not.toBe("center");
    expect(inline.refused()).not.toEqual([]);
  });

  it("styles a fragment from a separate stylesheet file of the page", async () => {
    const options = { format: "html", styles: "faithful", fragment: true } as const;
    const { content, stylesheet } = convertDocument(styled, { ...options, classPrefix: "x-" });
    const site = `<!doctype html><link rel="stylesheet" href="style.css"><h1>Site</h1>${content}`;
    const policy = "default-src 'none'; style-src 'self'";
    const { refused } = await show(site, policy, stylesheet);
    expect(await computed(page)).toEqual(shown);
    expect(refused()).toEqual([]);
    expect(await styleOf(page, "body", "maxWidth")).toBe("none");
  });

  it("looks the same with style attributes and without a stylesheet", async () => {
    const options = { format: "html", styles: "faithful", css: "inline", fragment: true } as const;
    await show(convertDocument(styled, options).content);
    expect(await computed(page)).toEqual(shown);
  });

  it("has links that lead to their headings, also with leading digits", async () => {
    const heading = paragraph("2 Scope", "HEADING_1");
    heading.paragraph = {
      ...heading.paragraph,
      paragraphStyle: { namedStyleType: "HEADING_1", headingId: "h.1" },
    };
    const link = paragraph([run("see", { link: { headingId: "h.1" } })]);
    await show(convertDocument(body(link, heading), { format: "html" }).content);
    await page.getByRole("link", { name: "see" }).click();
    expect(await page.locator(`${new URL(page.url()).hash}:target`).textContent()).toBe("2 Scope");
  });
});
