import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wordpressKind } from "../../../src/destinations/wordpress/wordpress-destination.js";
import { PNG } from "../../support/images.js";
import { publication } from "../../support/publication.js";
import { localOutbound } from "../../support/servers/local-outbound.js";
import {
  missingForEditor,
  openBlockEditor,
  type BlockEditor,
} from "../../support/wordpress/block-editor.js";
import { everything } from "../../support/wordpress/everything.js";
import { namedDocuments, siteHtml } from "../../support/wordpress/documents.js";
import {
  missingForWordpress,
  startWordpress,
  type TestSite,
} from "../../support/wordpress/start-wordpress.js";

const missing = missingForWordpress() ?? missingForEditor;

/** Folder for screenshots to look at. */
const PICTURES = process.env["PICTURES"];

interface StoredPost {
  readonly id: number;
  readonly link: string;
  readonly content: { readonly raw: string };
}

describe.skipIf(missing)(missing ? `SKIPPED: ${missing}` : "in the block editor", () => {
  let site: TestSite;
  let editor: BlockEditor;
  beforeAll(async () => {
    site = await startWordpress();
    editor = await openBlockEditor(site);
  });
  afterAll(async () => {
    await editor?.close();
    await site?.stop();
  });

  const publish = async (
    document: unknown,
    { asAuthor = false, markup = "blocks", bytes = PNG } = {},
  ) => {
    const { url, username, applicationPassword, authorPassword } = site;
    const secrets = asAuthor
      ? { username: "author", applicationPassword: authorPassword }
      : { username, applicationPassword };
    const destination = wordpressKind.open(
      { url, status: "publish", markup },
      secrets,
      localOutbound,
    );
    const image = await destination.rehostImage?.({
      name: `${bytes.length}.png`,
      bytes,
      mediaType: "image/png",
    });
    const slug = randomUUID();
    await destination.publish({
      ...publication,
      ...siteHtml(document, image ?? ""),
      target: `${slug}.html`,
      job: randomUUID(),
    });
    const [post] = await read<StoredPost[]>(`/wp/v2/posts&slug=${slug}`);
    if (!post) throw new Error(`No post with the slug ${slug}`);
    return post;
  };
  /** Takes the screenshots for the page of everyday documents. */
  const takeBoth = async (document: unknown) => {
    if (!PICTURES) return;
    const plan = await readFile(
      new URL("../../../../docs/src/assets/everyday-plan.png", import.meta.url),
    );
    for (const [time, markup] of [
      ["before", "html"],
      ["after", "blocks"],
    ] as const) {
      await editor.open((await publish(document, { markup, bytes: plan })).id);
      await picture(`everyday-${time}`, editor.page);
    }
  };
  const read = async <T>(route: string): Promise<T> => {
    const credentials = Buffer.from(`${site.username}:${site.applicationPassword}`);
    const response = await fetch(`${site.url}/?rest_route=${route}&context=edit`, {
      headers: { authorization: `Basic ${credentials.toString("base64")}` },
    });
    return (await response.json()) as T;
  };
  const readPost = (id: number) => read<StoredPost>(`/wp/v2/posts/${id}`);

  test("every block of every document is valid and saves unchanged", async () => {
    const { id } = await publish(everything("https://example.com"));
    await editor.open(id);
    for (const { name, document } of namedDocuments()) {
      const { content } = await publish(document);
      const { names, invalid, saved } = await editor.read(content.raw);
      expect.soft(invalid, name).toEqual([]);
      expect.soft(names, name).not.toContain("core/freeform");
      expect.soft(names, name).not.toContain("core/missing");
      expect.soft(saved, name).toBe(content.raw);
      if (name === "everyday") await takeBoth(document);
    }
  });

  test("blocks remain valid when the site filters the HTML of authors", async () => {
    const { id, content } = await publish(everything("https://example.com"), { asAuthor: true });
    expect(content.raw).toContain("☑ ");
    await editor.open(id);
    const { invalid, names } = await editor.opened();
    expect(invalid).toEqual([]);
    expect(names).not.toContain("core/freeform");
    for (const { name, document } of namedDocuments()) {
      const filtered = await editor.read((await publish(document, { asAuthor: true })).content.raw);
      expect.soft(filtered.invalid, name).toEqual([]);
      expect.soft(filtered.names, name).not.toContain("core/freeform");
    }
  });

  test("editing and saving one paragraph changes no other block", async () => {
    const { id, content } = await publish(everything("https://example.com"));
    await editor.open(id);
    const { names, invalid, saved } = await editor.opened();
    expect(invalid).toEqual([]);
    expect(saved).toBe(content.raw);
    expect([...new Set(names)].sort()).toEqual(expect.arrayContaining(BLOCKS));
    await picture("editor", editor.page);
    await editor.page.evaluate(`(async () => {
      const [edited] = wp.data.select("core/block-editor").getBlocks().filter(({ attributes }) => String(attributes.content) === "The end.");
      await wp.data.dispatch("core/block-editor").updateBlockAttributes(edited.clientId, { content: "The very end." });
      await wp.data.dispatch("core/editor").savePost();
    })()`);
    expect((await readPost(id)).content.raw).toBe(content.raw.replace("The end.", "The very end."));
    await editor.page.goto((await readPost(id)).link);
    await picture("post", editor.page);
  });
});

/** The blocks of the document with every feature, in every version of WordPress. */
const BLOCKS = [
  "code",
  "gallery",
  "group",
  "heading",
  "html",
  "image",
  "list",
  "list-item",
  "nextpage",
  "paragraph",
  "quote",
  "separator",
  "table",
].map((name) => `core/${name}`);

/** Takes a screenshot of a page if `PICTURES` names a folder. */
async function picture(name: string, page: Page): Promise<void> {
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}
