import { describe, test } from "vitest";
import { missingForWordpress } from "../../support/wordpress/start-wordpress.js";
import { useSite } from "../../support/wordpress/use-site.js";
import { expectFound, expectReplaced } from "./post-statuses.js";

const missing = missingForWordpress();

describe.skipIf(missing)(missing ? `SKIPPED: ${missing}` : "on a WordPress site", () => {
  const site = useSite();

  test.each(["future", "private", "pending"])(
    "finds a post that is now %s again, and removes it",
    (status) => expectFound(site, status),
  );

  test("replaces one post in every other status", () =>
    expectReplaced(site, { name: "Ежи", statuses: ["draft", "private", "pending"] }));
});
