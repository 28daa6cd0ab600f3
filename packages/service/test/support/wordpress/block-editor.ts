import { chromiumMissing, PAGE_TIMEOUT_MS, startChromium } from "@document-export/runtimes";
import type { Page } from "playwright-core";
import type { TestSite } from "./start-wordpress.js";

/** Reason why no browser can be started; undefined if one can. */
export const missingForEditor = chromiumMissing();

/** The block editor's interpretation of a post's content. */
export interface EditorReading {
  /** Names of all blocks, in reading order. */
  readonly names: readonly string[];
  /** The blocks that the editor considers invalid, as in the post. */
  readonly invalid: readonly string[];
  /** Content that the editor saves if nothing was edited. */
  readonly saved: string;
}

/** The block editor of a site in a browser. */
export interface BlockEditor {
  readonly page: Page;
  /** Opens a post; resolves when its blocks are loaded. */
  readonly open: (post: number) => Promise<void>;
  /** Reads content as the editor does when it opens a post, with all blocks rendered. */
  readonly read: (content: string) => Promise<EditorReading>;
  /** Returns the editor's interpretation of the open post. */
  readonly opened: () => Promise<EditorReading>;
  readonly close: () => Promise<void>;
}

/** Logs in to a site in a browser, and opens its block editor. */
export async function openBlockEditor(site: TestSite): Promise<BlockEditor> {
  const browser = await startChromium();
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  await page.goto(`${site.url}/wp-login.php`);
  await page.fill("#user_login", site.username);
  await page.fill("#user_pass", site.password);
  await Promise.all([page.waitForURL(/wp-admin/), page.click("#wp-submit")]);
  const open = async (post: number) => {
    await page.goto(`${site.url}/wp-admin/post.php?post=${post}&action=edit`);
    await page.waitForFunction(
      `globalThis.wp?.data?.select("core/editor")?.getCurrentPostId() === ${post} && wp.data.select("core/block-editor").getBlockCount() > 0`,
    );
    await page.evaluate(CLOSE_WELCOME);
  };
  const opened = () =>
    page.evaluate<EditorReading>(`(${READ})(wp.data.select("core/block-editor").getBlocks())`);
  return {
    page,
    open,
    opened,
    read: async (content) => {
      await page.evaluate(
        `wp.data.dispatch("core/block-editor").resetBlocks(wp.blocks.parse(${JSON.stringify(content)}))`,
      );
      // Some blocks change their attributes when they are first rendered.
      await page.evaluate(
        "new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done)))",
      );
      return opened();
    },
    close: () => browser.close(),
  };
}

const CLOSE_WELCOME = `wp.data.select("core/edit-post").isFeatureActive("welcomeGuide") &&
  wp.data.dispatch("core/edit-post").toggleFeature("welcomeGuide")`;

const READ = `(blocks) => {
  const all = (some) => some.flatMap((block) => [block, ...all(block.innerBlocks)]);
  const flat = all(blocks);
  return {
    names: flat.map(({ name }) => name),
    invalid: flat.filter(({ isValid }) => !isValid).map(({ name, originalContent }) => name + ": " + originalContent),
    saved: wp.blocks.serialize(blocks),
  };
}`;
