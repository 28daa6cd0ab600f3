import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const TRANSCRIPT = new URL("../../examples/broken-server.txt", import.meta.url);
const README = new URL("../../README.md", import.meta.url);

test("finds the README's example lines in the transcript in order", async () => {
  const [, example = ""] =
    /```text[^\n]*\n([✓✗] [^]*?)```/.exec(await readFile(README, "utf8")) ?? [];
  const shown = example.split("\n").filter((line) => line !== "" && line !== "…");
  const left = (await readFile(TRANSCRIPT, "utf8")).split("\n");
  const missing = shown.filter((line) => {
    const place = left.findIndex((whole) => whole.startsWith(line.replace(/…$/, "")));
    left.splice(0, place + 1);
    return place === -1;
  });
  expect(shown.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});
