import { expect, test } from "vitest";
import { repositoryFaults } from "../../src/repository/repository-faults.ts";

const complete = {
  name: "a",
  repository: { url: "git+https://github.com/owner/name.git", directory: "packages/a" },
  homepage: "https://github.com/owner/name/tree/main/packages/a#readme",
  bugs: "https://github.com/owner/name/issues",
};

test("accepts a manifest that names the repository it is released from", () => {
  expect(repositoryFaults(complete, "packages/a", "owner/name")).toEqual([]);
});

test("reports each member that is missing or names another repository", () => {
  expect(repositoryFaults({ ...complete, bugs: undefined }, "packages/a", "owner/fork")).toEqual([
    "expected `repository.url` git+https://github.com/owner/fork.git, got git+https://github.com/owner/name.git",
    "expected `homepage` https://github.com/owner/fork/tree/main/packages/a#readme, got https://github.com/owner/name/tree/main/packages/a#readme",
    "expected `bugs` https://github.com/owner/fork/issues, got none",
  ]);
});
