import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { readingFaults } from "@document-export/runtimes/page";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBackend, type Backend } from "./support/backend.ts";
import { missing, openConsole, startBrowser, type Opened } from "./support/open-console.ts";
import { expectReadable, MAIN_PLACES } from "./support/places.ts";

const MAX_FIRST_LOAD_BYTES = 60_000;
const DIST = new URL("../dist/", import.meta.url);

test("keeps the first load below the size limit", () => {
  const files = readdirSync(new URL("assets/", DIST)).map((name) => `assets/${name}`);
  const sizes = ["index.html", ...files].map(
    (name) => gzipSync(readFileSync(new URL(name, DIST))).length,
  );
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(MAX_FIRST_LOAD_BYTES);
});

describe.skipIf(missing)("the pages of the console", () => {
  let browser: Browser;
  let backend: Backend;
  let opened: Opened;
  beforeAll(async () => {
    [browser, backend] = await Promise.all([startBrowser(), startBackend()]);
    opened = await openConsole(browser, backend.origin, "login=code");
    await opened.page.getByRole("heading", { name: "Overview" }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await backend.stop();
  });

  test.each(MAIN_PLACES)("#/%s is readable at every size, in both colour schemes", (...place) =>
    expectReadable(opened, place),
  );

  test("shows a readable dialog and phone menu", async () => {
    const { page, goTo } = opened;
    await goTo("deliveries");
    await page.getByRole("button", { name: "Replay since" }).click();
    await page.getByRole("heading", { name: "Replay deliveries" }).waitFor();
    expect(await readingFaults(page, { part: "dialog[open]" })).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await goTo("connections/12");
    await page.getByRole("button", { name: "Update" }).click();
    await page.getByLabel("applicationPassword").waitFor();
    expect(await readingFaults(page, { part: "dialog[open]" })).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.setViewportSize({ width: 390, height: 900 });
    const link = page.getByRole("navigation").getByRole("link", { name: "Audit log" });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await readingFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    await link.click();
    await page.getByRole("heading", { name: "Audit log" }).waitFor();
    await expect.poll(() => link.isVisible()).toBe(false);
  });

  test("shows a readable sign-in page", async () => {
    const { page } = await openConsole(browser, backend.origin);
    await page.getByLabel("Operator token").fill("dx_wrong");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("This token is unknown.").waitFor();
    expect(await readingFaults(page)).toEqual([]);
    await page.context().close();
  });
});
