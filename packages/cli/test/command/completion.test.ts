import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { findShell } from "../support/find-shell.js";

for (const shell of ["bash", "zsh", "fish"]) {
  const path = findShell(shell);
  test(`prints a script for ${shell} that calls the command`, async () => {
    const { code, out } = await docexport(["completion", shell]);
    expect(out).toContain("docexport complete --");
    expect(code).toBe(0);
  });
  test.skipIf(!path)(`prints a script that ${shell} can read`, async () => {
    const { out: input } = await docexport(["completion", shell]);
    execFileSync(path ?? "", ["-n"], { input });
  });
}

test("completes commands, flags and what a flag takes", async () => {
  const complete = async (...words: string[]) =>
    (await docexport(["complete", "--", ...words])).out
      .split("\n")
      .map((line) => line.split("\t")[0]);
  expect(await complete("exp")).toEqual(expect.arrayContaining(["export", "exports"]));
  expect(await complete("webhooks", "")).toEqual(
    expect.arrayContaining(["list", "create", "listen"]),
  );
  expect(await complete("export", "--fo")).toContain("--format");
  expect(await complete("export", "--format", "")).toContain("markdown");
  expect(await complete("webhooks", "create", "--event", "")).toContain("job.done");
});

test("refuses a shell that it has no script for", async () => {
  expect((await docexport(["completion", "tcsh"])).code).toBe(2);
});
