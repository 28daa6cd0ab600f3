import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { wordpressKind } from "../../../src/destinations/wordpress/wordpress-destination.js";
import { PNG } from "../../support/images.js";
import { publication } from "../../support/publication.js";
import { localOutbound } from "../../support/servers/local-outbound.js";
import { proxyInFront } from "../../support/wordpress/proxy-in-front.js";
import {
  missingForWordpress,
  startWordpress,
  type TestSite,
} from "../../support/wordpress/start-wordpress.js";

const missing = missingForWordpress();
const bytes = Buffer.from("<p>Hello.</p>");
const NEXT_YEAR = `${new Date().getFullYear() + 1}-01-01T00:00:00`;
/** More requests than any publication sends. */
const MAX_REQUESTS = 40;
const ANY = "draft,publish,future,private,pending,trash";

describe.skipIf(missing)(missing ? `SKIPPED: ${missing}` : "in a folder, with permalinks", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startWordpress({ folder: "/blog", permalinks: "/%year%/%postname%/" });
  });
  afterAll(() => site?.stop());

  const open = (url: string) => {
    const { username, applicationPassword } = site;
    return wordpressKind.open({ url }, { username, applicationPassword }, localOutbound);
  };
  const html = () => ({
    ...publication,
    bytes,
    mediaType: "text/html",
    job: randomUUID(),
    target: `${randomUUID()}.html`,
  });
  const get = async (route: string) => {
    const credentials = Buffer.from(`${site.username}:${site.applicationPassword}`);
    const response = await fetch(`${site.url}/?rest_route=${route}`, {
      headers: { authorization: `Basic ${credentials.toString("base64")}` },
    });
    return (await response.json()) as { readonly status: string }[];
  };
  const postsOf = (job: string) => get(`/wp/v2/posts&search=${job}&status=${ANY}&context=edit`);

  test.each(["", "/"])("publishes, finds and removes an export (URL with %j)", async (end) => {
    const { publish, remove, check, rehostImage } = open(`${site.url}${end}`);
    await check();
    const image = await rehostImage?.({ name: "aa.png", bytes: PNG, mediaType: "image/png" });
    expect(image).toMatch(`${site.url}/wp-content/uploads/`);
    const mine = { ...html(), fields: { status: "publish" } };
    const { reference, links } = await publish(mine);
    expect(links[0]?.url).toBe(`${site.url}/${new Date().getFullYear()}/${reference}/`);
    await publish({ ...mine, attempt: 2, resumed: true });
    expect(await postsOf(mine.job)).toHaveLength(1);
    const result = { reference, images: "", publishedAt: new Date(), job: mine.job };
    expect(await remove?.(result)).toBe("removed");
    expect(await postsOf(mine.job)).toEqual([]);
  });

  test("check names a proxy that drops the credentials", async () => {
    const { check, publish } = open(await proxyInFront(site.url, { dropsAuthorization: true }));
    await expect(check()).rejects.toThrow("drops the header `Authorization`");
    await expect(publish(html())).rejects.toThrow("drops the header `Authorization`");
  });

  test("check names wrong credentials and disabled application passwords", async () => {
    const secrets = { username: site.username, applicationPassword: "no" };
    const wrong = wordpressKind.open({ url: site.url }, secrets, localOutbound);
    await expect(wrong.check()).rejects.toThrow("Check the credentials");
    const refused = await startWordpress({ takesApplicationPasswords: false });
    onTestFinished(refused.stop);
    const off = wordpressKind.open({ url: refused.url }, secrets, localOutbound);
    await expect(off.check()).rejects.toThrow("accepts no application passwords");
  });

  test.each([
    ["future", { status: "publish", date: NEXT_YEAR }],
    ["draft", { status: "draft" }],
    ["private", { status: "private" }],
    ["pending", { status: "pending" }],
  ])("creates one %s post after a lost response, and removes it", async (status, fields) => {
    let isLost = false;
    const url = await proxyInFront(site.url, {
      losesResponse: ({ method, url = "" }) => {
        const isPost = method === "POST" && url.includes("posts") && !isLost;
        isLost ||= isPost;
        return isPost;
      },
    });
    const { publish, remove } = open(url);
    const mine = { ...html(), fields };
    await expect(publish(mine)).rejects.toThrow();
    const { reference } = await publish({ ...mine, attempt: 2, resumed: true });
    expect(await postsOf(mine.job)).toMatchObject([{ status }]);
    const result = { reference, images: "", publishedAt: new Date(), job: mine.job };
    expect(await remove?.(result)).toBe("removed");
    expect(await postsOf(mine.job)).toEqual([]);
  });

  test("creates one post and one image after losing any response", async () => {
    const fields = { status: "publish", date: NEXT_YEAR, categories: "Cuts", tags: "cut" };
    for (let at = 1; at <= MAX_REQUESTS; at += 1) {
      const name = randomUUID();
      const image = { name: `${name}.png`, bytes: PNG, mediaType: "image/png" };
      let count = 0;
      const url = await proxyInFront(site.url, { losesResponse: () => (count += 1) === at });
      const mine = { ...html(), fields };
      const attempt = async (more: object) => {
        const { rehostImage, publish } = open(url);
        await rehostImage?.(image);
        return publish({ ...mine, ...more });
      };
      const first = await attempt({}).catch(() => undefined);
      const { reference } = first ?? (await attempt({ attempt: 2, resumed: true }));
      expect(await postsOf(mine.job), `response ${at} lost`).toHaveLength(1);
      let removals = 0;
      const through = await proxyInFront(site.url, { losesResponse: () => (removals += 1) === at });
      const result = { reference, images: "", publishedAt: new Date(), job: mine.job };
      await open(through)
        .remove?.(result)
        .catch(() => open(through).remove?.(result));
      expect(await postsOf(mine.job), `response ${at} of the removal lost`).toEqual([]);
      const images = await get(`/wp/v2/media&search=document-export-${name}`);
      expect(images, `response ${at} lost`).toHaveLength(1);
      if (count < at) return;
    }
    throw new Error(`More than ${MAX_REQUESTS} requests were needed.`);
  });
});
