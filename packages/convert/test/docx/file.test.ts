import { afterEach, describe, expect, it, vi } from "vitest";
import type { NamedStyles } from "../../src/write/docx/styles/document-styles.js";
import { writeDocx } from "../../src/write/docx/write-docx.js";
import { paragraph, text, tree } from "./building/build-tree.js";
import { docxParts } from "./reading/docx-parts.js";
import { readDocx } from "./reading/read-docx.js";

const FIELDS = { title: "Mine", author: "Ada", language: "de", status: "draft", note: "<&>" };

const LEVELS = [1, 2, 3, 4, 5, 6];
const NAMES = ["normal", "title", "subtitle", ...LEVELS.map((level) => `heading${level}`)];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe("the file", () => {
  it("does not depend on time or time zone", () => {
    const write = () => writeDocx(tree([paragraph("x")]), FIELDS, () => {});
    vi.stubEnv("TZ", "Pacific/Kiritimati");
    const first = write();
    vi.useFakeTimers({ now: new Date("2099-01-01T00:00:00Z") });
    vi.stubEnv("TZ", "Pacific/Niue");
    expect(write()).toEqual(first);
  });

  it("lists the content type of every part", () => {
    const parts = docxParts(writeDocx(tree([paragraph("x")]), FIELDS, () => {}));
    const { values } = readDocx(tree([paragraph("x")]), FIELDS);
    const named = values("Override", "PartName", "[Content_Types].xml");
    const xml = [...parts.keys()].filter(
      (path) => !path.endsWith(".rels") && !path.startsWith("["),
    );
    expect(named.toSorted()).toEqual(xml.map((path) => `/${path}`).toSorted());
  });

  it("lists fonts of styles and text with their replacements", () => {
    const run = text("x", { style: { font: "Roboto Mono" } });
    const docx = readDocx(tree([paragraph(run)]));
    const fonts = "word/fontTable.xml";
    expect(docx.values("w:font", "w:name", fonts)).toEqual(["Arial", "Courier New", "Roboto Mono"]);
    expect(docx.values("w:altName", "w:val", fonts)).toEqual(["Courier New"]);
    expect(docx.values("w:pitch", "w:val", fonts)).toEqual(["variable", "fixed", "fixed"]);
  });

  it("stores fields as core or custom properties", () => {
    const docx = readDocx({ ...tree([paragraph("x")]), title: "Mine" }, FIELDS);
    const core = docx.elements("cp:coreProperties", "docProps/core.xml")[0];
    const texts = core?.children.map((child) =>
      child.type === "element" ? [child.name, child.children[0]] : [],
    );
    expect(texts).toEqual([
      ["dc:title", expect.objectContaining({ value: "Mine" })],
      ["dc:creator", expect.objectContaining({ value: "Ada" })],
      ["dc:language", expect.objectContaining({ value: "de" })],
    ]);
    expect(docx.values("property", "name", "docProps/custom.xml")).toEqual(["status", "note"]);
    expect(docx.values("property", "pid", "docProps/custom.xml")).toEqual(["2", "3"]);
    expect(docx.values("w:lang", "w:val", "word/styles.xml")).toEqual(["de"]);
  });

  it("has no custom properties without fields", () => {
    expect(readDocx(tree([paragraph("x")])).paths).not.toContain("docProps/custom.xml");
  });

  it("writes the document's formatting as styles in faithful mode", () => {
    const formatting = { text: { font: "Lora", size: 30 }, layout: { spaceAbove: 20 } };
    const styles = Object.fromEntries(NAMES.map((name) => [name, formatting])) as NamedStyles;
    const own = { ...paragraph("x"), layout: { spaceAbove: 20, spaceBelow: 7 } };
    const [tab] = tree([own]).tabs;
    if (!tab) throw new Error("A tree has a tab.");
    const docx = readDocx({ ...tree([]), tabs: [{ ...tab, styles }] });
    const fonts = docx.values("w:rFonts", "w:ascii", "word/styles.xml");
    expect(fonts).toContain("Lora");
    expect(fonts).not.toContain("Arial");
    expect(docx.elements("w:spacing").map(({ attributes }) => attributes)).toEqual([
      { "w:after": "140" },
    ]);
  });
});
