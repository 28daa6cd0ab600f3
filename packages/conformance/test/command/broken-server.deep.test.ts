import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkBrokenServer, steady } from "../../examples/check-broken-server.js";

const TRANSCRIPT = new URL("../../examples/broken-server.txt", import.meta.url);

/** The ids of the rules that fail. The number of requests that show a deviation depends on timing. */
const failedRules = (text: string): readonly string[] => text.match(/^✗ [a-z-]+/gm) ?? [];

test("fails the rules of the transcript against the broken server", async () => {
  const transcript = await readFile(TRANSCRIPT, "utf8");
  const now = steady(await checkBrokenServer());
  expect(failedRules(now)).toEqual(failedRules(transcript));
});
