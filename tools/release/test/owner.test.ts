import { expect, test } from "vitest";
import { openMembers, ownerFaults } from "../src/owner.ts";

const OWNER = {
  repository: "https://github.com/acme/export",
  npmScope: "@acme",
  codeOwners: ["@acme/team"],
  securityContact: "security@acme.example",
};

test("accepts a complete file", () => {
  expect(ownerFaults(OWNER)).toEqual([]);
  expect(openMembers(OWNER)).toEqual([]);
});

test("lists null members as open without a fault", () => {
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
])("reports %j as a fault", (members, fault) =>
  expect(ownerFaults({ ...OWNER, ...members })).toEqual([expect.stringContaining(fault)]),
);
