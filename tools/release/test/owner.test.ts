import { expect, test } from "vitest";
import { openMembers, ownerFaults } from "../src/owner.ts";

const OWNER = {
  repository: "https://github.com/acme/export",
  npmScope: "@acme",
  codeOwners: ["@acme/team"],
  securityContact: "security@acme.example",
};

test("a file that is filled in has no fault and nothing open", () => {
  expect(ownerFaults(OWNER)).toEqual([]);
  expect(openMembers(OWNER)).toEqual([]);
});

test("what is null is open, and no fault", () => {
  const empty = { ...OWNER, repository: null, codeOwners: null };
  expect(ownerFaults(empty)).toEqual([]);
  expect(openMembers(empty)).toEqual(["repository", "codeOwners"]);
});

test.each([
  [
    { repository: "git@github.com:acme/export.git" },
    "expected `repository` like https://github.com/owner/document-export",
  ],
  [{ repository: "https://github.com/acme/export.git" }, "expected `repository` like"],
  [{ npmScope: "acme" }, "expected `npmScope` like @document-export, got"],
  [{ codeOwners: ["acme"] }, "expected `codeOwners` like"],
])("%j is a fault", (members, fault) =>
  expect(ownerFaults({ ...OWNER, ...members })).toEqual([expect.stringContaining(fault)]),
);
