import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { BASE, listFiles, readPages, SITE, type Page } from "./support/site-files.ts";

/** Maximum unpacked size of the package, in bytes. */
const MAX_BYTES = 9_000_000;
const HOST = "http://site.test";
const TAG = /<(a|area|iframe|img|link|script|source|use|video)\s([^>]*)>/g;
const ADDRESS = /(?:^|\s)(?:href|src)=(?:"([^"]*)"|([^\s"]+))/;
const ID = /\sid=(?:"([^"]*)"|([^\s">]+))/g;
/** Elements that may link to another host; everything else must be part of the site. */
const FOLLOWED = new Set(["a", "area"]);

let files: ReadonlySet<string>;
let pages: readonly Page[];
let ids: ReadonlyMap<string, ReadonlySet<string>>;

beforeAll(() => {
  files = new Set(listFiles());
  pages = readPages();
  ids = new Map(
    pages.map(({ url, html }) => [
      url,
      new Set([...html.matchAll(ID)].map(([, quoted, bare]) => quoted ?? bare ?? "")),
    ]),
  );
});

const unescape = (text: string) =>
  text.replaceAll("&#x26;", "&").replaceAll("&#38;", "&").replaceAll("&amp;", "&");

/** Returns why a URL on a page is broken; undefined if it works. */
function faultOf(tag: string, address: string, from: string): string | undefined {
  if (address.startsWith("{baseUrl}")) return undefined;
  const { origin, protocol, pathname, hash } = new URL(unescape(address), HOST + from);
  if (protocol === "mailto:") return undefined;
  if (origin !== HOST)
    return FOLLOWED.has(tag) || protocol === "data:" ? undefined : `loads ${address}`;
  const path = decodeURIComponent(pathname);
  if (!path.startsWith(BASE)) return `${address} is not of the site`;
  const file = path.slice(BASE.length);
  if (!files.has(path.endsWith("/") ? `${file}index.html` : file)) return `no file for ${address}`;
  const anchor = decodeURIComponent(hash.slice(1));
  return anchor === "" || ids.get(path)?.has(anchor) ? undefined : `no anchor for ${address}`;
}

test("every link leads to a page and an anchor of the site", () => {
  const faults = pages.flatMap(({ url, html }) =>
    [...html.matchAll(TAG)].flatMap(([, tag = "", attributes = ""]) => {
      const [, quoted, bare] = ADDRESS.exec(attributes) ?? [];
      const address = quoted ?? bare;
      const fault = address === undefined ? undefined : faultOf(tag, address, url);
      return fault === undefined ? [] : [`${url}: ${fault}`];
    }),
  );
  expect(faults).toEqual([]);
});

test("styles load nothing from other hosts", () => {
  const styles = [...files].filter((file) => file.endsWith(".css"));
  expect(styles).not.toEqual([]);
  for (const file of styles)
    expect(readFileSync(join(SITE, file), "utf8")).not.toMatch(
      /(?:url\(|@import )["']?(?:https?:|\/\/)/,
    );
});

test("every page has its own title and description", () => {
  for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name=description content="([^"]+)"/]) {
    const seen = new Map<string, string>();
    const faults = pages.flatMap(({ url, html }) => {
      const text = pattern.exec(html)?.[1] ?? "";
      const other = text === "" ? "nothing" : seen.get(text);
      seen.set(text, url);
      return other === undefined ? [] : [`${url}: “${text}”, as ${other}`];
    });
    expect(faults).toEqual([]);
  }
});

test("no page contains inline scripts or inline code colours", () => {
  const inside = /<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>|<span style="?--[01]/;
  expect(pages.filter(({ html }) => inside.test(html)).map(({ url }) => url)).toEqual([]);
});

test("keeps the placeholder for the service in one piece", () => {
  const apart = /(?<!\$)\{(?:<[^>]*>)+baseUrl|(?<!\$)\{baseUrl<[^>]*>/;
  expect(pages.filter(({ html }) => apart.test(html)).map(({ url }) => url)).toEqual([]);
});

test("links a Markdown version of every page", () => {
  const alternate = /<link rel=alternate type=text\/markdown href=([^\s">]+)/;
  const drawn = pages.filter(({ html }) => alternate.test(html));
  expect(pages.length - drawn.length).toBeLessThanOrEqual(2);
  for (const { html } of drawn) {
    const path = alternate.exec(html)?.[1]?.slice(BASE.length) ?? "";
    expect(readFileSync(join(SITE, path), "utf8")).toMatch(/^# .+\n\n> .+\n\n/);
  }
  const list = readFileSync(join(SITE, "llms.txt"), "utf8");
  const named = [...list.matchAll(/\]\(\/docs\/([^)]+)\)/g)].map((match) => match[1] ?? "");
  expect(named.filter((path) => !files.has(path))).toEqual([]);
});

test("keeps the package below the size limit", () => {
  const bytes = [...files].reduce((sum, file) => sum + statSync(join(SITE, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
