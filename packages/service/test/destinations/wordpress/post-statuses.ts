import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { html, type TestedSite } from "../../support/wordpress/use-site.js";

/** Expects that another attempt of a job finds its post in a status, and that the post can be removed then. */
export async function expectFound({ open, read, write, target }: TestedSite, status: string) {
  const job = randomUUID();
  const mine = { ...html, target: target(), job };
  const isScheduled = status === "future";
  const date = `${new Date().getFullYear() + 1}-01-01T00:00:00`;
  const fields = isScheduled ? { status: "publish", date } : {};
  const { reference } = await open().publish({ ...mine, fields });
  const [made] = (await read(
    `/wp/v2/posts&slug=${reference}&status=draft,future&context=edit`,
  )) as unknown as { id: number; status: string }[];
  if (isScheduled) expect(made?.status).toBe("future");
  else await write(`/wp/v2/posts/${made?.id}`, status);
  await open().publish({ ...mine, fields, attempt: 2, resumed: true });
  const own = () =>
    read(
      `/wp/v2/posts&search=${job}&status=draft,publish,future,private,pending,trash&context=edit`,
    );
  expect(await own()).toMatchObject([{ status }]);
  const result = { reference, images: "", publishedAt: new Date(), job };
  expect(await open().remove?.(result)).toBe("removed");
  expect(await own()).toEqual([]);
}

/** Expects that exports replace one post in each of these statuses, although WordPress changes its slug. */
export async function expectReplaced(
  { open, read, write }: TestedSite,
  { name, statuses }: { readonly name: string; readonly statuses: readonly string[] },
) {
  // WordPress reserves the slug `feed`, so the post gets another one.
  const mine = { ...html, target: `${name}/feed.html` };
  const { publish } = open({ status: "publish" });
  const { reference } = await publish({ ...mine, job: randomUUID() });
  expect(reference).toMatch(/^feed-\d$/);
  const [made] = await read(`/wp/v2/posts&slug=${reference}&context=edit`);
  const [place] = /document-export-at-\w+/.exec(made?.content.raw ?? "") ?? [];
  const all = async () =>
    (await read(
      `/wp/v2/posts&search=${place}&status=any,trash&context=edit`,
    )) as unknown as readonly { id: number; slug: string; status: string }[];
  const found = await all();
  expect(found).toHaveLength(1);
  for (const status of statuses) {
    await write(`/wp/v2/posts/${found[0]?.id}`, status);
    await publish({ ...mine, job: randomUUID(), replace: true });
    expect(await all()).toMatchObject([{ id: found[0]?.id, slug: reference, status: "publish" }]);
  }
}
