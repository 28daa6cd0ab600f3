import { expect, test } from "vitest";
import { describeBounds } from "../../src/bounds/describe-bounds.js";

test("docs/bounds.md is generated from the bounds that the code enforces", async () => {
  const page = `# Bounds

Every value that a caller, a document or another server can influence has a maximum size when it is stored, sent or logged. Characters are UTF-16 code units. [Settings](../README.md#settings) limit what depends on the machine: uploads, queues, memory, images.

${describeBounds()}

\`vitest run test/bounds/bounds-table.test.ts -u\` writes this page from \`src/bounds/bounds.ts\`.
`;
  await expect(page).toMatchFileSnapshot("../../docs/bounds.md");
});
