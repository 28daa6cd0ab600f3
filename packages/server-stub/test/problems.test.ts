import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { PROBLEM_TYPE_PREFIX, PROBLEMS } from "../src/index.js";

test("PROBLEMS matches the contract's list of problems", async () => {
  const file = new URL("../../../spec/dist/problems.json", import.meta.url);
  const published: { type: string; status: number; title: string }[] = JSON.parse(
    await readFile(file, "utf8"),
  );
  const ours = Object.entries(PROBLEMS).map(([slug, { status, title }]) => ({
    type: PROBLEM_TYPE_PREFIX + slug,
    status,
    title,
  }));
  expect(ours).toEqual(published.map(({ type, status, title }) => ({ type, status, title })));
});
