import { expect, test } from "vitest";
import { withRelease, withUnreleased } from "../src/changeset/changelog.ts";
import { changesetFault, generatedPackages, pendingOf } from "../src/changeset/changesets.ts";

const PACKAGES = ["@document-export/spec", "@document-export/types"];

test("requires a major changeset of each package for a breaking change", () => {
  const pending = pendingOf([
    '---\n"@document-export/spec": major\n"@document-export/types": minor\n---\n\nText.\n',
  ]);
  const fault = changesetFault("major", PACKAGES, pending);
  expect(fault).toContain("too low: @document-export/types (minor)");
  expect(fault).toContain('"@document-export/types": major');
  expect(fault).not.toContain('"@document-export/spec": major');
});

test("uses the highest of several changesets", () => {
  const pending = pendingOf(
    ["minor", "major", "patch"].map((level) => `---\n"@document-export/spec": ${level}\n---\n`),
  );
  expect(changesetFault("major", ["@document-export/spec"], pending)).toBeUndefined();
});

test("requires no changeset without a change, and patch for changed texts", () => {
  expect(changesetFault(undefined, PACKAGES, new Map())).toBeUndefined();
  expect(changesetFault("patch", PACKAGES, new Map())).toContain("`patch`");
});

test("finds the packages that share the version of the contract", () => {
  const fixed = [["other"], [...PACKAGES]];
  expect(generatedPackages({ fixed })).toEqual(PACKAGES);
});

test("moves unreleased changes under the version of the release", () => {
  const empty = "# Changes\n\n## Unreleased\n\nNo changes.\n\n## 1.0.0\n\n- Old.\n";
  const written = withUnreleased(empty, "- New.\n");
  expect(written).toBe("# Changes\n\n## Unreleased\n\n- New.\n\n## 1.0.0\n\n- Old.\n");
  expect(withRelease(written, "1.1.0")).toBe(
    "# Changes\n\n## Unreleased\n\nNo changes.\n\n## 1.1.0\n\n- New.\n\n## 1.0.0\n\n- Old.\n",
  );
});

test("writes no changes for the first release", () =>
  expect(withRelease("# Changes\n\n## Unreleased\n\n- New.\n", "2.0.0")).toBe(
    "# Changes\n\n## Unreleased\n\nNo changes.\n\n## 2.0.0\n\nThe first release: there is nothing before it to compare with.\n",
  ));
