import { expect, test } from "vitest";
import { refusals, type Situation } from "../../src/publish/refusals.ts";

const RIGHT: Situation = {
  open: [],
  repository: "https://github.com/acme/export",
  environment: {
    GITHUB_REPOSITORY: "acme/export",
    ACTIONS_ID_TOKEN_REQUEST_URL: "https://x.example",
  },
  npmVersion: "11.5.1",
};

test("allows the release workflow of the owner's repository to publish", () => {
  expect(refusals(RIGHT)).toEqual([]);
  expect(refusals({ ...RIGHT, npmVersion: "11.10.0" })).toEqual([]);
});

test.each<[Partial<Situation>, string]>([
  [{ open: ["repository"] }, "Fill in repository in tools/release/owner.json first."],
  [{ environment: {} }, "GITHUB_REPOSITORY is not set: releases run in the release workflow only."],
  [
    { environment: { ...RIGHT.environment, GITHUB_REPOSITORY: "fork/export" } },
    "Expected to run in acme/export, as tools/release/owner.json says, got fork/export.",
  ],
  [
    { environment: { GITHUB_REPOSITORY: "acme/export" } },
    "There is no identity to publish with: the job needs the permission `id-token: write`.",
  ],
  [
    { environment: { ...RIGHT.environment, NPM_TOKEN: "secret" } },
    "A token is set: packages are published by trusted publishing alone. Remove the token.",
  ],
  [{ npmVersion: "11.5.0" }, "Expected npm 11.5.1 or later, below 12, got 11.5.0."],
  [{ npmVersion: "12.0.0" }, "Expected npm 11.5.1 or later, below 12, got 12.0.0."],
])("%j is refused", (situation, reason) =>
  expect(refusals({ ...RIGHT, ...situation })).toContain(reason),
);
