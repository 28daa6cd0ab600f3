import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { wordpressKind } from "../../../src/destinations/wordpress/wordpress-destination.js";
import { publication } from "../../support/publication.js";
import { localOutbound } from "../../support/servers/local-outbound.js";
import { startSiteWithHabits, type SiteHabits } from "../../support/wordpress/site-habits.js";

const bytes = Buffer.from("<!doctype html><html><body><p>Hello</p></body></html>");
const html = { ...publication, bytes, mediaType: "text/html; charset=utf-8" };
const open = (url: string) =>
  wordpressKind.open(
    { url, markup: "html" },
    { username: "u", applicationPassword: "p" },
    localOutbound,
  );
const page = (title: string) => `<html><head><title>${title}</title></head></html>`;
const notice = "<br />\n<b>Notice</b>: Undefined index [a] in {b} on line <b>3</b><br />\n";

test.each<[string, SiteHabits, string?]>([
  ["prints a notice of PHP before its JSON", { printed: notice }],
  ["prints a byte order mark before its JSON", { printed: "\uFEFF" }],
  ["blocks `?rest_route=`", { toQueries: { status: 403, page: page("403 Forbidden") } }],
  ["returns its cached home page to queries", { toQueries: { status: 200, page: page("Blog") } }],
  ["is named by its address for administrators", {}, "/wp-admin/"],
])("publishes one post to a site that %s", async (_, habits, path = "") => {
  const { url, posts } = await startSiteWithHabits(habits);
  const site = open(url + path);
  await site.check();
  await site.publish(html);
  await site.publish({ ...html, attempt: 2, resumed: true });
  expect(posts).toHaveLength(1);
});

let numbered = 1;
const strip = (content: string) => content.replaceAll(/<!--.*?-->/g, "");

test.each<[string, SiteHabits]>([
  ["transliterates slugs", { slugs: (slug) => `latin-${slug}` }],
  ["cuts slugs", { slugs: (slug) => slug.slice(0, 1) }],
  ["numbers each slug", { slugs: (slug) => `${slug}-${(numbered += 1)}` }],
  ["gives no slug before an approval", { slugs: () => "" }],
  ["strips comments", { stores: strip }],
])("keeps one post for each target on a site that %s", async (_, habits) => {
  const { url, posts } = await startSiteWithHabits(habits);
  const { publish, remove } = open(url);
  await publish({ ...html, target: "a/news.html" });
  await expect(publish({ ...html, target: "a/news.html", job: randomUUID() })).rejects.toThrow(
    "already exists",
  );
  // Without the comment, only the slug is left to find a post, and the trash changes it.
  for (const status of habits.stores ? ["draft", "publish"] : ["draft", "publish", "trash"]) {
    const address = posts[0]?.link;
    for (const post of posts) post.status = status;
    const job = randomUUID();
    const again = { ...html, target: "a/news.html", job, replace: true };
    const { reference, links } = await publish({ ...again, bytes: Buffer.from(`<p>${job}</p>`) });
    expect(posts).toMatchObject([{ content: { raw: expect.stringContaining(job) } }]);
    if (status !== "trash") expect(links).toMatchObject([{ url: address }]);
    if (habits.stores) continue;
    const result = { reference, job, images: "", publishedAt: new Date() };
    expect(await remove?.(result)).toBe("removed");
    await publish({ ...again, job: randomUUID() });
  }
});

test.each(["before", "after"] as const)(
  "replaces and removes one post if the connection breaks %s any request",
  async (when) => {
    let left = -1;
    const breaks = () => ((left -= 1) === 0 ? when : undefined);
    const { url, posts } = await startSiteWithHabits({ slugs: (slug) => `${slug}-2`, breaks });
    const { publish, remove } = open(url);
    await publish({ ...html, target: "news.html" });
    let at = 1;
    for (; at < 20; at += 1) {
      const job = randomUUID();
      const mine = { ...html, target: "news.html", job, replace: true };
      left = at;
      const first = await publish(mine).catch(() => undefined);
      const { reference } = first ?? (await publish({ ...mine, attempt: 2, resumed: true }));
      if (first) break;
      expect(posts, `request ${at}`).toMatchObject([
        { content: { raw: expect.stringContaining(job) } },
      ]);
      const result = { reference, job, images: "", publishedAt: new Date() };
      left = at;
      await remove?.(result).catch(() => remove(result));
      expect(posts, `request ${at} of the removal`).toEqual([]);
      left = -1;
      await publish({ ...html, target: "news.html" });
    }
    expect(at).toBeGreaterThan(4);
  },
);

test("takes a post back that it could not find again, and says what to change", async () => {
  const { url, posts } = await startSiteWithHabits({ slugs: () => "p", stores: strip });
  await expect(open(url).publish(html)).rejects.toMatchObject({
    name: "DeliveryRefusedError",
    message: expect.stringMatching(/slug to `p`.*was deleted.*plug-in/),
  });
  expect(posts).toEqual([]);
});

test("leaves posts of people and of other targets alone, whatever their slugs", async () => {
  const { url, posts } = await startSiteWithHabits({ slugs: (slug) => `${slug}-2` });
  const { publish, remove } = open(url);
  await publish({ ...html, target: "a/news.html" });
  const raw = posts[0]?.content.raw ?? "";
  const mark = /document-export-at-\w+/.exec(raw)?.[0] ?? "";
  const person = { link: "", status: "publish" };
  const pasted = `<!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph -->\n<p class="${mark}"></p>\n`;
  posts.unshift({ ...person, id: 0, slug: "older", content: { raw: `${pasted}More` } });
  posts.unshift({ ...person, id: 7, slug: "news", content: { raw: "Written by a person" } });
  const before = posts.slice(0, 2).map((post) => ({ ...post }));
  for (const target of ["a/news.html", "a/news.html", "b/news.html"])
    await publish({ ...html, target, job: randomUUID(), replace: target.startsWith("a/") }).catch(
      () => undefined,
    );
  const result = { reference: "news", job: randomUUID(), images: "", publishedAt: new Date() };
  await expect(remove?.(result)).rejects.toThrow("was not written by");
  expect(posts.slice(0, 2)).toEqual(before);
  expect(posts).toHaveLength(3);
  posts.shift();
  await publish({ ...html, target: "b/news.html", job: randomUUID(), replace: true });
  expect(posts).toHaveLength(3);
});

test("finds the post of an earlier version by the job that wrote it", async () => {
  const { url, posts } = await startSiteWithHabits({ slugs: (slug) => `${slug}-2` });
  const { publish } = open(url);
  const earlier = html.job;
  const raw = `<p>Old</p>\n<!-- document-export ${earlier} -->`;
  posts.push({ id: 1, slug: "news-2", status: "draft", link: "", content: { raw } });
  await publish({ ...html, target: "news.html", job: randomUUID(), replace: true, earlier });
  await publish({ ...html, target: "news.html", job: randomUUID(), replace: true });
  expect(posts).toHaveLength(1);
});

test.each<[string, SiteHabits, object]>([
  [
    "a refusal behind a notice of PHP",
    { printed: notice, isLoggedIn: false },
    { name: "DeliveryRefusedError", message: expect.stringContaining("saw no valid credentials") },
  ],
])("names %s", async (_, habits, error) => {
  const { url } = await startSiteWithHabits(habits);
  await expect(open(url).publish(html)).rejects.toMatchObject(error);
});
