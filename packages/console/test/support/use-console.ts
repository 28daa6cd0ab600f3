import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { startBackend, type Backend } from "./backend.ts";
import { openPage, resetPage, showConsole, startBrowser, type Opened } from "./open-console.ts";

/** The console in a browser, and the backend that serves it. Each test has its own backend, with its own origin. */
export interface CurrentConsole {
  readonly backend: Backend;
  readonly opened: Opened;
  /** Opens the console through a login link, such as `login=code`. */
  readonly enter: (place: string) => Promise<Opened>;
  /** Opens a place as a signed-in user. */
  readonly open: (place: string) => Promise<Opened["page"]>;
}

/** Starts and stops the console for each of the surrounding tests, which share a page: opening one takes longest. */
export function useConsole(): CurrentConsole {
  let browser: Browser;
  let page: Page;
  let backend: Backend;
  let opened: Opened | undefined;
  beforeAll(async () => {
    browser = await startBrowser();
    page = await openPage(browser);
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    backend = await startBackend();
  });
  afterEach(async () => {
    await resetPage(page);
    opened = undefined;
    await backend.stop();
  });
  const enter = async (place: string) => {
    opened = await showConsole(page, backend.origin, place);
    return opened;
  };
  return {
    get backend() {
      return backend;
    },
    get opened() {
      if (!opened) throw new Error("Open the console first.");
      return opened;
    },
    enter,
    open: async (place) => {
      const { name, value } = backend.startSession();
      await page.context().addCookies([{ name, value, url: backend.origin }]);
      await enter(`/${place}`);
      return page;
    },
  };
}
