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

/** All documents are converted by one process, because starting LibreOffice takes longer than reading a document. */
describe.skipIf(!soffice)("LibreOffice", () => {
  const folder = mkdtempSync(join(tmpdir(), "docx-"));
  const path = (name: string, extension: string) => join(folder, `${name}.${extension}`);

  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
  const print = (format: string, names: readonly string[]) => {
    const options = ["--headless", profile, "--convert-to", format, "--outdir", folder];
    const files = names.map((name) => path(name, "docx"));
    execFileSync(soffice ?? "", [...options, ...files], { stdio: "ignore", timeout: 9 * MINUTES });
  };

  beforeAll(() => {
    for (const { name, document } of allDocuments)
      writeFileSync(path(name, "docx"), convertDocument(document, { format: "docx" }).content);
    print(
      "pdf",
      allDocuments.map(({ name }) => name),
    );
    print("txt:Text", ["numbering", "lists"]);
  }, 10 * MINUTES);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(allDocuments)("converts $name to PDF", ({ name }) => {
    const pdf = readFileSync(path(name, "pdf"), "latin1");
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toMatch(/\/Type\s*\/Page\b/);
  });

  it("shows the labels of Google Docs", () => {
    const lines = readFileSync(path("numbering", "txt"), "utf8").split("\n");
    expect(lines.map((line) => line.replace("\ufeff", "").trim()).slice(0, 22)).toEqual([
      "1. Scope",
      "Text below a numbered heading.",
      "1.1. Definitions",
      "1.1.1. Library",
      "1.1.2. Reader",
      "1.2. Places",
      "2. Rules",
      "2.1. Silence",
      "An interruption.",
      "2.2. Food",
      "(a) brackets",
      "i) roman below",
      "ii) roman again",
      "(b) brackets again",
      "Other starts",
      "Article III: the third",
      "A. capital below",
      "Article IV: the fourth",
      "01. with a zero",
      "02. with a zero too",
      "z. the letter z",
      "aa. and then aa",
    ]);
    expect(readFileSync(path("lists", "txt"), "utf8")).toContain("3. Deep without a parent");
  });
});
