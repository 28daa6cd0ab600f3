import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { findProgram } from "./reading/find-program.js";

const soffice = findProgram("soffice");
const MINUTES = 60_000;

/** One process for all documents: it starts slower than it reads. */
describe.skipIf(!soffice)("LibreOffice", () => {
  const folder = mkdtempSync(join(tmpdir(), "docx-"));
  const path = (name: string, extension: string) => join(folder, `${name}.${extension}`);

  beforeAll(() => {
    for (const { name, document } of allDocuments)
      writeFileSync(path(name, "docx"), convertDocument(document, { format: "docx" }).content);
    const files = allDocuments.map(({ name }) => path(name, "docx"));
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
    const options = ["--headless", profile, "--convert-to", "pdf", "--outdir", folder];
    execFileSync(soffice ?? "", [...options, ...files], { stdio: "ignore", timeout: 4 * MINUTES });
  }, 5 * MINUTES);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(allDocuments)("opens $name and prints it", ({ name }) => {
    const pdf = readFileSync(path(name, "pdf"), "latin1");
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toMatch(/\/Type\s*\/Page\b/);
  });
});
