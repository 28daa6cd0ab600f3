import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { findProgram } from "../docx/reading/find-program.js";
import { allDocuments } from "./reading/all-documents.js";

const java = findProgram("java");
const require = createRequire(import.meta.url);
const vnu = require.resolve("vnu-jar/build/dist/vnu.jar");
const STYLES = ["semantic", "faithful"] as const;
const MAX_OUTPUT = 2 ** 26;

/**
 * Messages of the checker about content that the author of a document chose: levels of headings, merged cells and URLs.
 */
const OF_AUTHORS = [
  /^The heading .* follows the heading .*, skipping \d+ heading levels?\.$/,
  /^(?:Table column|Row) \d+ .* has no cells beginning [io]n it\.$/,
  /^Bad value .* for attribute “href” on element “a”: Illegal character in path segment\. “\[” is not allowed\.$/,
];

interface Message {
  readonly url: string;
  readonly lastLine?: number;
  readonly message: string;
}

/** All pages are checked by one process, because starting Java takes longer than checking them. */
describe.skipIf(!java)("the Nu HTML checker", () => {
  const folder = mkdtempSync(join(tmpdir(), "html-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("finds no error in any page", () => {
    for (const { name, document } of allDocuments) {
      for (const styles of STYLES) {
        const { content } = convertDocument(document, { format: "html", styles });
        writeFileSync(join(folder, `${name}.${styles}.html`), content);
      }
    }
    const options = ["-Xss8m", "-jar", vnu, "--errors-only", "--format", "json", "--stdout"];
    const { stdout } = spawnSync(java ?? "", [...options, folder], { maxBuffer: MAX_OUTPUT });
    const { messages } = JSON.parse(stdout.toString()) as { messages: readonly Message[] };
    const errors = messages.filter(
      ({ message }) => !OF_AUTHORS.some((pattern) => pattern.test(message)),
    );
    expect(
      errors.map(({ url, lastLine, message }) => `${basename(url)}:${lastLine}: ${message}`),
    ).toEqual([]);
  });
});
