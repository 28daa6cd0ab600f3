import { readDocuments } from "../../src/documents.ts";

const NAME = "tools/doc-tests/test/clone.test.ts";

/** Returns the lines of each file that set up a clone. */
export async function linesForClone(files: readonly string[]): Promise<readonly string[]> {
  const documents = await readDocuments();
  return files.map((file) => {
    const blocks = documents.find((one) => one.file === file)?.blocks ?? [];
    const block = blocks.find(({ attributes }) => attributes.get("test") === NAME);
    if (!block) throw new Error(`Expected lines in ${file} that set up a clone, got none.`);
    return block.code;
  });
}
