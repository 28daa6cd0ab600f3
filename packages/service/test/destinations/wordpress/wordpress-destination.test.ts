import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { htmlFragment } from "../../../src/destinations/wordpress/page/html-fragment.js";
import { wordpressKind } from "../../../src/destinations/wordpress/wordpress-destination.js";
import { openSecretBox } from "../../../src/secrets/open-secret-box.js";
import { addConnection } from "../../../src/storage/statements/connections.js";
import { documentWith, PNG, startImages } from "../../support/images.js";
import { localOutbound } from "../../support/servers/local-outbound.js";
import { publication } from "../../support/publication.js";
import { startDemo } from "../../support/start-demo.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { missingForWordpress } from "../../support/wordpress/start-wordpress.js";
import { html, page, useSite } from "../../support/wordpress/use-site.js";
import { expectFound, expectReplaced } from "./post-statuses.js";

const missing = missingForWordpress();
describe.skipIf(missing)(missing ? `SKIPPED: ${missing}` : "on a WordPress site", () => {
  const tested = useSite();
  const { site, open, read, target, postsOf } = tested;

  test("publishes a result as a draft with its fields", async () => {
    const fields = {
      title: "Third quarter",
      slug: "third-quarter",
      excerpt: "In short.",
      status: "publish",
      categories: "Reports, Finance",
      tags: "q3",
      unknown: "left out",
    };
    const { reference, links } = await open().publish({ ...html, target: target(), fields });
    expect(reference).toBe("third-quarter");
    const [post] = await postsOf("third-quarter");
    expect(post).toMatchObject({ status: "publish", link: links[0]?.url });
    expect(post?.title.raw).toBe("Third quarter");
    expect(post?.excerpt.raw).toBe("In short.");
    expect(post?.content.raw).toMatch(
      /^<!-- wp:paragraph .*-->\n<p class="[^"]+">Hello, “world”.<\/p>/,
    );
    expect(post?.content.raw).not.toContain("<title>");
    const named = (await read("/wp/v2/categories")) as unknown as { id: number; name: string }[];
    const categories = named
      .filter(({ id }) => post?.categories.includes(id))
      .map(({ name }) => name);
    expect(categories.sort()).toEqual(["Finance", "Reports"]);
    expect(post?.tags).toHaveLength(1);
    const again = {
      ...html,
      target: target(),
      fields: { categories: "Finance" },
      job: randomUUID(),
    };
    await open().publish(again);
  });

  test("publishes HTML without blocks if the connection asks for it", async () => {
    const { reference } = await open({ markup: "html" }).publish({ ...html, target: target() });
    const [post] = await postsOf(reference);
    expect(post?.content.raw).toMatch(
      /^<p>Hello, “world”.<\/p>\n<!-- document-export \S+ \S+ -->$/,
    );
  });

  test("a second attempt of the same job finds its post", async () => {
    const mine = { ...html, target: target() };
    const first = await open().publish(mine);
    const second = await open().publish({ ...mine, attempt: 2, resumed: true });
    expect(second).toEqual(first);
    expect(await postsOf(first.reference)).toHaveLength(1);
  });

  test("finds a post that is now in the trash again, and removes it", () =>
    expectFound(tested, "trash"));

  test("replaces one post that is now in the trash, although WordPress changes its slug", () =>
    expectReplaced(tested, { name: "Ежи", statuses: ["trash"] }));

  describe("post properties besides its text", () => {
    const own = async (settings: object, fields: Record<string, string>) => {
      const { reference } = await open(settings).publish({ ...html, target: target(), fields });
      const [post] = await postsOf(reference);
      return post as unknown as Readonly<Record<string, unknown>>;
    };

    test("settings and fields set author, template, stickiness, comments, terms and meta", async () => {
      const settings = {
        author: "admin",
        template: "wide.php",
        sticky: true,
        commentStatus: "closed",
        taxonomies: "genre",
        meta: "subtitle, minutes",
      };
      const fields = {
        genre: "Essay, Report",
        subtitle: "In short",
        minutes: "7",
        sticky: "false",
      };
      const post = await own(settings, fields);
      expect(post).toMatchObject({
        author: 1,
        template: "wide.php",
        sticky: false,
        comment_status: "closed",
        genres: [expect.any(Number), expect.any(Number)],
        meta: { subtitle: "In short", minutes: 7 },
      });
    });

    test("publishes a page below the parent that its field names", async () => {
      const pages = open({ type: "pages" });
      const above = await pages.publish({ ...html, target: target(), job: randomUUID() });
      const fields = { parent: above.reference };
      const { reference } = await pages.publish({ ...html, target: target(), fields });
      const [page] = await read(`/wp/v2/pages&slug=${reference}&status=draft`);
      const [parent] = await read(`/wp/v2/pages&slug=${above.reference}&status=draft`);
      expect(page).toMatchObject({ parent: (parent as unknown as { id: number }).id });
    });

    test("uses the document's first image as featured, or one a field names", async () => {
      const first = open({ featuredImage: "first" });
      const image = { bytes: PNG, mediaType: "image/png" };
      const address = await first.rehostImage?.({ ...image, name: "1111111111111111.png" });
      await first.rehostImage?.({ ...image, name: "2222222222222222.png" });
      const { reference } = await first.publish({ ...html, target: target() });
      const [post] = (await postsOf(reference)) as unknown as { featured_media: number }[];
      expect(post?.featured_media).toBeGreaterThan(0);
      const named = await own({ featuredImage: "hero" }, { hero: address ?? "" });
      expect(named).toMatchObject({ featured_media: post?.featured_media });
      expect(await own({ featuredImage: "hero" }, {})).toMatchObject({ featured_media: 0 });
    });

    test.each([
      [{ taxonomies: "genre, mood" }, "no taxonomy `mood`. It has `category`, `post_tag`"],
      [{ meta: "subtitel" }, "no registered field of `meta` `subtitel`. It has"],
      [{ author: "nobody" }, "no user `nobody`. Some that it has: `admin`"],
      [{ parent: "nowhere" }, "no page `nowhere`"],
      [{ parent: "1" }, "its posts have no `parent`"],
    ])("check and export name what the site lacks: %j", async (settings, reason) => {
      await expect(open(settings).check()).rejects.toThrow(reason);
      await expect(open(settings).publish({ ...html, target: target() })).rejects.toThrow(reason);
    });

    test("names a template that the theme lacks and those it has", async () => {
      await expect(own({ template: "none.php" }, {})).rejects.toThrow(/template.*wide\.php/);
    });

    test("refuses a value that is not a number", async () => {
      await expect(own({ meta: "minutes" }, { minutes: "few" })).rejects.toThrow("is a number");
    });
  });

  test("refuses to replace a foreign post unless the connection allows it", async () => {
    const mine = { ...html, target: target() };
    const { reference } = await open().publish(mine);
    const other = { ...mine, job: randomUUID(), bytes: Buffer.from("<p>Other</p>") };
    await expect(open().publish(other)).rejects.toThrow(
      "already exists and belongs to something else",
    );
    await open().publish({ ...other, replace: true });
    const posts = await postsOf(reference);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.content.raw).toContain(">Other</p>");
  });

  test("deletes a post permanently, but none of another export", async () => {
    const job = randomUUID();
    const { reference } = await open().publish({ ...html, target: target(), job });
    const result = { reference, images: "", publishedAt: new Date() };
    const { remove } = open();
    expect(await remove?.({ ...result, job: randomUUID() })).toBe("absent");
    expect(await remove?.({ ...result, job })).toBe("removed");
    expect(await read(`/wp/v2/posts&slug=${reference}&status=draft,trash&context=edit`)).toEqual(
      [],
    );
    expect(await remove?.({ ...result, job })).toBe("absent");
  });

  test("uploads each image as one medium and refers to it", async () => {
    const { origin } = await startImages();
    const data = await temporaryFolder();
    const { caller, service, workspace } = await startDemo({
      data,
      images: { allowLoopback: true },
      destinations: { allowLoopback: true },
    });
    const { url, username, applicationPassword } = site();
    const box = await openSecretBox({ data });
    const destination = await addConnection(service.storage.db, {
      workspace,
      name: "Site",
      role: "destination",
      kind: "wordpress",
      settings: { url, format: "html" },
      secrets: box.seal(JSON.stringify({ username, applicationPassword })),
    });
    const file = documentWith([`${origin}/a.png`, `${origin}/b.png`]);
    const job = await caller.export(file, { destination });
    expect(job).toMatchObject({ status: "done", hasWarnings: false });
    await caller.export(file, { destination });
    const all = (await read("/wp/v2/media")) as unknown as { source_url: string }[];
    const media = all.filter(({ source_url }) => !/1{16}|2{16}/.test(source_url));
    expect(media).toHaveLength(1);
    const address = media[0]?.source_url ?? "";
    expect(Buffer.from(await (await fetch(address)).arrayBuffer()).equals(PNG)).toBe(true);
    const records = await service.storage.db.selectFrom("document_exports").selectAll().execute();
    const [post] = await postsOf(records[0]?.destination_reference ?? "");
    expect(post?.content.raw.split(address)).toHaveLength(3);
  });

  test("check accepts valid credentials and rejects wrong ones", async () => {
    await open().check();
    const secrets = { username: site().username, applicationPassword: "no" };
    const closed = wordpressKind.open({ url: site().url }, secrets, localOutbound);
    await expect(closed.check()).rejects.toThrow("credentials");
  });

  test("names wrong credentials, and refuses other formats than HTML", async () => {
    const secrets = { username: site().username, applicationPassword: "no" };
    const closed = wordpressKind.open({ url: site().url }, secrets, localOutbound);
    await expect(closed.publish({ ...html, target: target() })).rejects.toThrow("credentials");
    await expect(open().publish(publication)).rejects.toThrow("accepts only HTML");
  });
});

test("writes formatting as style attributes, since sites drop stylesheets", () => {
  const settings = { url: "https://example.com" };
  const secrets = { username: "u", applicationPassword: "p" };
  expect(wordpressKind.open(settings, secrets, localOutbound).css).toBe("inline");
});

test("extracts the body of a page, and leaves a fragment unchanged", () => {
  expect(htmlFragment(page, "")).toBe("<p>Hello, “world”.</p>");
  expect(htmlFragment(`<body><main><p>a</p></main></body>`, "")).toBe("<p>a</p>");
  expect(htmlFragment("<p>a<b>c</b></p>", "")).toBe("<p>a<b>c</b></p>");
});

test.each([
  ["removes the title that the site shows", "", ""],
  ["does not remove another title", "2", '<h1 id="t" class="title">Report2</h1>'],
  [
    "keeps a title that something links to",
    '</h1><a href="#t">up</a><h1>',
    '<h1 id="t" class="title">Report</h1><a href="#t">up</a><h1></h1>',
  ],
])("a post %s", (_, more, expected) => {
  const body = `<main><h1 id="t" class="title">Report${more}</h1><h1>Report</h1></main>`;
  expect(htmlFragment(body, "Report")).toBe(`${expected}<h1>Report</h1>`);
});
