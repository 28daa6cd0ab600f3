import { expect, test } from "vitest";
import changelog from "../../src/version/changelog.ts";
import { finishChangelog } from "../../src/version/finish-changelog.ts";

const ABOUT =
  "What each version changes for those who use the package; what a version may change is in the guide _What breaks whom_.";

test("the first version describes the package without a heading for changes", () => {
  const written =
    "# @document-export/client\n\n## 1.0.0\n\n### Major Changes\n\n- First release. A client.\n";
  const finished = `# @document-export/client\n\n${ABOUT}\n\n## 1.0.0\n\nFirst release. A client.\n`;
  expect(finishChangelog(written)).toBe(finished);
  expect(finishChangelog(finished)).toBe(finished);
});

test("a later version describes its changes to users", () => {
  const written = `# client\n\n${ABOUT}\n\n## 1.1.0\n\n### Minor Changes\n\n- One more option.\n\n## 1.0.0\n\nFirst release.\n`;
  expect(finishChangelog(written)).toBe(written);
});

test("writes only the text of a changeset into the changelog", async () => {
  expect(await changelog.getReleaseLine({ summary: "One more option.\n" })).toBe(
    "- One more option.",
  );
  expect(await changelog.getReleaseLine({ summary: "First.\n\n- a\n- b\n" })).toBe(
    "First.\n\n- a\n- b",
  );
  expect(await changelog.getDependencyReleaseLine()).toBe("");
});
