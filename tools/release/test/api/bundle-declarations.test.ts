import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundleDeclarations } from "../../src/api/bundle-declarations.ts";
import { plainDeclarations } from "../../src/api/plain-declarations.ts";

/** Returns the API report of an entry point that consists of these files. */
async function declared(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-api-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const text = await bundleDeclarations(join(folder, "index.d.ts"));
  return plainDeclarations(text)
    .flatMap(({ lines }) => lines)
    .join("\n");
}

test("reports the declarations that an export refers to, and no others", async () => {
  const report = await declared({
    "index.d.ts": 'export { convert } from "./convert.js";\n',
    "convert.d.ts":
      'import type { Root } from "mdast";\n/** Explained. */\ntype Options = { dry?: boolean };\ntype Unused = 1;\nexport declare function convert(root: Root, options?: Options): string;\n',
  });
  expect(report).toBe(
    [
      "type Options = {",
      "  dry?: boolean;",
      "};",
      "export declare function convert(root: Root, options?: Options): string;",
      "import {",
      "  Root,",
      '} from "mdast";',
    ].join("\n"),
  );
});

test("ignores moved declarations and changed comments", async () => {
  const first = await declared({
    "index.d.ts": "export interface B {\n  b: 1;\n}\nexport type A = '*/*';\n",
  });
  const moved = await declared({
    "index.d.ts":
      'export * from "./a.js";\n/** Of b. */\nexport interface B {\n  // one\n  b: 1;\n}\n',
    "a.d.ts": "export type A = '*/*';\n",
  });
  expect(moved).toBe(first);
});

test("marks deprecated and experimental declarations", async () => {
  const text =
    "export interface Options {\n  /**\n   * Long.\n   * @deprecated since 1.1, removed in 2.0: use `now`.\n   */\n  old?: 1;\n}\n/** @experimental */\nexport type New = 1;\n";
  const report = await declared({ "index.d.ts": text });
  expect(report).toContain(
    "  /** @deprecated since 1.1, removed in 2.0: use `now`. */\n  old?: 1;",
  );
  expect(report).toContain("/** @experimental */\nexport type New = 1;");
});
