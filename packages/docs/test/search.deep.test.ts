import { afterAll, beforeAll, describe, test } from "vitest";
import { missing, openSite, type Site } from "./support/open-site.ts";
import { expectAnswered, expectFoundByTitle, QUESTIONS } from "./support/search.ts";
import { pagesToOpen, readPages } from "./support/site-files.ts";

describe.skipIf(missing)("the search", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test("finds a page of each kind by its title", () =>
    expectFoundByTitle(site, pagesToOpen(readPages())));

  test("finds the guide that a question is about", () => expectAnswered(site, QUESTIONS));
});
