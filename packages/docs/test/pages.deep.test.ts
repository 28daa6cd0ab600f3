import { afterAll, beforeAll, describe, test } from "vitest";
import { expectReadable } from "./support/expect-readable.ts";
import { missing, openSite, type Site } from "./support/open-site.ts";
import { pagesToOpen, readPages } from "./support/site-files.ts";

describe.skipIf(missing)("the site in a browser", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test.each(pagesToOpen(readPages()).map(({ url }) => url))(
    "%s can be read at every size, in both themes",
    (url) => expectReadable(site, url),
  );
});
