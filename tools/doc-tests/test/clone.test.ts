import { expect, test } from "vitest";
import { CONTENT } from "../src/documents.ts";
import { linesForClone } from "./support/clone-lines.ts";

// The deep tier runs the commands.
test("the first page and README set up a clone with identical commands", async () => {
  const [setUp, ...others] = await linesForClone([`${CONTENT}/index.mdx`, "README.md"]);
  expect(others).toEqual([setUp]);
});
