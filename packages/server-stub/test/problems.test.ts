import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { catalogue, problemTypePrefix } from "../src/index.js";

test("the catalogue is the contract's list of problems, both ways", async () => {
  const file = new URL("../../../spec/dist/problems.json", import.meta.url);
  const published: { type: string; status: number; title: string }[] = JSON.parse(
    await readFile(file, "utf8"),
  );
  const ours = Object.entries(catalogue).map(([slug, { status, title }]) => ({
    type: problemTypePrefix + slug,
    status,
    title,
  }));
  expect(ours).toEqual(published.map(({ type, status, title }) => ({ type, status, title })));
});
