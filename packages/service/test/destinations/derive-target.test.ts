import { expect, test } from "vitest";
import { deriveTarget, invalidTargetReason } from "../../src/destinations/target.js";

const parts = { reference: undefined, title: "", job: "0421103d-426b", extension: "md" };

test.each([
  ["Quarterly report: Q3", "quarterly-report-q3-0421103d426b.md"],
  ["Überblick / 日本語", "überblick-日本語-0421103d426b.md"],
  ["../../etc", "etc-0421103d426b.md"],
  ["…", "untitled-0421103d426b.md"],
  ["😀".repeat(300), "untitled-0421103d426b.md"],
])("makes a target of the title `%s`", (title, target) => {
  expect(deriveTarget({ ...parts, title })).toBe(target);
});

test("uses a reference unchanged, and adds an extension if it has none", () => {
  const targets = ["a/b", "a.b/c", "a/b.txt"].map((reference) =>
    deriveTarget({ ...parts, reference }),
  );
  expect(targets).toEqual(["a/b.md", "a.b/c.md", "a/b.txt"]);
});

test("a name owned by the job contains its id, whatever the reference", () => {
  const targets = ["a/b", "a.b/c", "a/b.txt", undefined].map((reference) =>
    deriveTarget({ ...parts, title: "T", reference, isOwn: true }),
  );
  const id = "0421103d426b";
  expect(targets).toEqual([`a/b-${id}.md`, `a.b/c-${id}.md`, `a/b-${id}.txt`, `t-${id}.md`]);
});

test("derives a valid target from a long title in any script", () => {
  expect(invalidTargetReason(deriveTarget({ ...parts, title: "𠮷".repeat(300) }))).toBeUndefined();
});
