import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { checkBrokenServer, steady } from "../../examples/check-broken-server.js";

const TRANSCRIPT = fileURLToPath(new URL("../../examples/broken-server.txt", import.meta.url));
const README = new URL("../../README.md", import.meta.url);

let transcript: string;
beforeAll(async () => {
  transcript = steady(await checkBrokenServer());
});

test("the transcript shows what the command says of a broken server", async () => {
  // After a change of the rules, `vitest run -u` writes it anew.
  await expect(transcript).toMatchFileSnapshot(TRANSCRIPT);
});

test("the example of the README consists of lines of the transcript in order", async () => {
  const [, example = ""] = /```\n([✓✗] [^]*?)```/.exec(await readFile(README, "utf8")) ?? [];
  const shown = example.split("\n").filter((line) => line !== "" && line !== "…");
  const left = transcript.split("\n");
  const missing = shown.filter((line) => {
    const place = left.findIndex((whole) => whole.startsWith(line.replace(/…$/, "")));
    left.splice(0, place + 1);
    return place === -1;
  });
  expect(shown.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});
