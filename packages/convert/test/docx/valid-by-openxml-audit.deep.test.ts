import { spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { findProgram } from "./reading/find-program.js";

const audit = findProgram("openxml-audit");
const STYLES = ["semantic", "faithful"] as const;

/**
 * One process checks all files, with a new validator for each, because a reused validator remembers ids of the previous
 * file.
 */
const VALIDATE = `
import os, sys
from openxml_audit import FileFormat, OpenXmlValidator
for path in sorted(os.scandir(sys.argv[1]), key=lambda file: file.name):
    result = OpenXmlValidator(file_format=FileFormat.MICROSOFT_365).validate(path.path)
    for error in result.errors:
        print(f"{path.name}: {error.part_uri} {error.path}: {error.description}")
`;

/** ECMA-376 part 1, 14.2.7 allows a document without a theme, but the validator does not. */
const WITHOUT_THEME = /relationships\/theme' is missing\.$/;

describe.skipIf(!audit)("openxml-audit", () => {
  const folder = mkdtempSync(join(tmpdir(), "docx-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("finds that every file follows the schemas of ECMA-376", () => {
    for (const { name, document } of allDocuments) {
      for (const styles of STYLES) {
        const { content } = convertDocument(document, { format: "docx", styles });
        writeFileSync(join(folder, `${name}.${styles}.docx`), content);
      }
    }
    const python = join(dirname(realpathSync(audit ?? "")), "python3");
    const { stdout, stderr, status } = spawnSync(python, ["-c", VALIDATE, folder]);
    expect([status, stderr.toString()]).toEqual([0, ""]);
    const errors = stdout.toString().split("\n").filter(Boolean);
    expect(errors.filter((error) => !WITHOUT_THEME.test(error))).toEqual([]);
    // There is one entry per file, so the validator has read all of them.
    expect(errors.length).toBe(allDocuments.length * STYLES.length);
  });
});
