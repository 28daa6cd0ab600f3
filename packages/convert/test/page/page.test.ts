import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { convertDocument } from "../../src/index.js";
import {
  choose,
  converted,
  loadPage,
  missing,
  newPage,
  openPage,
  PAGE,
  startBrowser,
} from "./open-page.js";

if (missing) console.warn(`SKIPPED: the page in a browser: ${missing}.`);

const fixture = await readFile(new URL("../documents/lists.json", import.meta.url), "utf8");
const elements = [{ textRun: { content: "A cell with a note\n" } }, { equation: {} }];
/** A document that tries to load a script, an image and a link from elsewhere, with one link inside it. */
function hostileDocument(url: string): string {
  return JSON.stringify({
    title: "</script><img src=x onerror=alert(1)>",
    body: {
      content: [
        { paragraph: { elements: [...elements, image()] } },
        { paragraph: { elements: [link("away", { url: url })] } },
        { paragraph: { elements: [link("down", { headingId: "h.end" })] } },
        ...Array.from({ length: 80 }, () => ({ paragraph: { elements } })),
        {
          paragraph: {
            elements: [{ textRun: { content: "The end\n" } }],
            paragraphStyle: { namedStyleType: "HEADING_1", headingId: "h.end" },
          },
        },
      ],
    },
    inlineObjects: {
      i: {
        inlineObjectProperties: {
          embeddedObject: { imageProperties: { contentUri: `${url}image.png` } },
        },
      },
    },
  });
}

function image() {
  return { inlineObjectElement: { inlineObjectId: "i" } };
}

function link(content: string, target: object) {
  return { textRun: { content: `${content}\n`, textStyle: { link: target } } };
}

/** Starts a site that must get no requests. */
async function startSite() {
  const requests: unknown[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url);
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests };
}

/** An expression for a document whose conversion takes seconds; sending its text to the browser would take longer. */
const LONG_DOCUMENT = `[JSON.stringify({
  title: "Long",
  body: {
    content: Array(60_000).fill({
      paragraph: { elements: [{ textRun: { content: "word ".repeat(20) } }] },
    }),
  },
})]`;

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const shown = (page: Page) => page.locator(".panel:not([hidden])");

