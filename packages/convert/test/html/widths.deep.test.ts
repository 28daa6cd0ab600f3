import { chromiumMissing, startChromium } from "@document-export/runtimes";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { corpusDocuments, ownDocument } from "../support/read-documents.js";
import { expectFitting, openPage } from "./open-content.js";

const missing = chromiumMissing() ?? "";
if (missing) console.warn(`SKIPPED: HTML in a browser: ${missing}.`);

describe.skipIf(missing)("HTML in a browser", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await startChromium();
    page = await openPage(browser);
  });
  afterAll(() => browser?.close());

  const documents = [
    ...["quarterly-report", "merged-cells", "contract"].map((name) => ({
      name,
      document: ownDocument(name),
    })),
    ...corpusDocuments(),
  ];

  it.each(documents)("is never wider than the window: $name", ({ document }) =>
    expectFitting(page, document),
  );
});
