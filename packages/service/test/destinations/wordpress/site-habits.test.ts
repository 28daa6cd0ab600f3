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