describe.skipIf(missing)("the page in a browser", () => {
  let browser: Browser;
  let shared: Page;
  beforeAll(async () => {
    browser = await startBrowser();
    shared = await newPage(browser);
  });
  afterAll(() => browser.close());

  /** Loads the page again: it stores nothing, and opening another one takes longer than most tests. */
  const open = () => loadPage(shared);

  test("produces every result of the package and contacts no server", async () => {
    const { page, requests, complaints } = await open();
    await choose(page, fixture, "lists.json");
    await converted(page, "lists.json");
    const document: unknown = JSON.parse(fixture);
    for (const [name, format] of [
      ["HTML", "html"],
      ["Markdown", "markdown"],
      ["DOCX", "docx"],
      ["EPUB", "epub"],
      ["Text", "text"],
    ] as const) {
      await tab(page, name).click();
      const download = page.waitForEvent("download");
      await shown(page).getByRole("link", { name: "Download" }).click();
      const { content } = convertDocument(document, { format });
      const got = await readFile(await (await download).path());
      expect(got.equals(Buffer.from(content as string)), name).toBe(true);
      if (format === "markdown" || format === "text")
        expect(await shown(page).locator("pre").textContent()).toBe(content);
    }
    expect(requests.filter((url) => !/^(blob|data|about):/.test(url))).toEqual([PAGE]);
    expect(complaints).toEqual([]);
  });

  test("shows the HTML result without its scripts, images and connections", async () => {
    const { page } = await open();
    const { url, requests } = await startSite();
    const call = `fetch("${url}").then(() => "sent", () => "refused")`;
    expect(await page.evaluate(call)).toBe("refused");
    await choose(page, hostileDocument(url));
    await converted(page, "note.json");
    const frame = page.frameLocator("iframe");
    await frame.getByText("away").click();
    expect(await page.evaluate("window.frames.length")).toBe(1);
    await frame.getByText("down").click();
    await expect.poll(() => frame.getByText("The end").evaluate(topOf)).toBeLessThan(800);
    expect(requests).toEqual([]);
    expect(page.context().pages()).toEqual([page]);
    await page.getByRole("button", { name: "Source" }).click();
    expect(await shown(page).locator("pre").textContent()).toContain("<!doctype html>");
  });

  test("shows the place of a warning in the JSON and in the result", async () => {
    const { page } = await open();
    await page.getByRole("button", { name: "Try an example" }).click();
    await converted(page, "The example");
    await tab(page, "Markdown").click();
    await page.getByRole("button", { name: "one month more" }).click();
    await page.locator("#value").getByText('"content": "one month more"').waitFor();
    expect(await shown(page).locator("mark").textContent()).toBe("one month more");
    expect(await page.locator("#path button").allTextContents()).toEqual([
      "document",
      "body",
      "content",
      "11",
      "paragraph",
      "elements",
      "1",
      "textRun",
    ]);
    await page.locator("#path").getByRole("button", { name: "paragraph" }).click();
    await page.locator("#value").getByText('"alignment": "JUSTIFIED"').waitFor();
    await page.getByRole("button", { name: "Back to the warning" }).click();
    expect(await page.evaluate("document.activeElement.textContent")).toBe("one month more");
  });

  test.each([
    ["", "The file is not valid JSON: "],
    ["{", "The file is not valid JSON: "],
    ['{"name":"x"}', "not a hosted document: expected a member `tabs` or `body`"],
    ["[".repeat(2_000_000), "The document cannot be converted: expected at most 1000 levels"],
  ])("explains in a sentence what is wrong with a file (%#)", async (content, sentence) => {
    const { page, complaints } = await open();
    await choose(page, content);
    await page.getByRole("alert").getByText(sentence).waitFor();
    expect(await page.getByRole("tab").count()).toBe(0);
    // The error does not block the next document.
    await choose(page, fixture);
    await converted(page, "note.json");
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("refuses several files, and one that is too large", async () => {
    const { page } = await open();
    await drop(page, '["{}", "{}"]');
    await page.getByRole("alert").getByText("Expected one document, got 2 files.").waitFor();
    await drop(page, '[" ".repeat(51 * 2 ** 20)]');
    await page.getByRole("alert").getByText("51 MiB; this page takes at most 50 MiB.").waitFor();
  });

  test("converts dropped, pasted and typed input", async () => {
    const { page } = await open();
    await drop(page, JSON.stringify([fixture]));
    await converted(page, "0.json");
    await page.evaluate(`
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", ${JSON.stringify(fixture)});
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));`);
    await converted(page, "The pasted JSON");
    await page.getByRole("button", { name: "Paste JSON" }).click();
    await page.getByRole("textbox").fill("no JSON");
    await page.getByRole("button", { name: "Convert", exact: true }).click();
    await page.getByRole("alert").getByText("not valid JSON").waitFor();
  });

  test("Cancel stops a long conversion while the page still responds", async () => {
    const { page } = await open();
    await drop(page, LONG_DOCUMENT);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("status").getByText("Cancelled.").waitFor();
    expect(await page.getByRole("progressbar").count()).toBe(0);
    await choose(page, fixture);
    await converted(page, "note.json");
  });

  test("stops a conversion that takes more than a minute", async () => {
    // The clock would stay in a shared page.
    const { page } = await openPage(browser);
    await page.clock.install();
    await drop(page, LONG_DOCUMENT);
    await page.getByText("Converting 0.json").waitFor();
    await page.clock.fastForward(60_000);
    await page.getByRole("alert").getByText("took more than 60 seconds").waitFor();
  });

  test("selects tabs by the keyboard", async () => {
    const { page } = await open();
    await choose(page, fixture);
    await converted(page, "note.json");
    await tab(page, "HTML").focus();
    await page.keyboard.press("ArrowLeft");
    expect(await tab(page, "Text").getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Download");
    expect(await shown(page).getAttribute("id")).toBe("panel-markdown");
  });
});

function topOf(node: { getBoundingClientRect: () => { top: number } }): number {
  return node.getBoundingClientRect().top;
}

/** Drops files on the page; `contents` is a JavaScript expression. */
function drop(page: Page, contents: string): Promise<void> {
  return page.evaluate(`
    const dataTransfer = new DataTransfer();
    for (const [at, text] of ${contents}.entries())
      dataTransfer.items.add(new File([text], at + ".json"));
    document.dispatchEvent(new DragEvent("drop", { dataTransfer }));`);
}
