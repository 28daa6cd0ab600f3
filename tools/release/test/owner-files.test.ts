import { join } from "node:path";
import { expect, test } from "vitest";
import { OWNER_FILE, readOwnerFile } from "../src/owner.ts";
import { ownerFiles } from "../src/owner-files.ts";
import { inRepository, ROOT } from "../src/root.ts";

const ACME = {
  repository: "https://github.com/acme/export",
  npmScope: "@acme",
  codeOwners: ["@acme/team", "@somebody"],
  securityContact: "security@acme.example",
};

test("files of the repository match the owner's file", async () => {
  const owner = await readOwnerFile(join(ROOT, OWNER_FILE));
  for (const [path, text] of ownerFiles(owner, inRepository))
    expect(inRepository(path), `${path} differs; run \`pnpm release:owner\``).toBe(text);
});

test("writes code owners for every path, and a security contact", () => {
  const written = ownerFiles(ACME, inRepository);
  expect(written.get(".github/CODEOWNERS")).toContain(
    "\n/spec/ @acme/team @somebody # the contract\n",
  );
  expect(written.get("SECURITY.md")).toContain(
    "vulnerability_, or to <security@acme.example>. Please",
  );
});

test("adds badges to the README if the repository has an address", () => {
  const readme = ownerFiles(ACME, inRepository).get("README.md") ?? "";
  expect(readme).toMatch(/^# .+\n\n\[!\[ci\]\(https:\/\/github\.com\/acme\/export\/actions/);
});

test("writing for another owner and back restores every file", async () => {
  const owner = await readOwnerFile(join(ROOT, OWNER_FILE));
  const written = ownerFiles(ACME, inRepository);
  const back = ownerFiles(owner, (path) => written.get(path));
  for (const [path, text] of back) expect(text).toBe(inRepository(path));
});
