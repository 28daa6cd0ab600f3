import { expect, test } from "vitest";
import { withRelease, withUnreleased } from "../src/changeset/changelog.ts";
import { changesetFault, generatedPackages, pendingOf } from "../src/changeset/changesets.ts";

const PACKAGES = ["@document-export/spec", "@document-export/types"];

test("a change that breaks callers needs a major changeset of each package", () => {
  const pending = pendingOf([
    '---\n"@document-export/spec": major\n"@document-export/types": minor\n---\n\nText.\n',
  ]);
  const fault = changesetFault("major", PACKAGES, pending);
  expect(fault).toContain("too low: @document-export/types (minor)");
  expect(fault).toContain('"@document-export/types": major');
  expect(fault).not.toContain('"@document-export/spec": major');
});

test("the highest of several changesets counts", () => {
  const pending = pendingOf(
    ["minor", "major", "patch"].map((level) => `---\n"@document-export/spec": ${level}\n---\n`),
  );
  expect(changesetFault("major", ["@document-export/spec"], pending)).toBeUndefined();
});

test("no change needs no changeset, and words a patch", () => {
  expect(changesetFault(undefined, PACKAGES, new Map())).toBeUndefined();
  expect(changesetFault("patch", PACKAGES, new Map())).toContain("`patch`");
});

test("the packages that have the version of the contract move together", () => {
  const fixed = [["other"], [...PACKAGES]];
  expect(generatedPackages({ fixed })).toEqual(PACKAGES);
});

test("a release keeps what was unreleased under its version", () => {
  const empty = "# Changes\n\n## Unreleased\n\nNo changes.\n\n## 1.0.0\n\n- Old.\n";
  const written = withUnreleased(empty, "- New.\n");
  expect(written).toBe("# Changes\n\n## Unreleased\n\n- New.\n\n## 1.0.0\n\n- Old.\n");
  expect(withRelease(written, "1.1.0")).toBe(
    "# Changes\n\n## Unreleased\n\nNo changes.\n\n## 1.1.0\n\n- New.\n\n## 1.0.0\n\n- Old.\n",
  );
});

test("the first release has no changes, since nothing was before it", () =>
  expect(withRelease("# Changes\n\n## Unreleased\n\n- New.\n", "2.0.0")).toBe(
    "# Changes\n\n## Unreleased\n\nNo changes.\n\n## 2.0.0\n\nThe first release: there is nothing before it to compare with.\n",
  ));
