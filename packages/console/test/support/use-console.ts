import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { startBackend, type Backend } from "./backend.ts";
import { openConsole, startBrowser, type Opened } from "./open-console.ts";

/** The console in a browser, and the backend that serves it; both are created for each test. */
export interface CurrentConsole {
  readonly backend: Backend;
  readonly opened: Opened;
  /** Opens the console through a login link, such as `login=code`. */
  readonly enter: (place: string) => Promise<Opened>;
  /** Opens a place as a signed-in user. */
  readonly open: (place: string) => Promise<Opened["page"]>;
}

/** Starts and stops the console for each of the surrounding tests. */
export function useConsole(): CurrentConsole {
  let browser: Browser;
  let backend: Backend;
  let opened: Opened | undefined;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    backend = await startBackend();
  });
  afterEach(async () => {
    await opened?.page.context().close();
    opened = undefined;
    await backend.stop();
  });
  const enter = async (place: string) => {
    opened = await openConsole(browser, backend.origin, place);
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
      const { page, goTo } = await enter("login=code");
      await page.getByRole("heading", { name: "Overview" }).waitFor();
      await goTo(place);
      return page;
    },
  };
}
