import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { startBackend, type Backend } from "./support/backend.ts";
import { missing, openConsole, startBrowser, type Opened } from "./support/open-console.ts";
import { expectReadable, OTHER_PLACES } from "./support/places.ts";

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

  test.each(OTHER_PLACES)("#/%s is readable at every size, in both colour schemes", (...place) =>
    expectReadable(opened, place),
  );
});
