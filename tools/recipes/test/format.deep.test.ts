import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type Copy } from "../src/copy-repository.ts";
import { filesOfRecipe } from "../src/recipe-of.ts";

const FORMAT = `  outline: {
    extension: "outline",
    mediaType: "text/plain; charset=utf-8",
    content: "text",
    hasStyles: false,
    defaultStyles: "semantic",
    defaultHeaders: "omit",
    hasPages: false,
    keepsEmptyLines: false,
    hasComments: false,
    alignment: "nowhere",
    images: "none",
    listLevels: "nested",
  },
} as const satisfies`;

const WRITER = `import { bodyOf } from "../../tree/body-of.js";
import type { DocumentTree } from "../../tree/document-tree.js";

/** Writes the anchors of headings, a line each, indented by their level. */
export function writeOutline({ tabs, footnotes }: DocumentTree): string {
  const lines: string[] = [];
  for (const tab of tabs)
    for (const block of bodyOf(tab))
      if (block.kind === "heading") lines.push("  ".repeat(block.level) + block.anchor);
  // Iterating over the footnotes completes the reading of the tree.
  for (const _ of footnotes);
  return lines.join("\\n");
}
`;

const PROGRAM = `import { readFileSync } from "node:fs";
import { convertDocument } from "./dist/index.js";

const json = readFileSync("../service/demo/quarterly-report.json", "utf8");
const { content, extension } = convertDocument(JSON.parse(json), { format: "outline" });
console.log(extension, content.split("\\n").length > 3);
`;

let copy: Copy;
beforeAll(async () => {
  copy = await copyRepository("convert", "service", "cli", "console");
});
afterAll(() => copy?.remove());

test("recipe adds an output format to the service and the command", async () => {
  await copy.edit("packages/convert/src/formats.ts", ["} as const satisfies", FORMAT]);
  await copy.write("packages/convert/src/write/outline/write-outline.ts", WRITER);
  await copy.edit(
    "packages/convert/src/convert-document.ts",
    [
      "import { writeText }",
      'import { writeOutline } from "./write/outline/write-outline.js";\nimport { writeText }',
    ],
    ["  text: writeText,\n", "  text: writeText,\n  outline: writeOutline,\n"],
  );
  for (const list of [
    "packages/cli/src/export/formats.ts",
    "packages/console/src/state/formats.ts",
  ])
    await copy.edit(list, ['"epub", "text"]', '"epub", "text", "outline"]']);
  const names = { format: "outline" };
  const files = await filesOfRecipe("Add an output format", names);
  expect(copy.changed).toEqual(files);
  expect(files.length).toBeLessThanOrEqual(5);

  await copy.compile("convert", "service", "cli");
  expect(await copy.program("packages/convert", PROGRAM)).toBe("outline true\n");
});
