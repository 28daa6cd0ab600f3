import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findChromium, findInstalled, findNode } from "../src/index.ts";

async function folderWith(...names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-runtimes-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of names) await writeFile(join(folder, name), "");
  return folder;
}

test("finds the first Chromium on the PATH under any name", async () => {
  const [empty, full] = [await folderWith(), await folderWith("google-chrome")];
  expect(findChromium([empty, full].join(delimiter))).toEqual({
    command: join(full, "google-chrome"),
  });
});

test("prefers Chromium's headless shell wherever it is on the PATH", async () => {
  const [first, second] = [await folderWith("chromium"), await folderWith("chrome-headless-shell")];
  expect(findChromium([first, second].join(delimiter))).toEqual({
    command: join(second, "chrome-headless-shell"),
  });
});

test("lists the names it tried if there is no Chromium", async () => {
  expect(findChromium(await folderWith())).toEqual({
    missing: expect.stringContaining("google-chrome"),
  });
});

test.each(["bun", "deno", "workerd"] as const)("finds the installed %s", (name) => {
  expect(findInstalled(name)).toEqual({ command: expect.stringMatching(new RegExp(`${name}$`)) });
});

test("finds the Node that runs the tests", () => {
  const [major = ""] = process.versions.node.split(".");
  expect(findNode(Number(major))).toEqual({ command: process.execPath });
});
