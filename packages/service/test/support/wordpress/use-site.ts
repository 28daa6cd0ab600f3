import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { wordpressKind } from "../../../src/destinations/wordpress/wordpress-destination.js";
import { publication } from "../publication.js";
import { localOutbound } from "../servers/local-outbound.js";
import { startWordpress, type TestSite } from "./start-wordpress.js";

/** A small page. */
export const page =
  "<!doctype html><html><head><title>T</title></head><body><p>Hello, “world”.</p></body></html>";

/** A result that a site accepts. */
export const html = {
  ...publication,
  bytes: Buffer.from(page),
  mediaType: "text/html; charset=utf-8",
};

/** What the tests read of a post. */
export interface StoredPost {
  readonly status: string;
  readonly link: string;
  readonly title: { readonly raw: string };
  readonly excerpt: { readonly raw: string };
  readonly content: { readonly raw: string };
  readonly categories: readonly number[];
  readonly tags: readonly number[];
}

/** A site, and what the tests do with it. */
export type TestedSite = ReturnType<typeof useSite>;

/** Starts a WordPress site for the tests of a `describe` block. */
export function useSite() {
  let site: TestSite;
  beforeAll(async () => {
    site = await startWordpress();
  });
  afterAll(() => site?.stop());

  const open = (settings: object = {}) => {
    const { url, username, applicationPassword } = site;
    return wordpressKind.open(
      { url, ...settings },
      { username, applicationPassword },
      localOutbound,
    );
  };
  const authorization = () => {
    const credentials = Buffer.from(`${site.username}:${site.applicationPassword}`);
    return `Basic ${credentials.toString("base64")}`;
  };
  const read = async (route: string) => {
    const response = await fetch(`${site.url}/?rest_route=${route}`, {
      headers: { authorization: authorization() },
    });
    return (await response.json()) as StoredPost[];
  };
  /** Changes the status of a post; `trash` moves it to the trash. */
  const write = async (route: string, status: string) => {
    const headers = { authorization: authorization(), "content-type": "application/json" };
    const isTrash = status === "trash";
    await fetch(`${site.url}/?rest_route=${route}`, {
      method: isTrash ? "DELETE" : "POST",
      headers,
      ...(!isTrash && { body: JSON.stringify({ status }) }),
    });
  };
  /** Returns a target that no other test uses. */
  const target = () => `reports/q3-${randomUUID()}.html`;
  const postsOf = (slug: string) =>
    read(`/wp/v2/posts&slug=${slug}&status=draft,publish&context=edit`);
  return { site: () => site, open, read, write, target, postsOf };
}
