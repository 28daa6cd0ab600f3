import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { checkBrokenServer, steady } from "../../examples/check-broken-server.js";

const TRANSCRIPT = new URL("../../examples/broken-server.txt", import.meta.url);
const README = new URL("../../README.md", import.meta.url);

let transcript: string;
beforeAll(async () => {
  transcript = await readFile(TRANSCRIPT, "utf8");
});

/** The ids of the rules that fail. The number of requests that show a deviation depends on timing. */
const failedRules = (text: string): readonly string[] => text.match(/^✗ [a-z-]+/gm) ?? [];

test("fails the rules of the transcript against the broken server", async () => {
  const now = steady(await checkBrokenServer());
  expect(failedRules(now)).toEqual(failedRules(transcript));
});

test("finds the README's example lines in the transcript in order", async () => {
  const [, example = ""] =
    /```text[^\n]*\n([✓✗] [^]*?)```/.exec(await readFile(README, "utf8")) ?? [];
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
