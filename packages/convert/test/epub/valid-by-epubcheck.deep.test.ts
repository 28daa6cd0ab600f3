import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { convertDocument, listImages } from "../../src/index.js";
import { findProgram } from "../docx/reading/find-program.js";
import { allDocuments } from "../gates/reading/all-documents.js";

const epubcheck = findProgram("epubcheck");

/** One transparent pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe.skipIf(!epubcheck)("epubcheck", () => {
  const folder = mkdtempSync(join(tmpdir(), "epub-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  describe.each(allDocuments)("$name", ({ name, document }) => {
    it.each(["semantic", "faithful"] as const)("is a book without errors, %s", (styles) => {
      const image = { bytes: new Uint8Array(PNG), mediaType: "image/png" };
      const embed = new Map(listImages(document).map(({ url }) => [url, image]));
      const options = { format: "epub", styles, images: { embed }, cover: "first" } as const;
      const path = join(folder, `${name}.epub`);
      writeFileSync(path, convertDocument(document, options).content);
      const { stderr } = spawnSync(epubcheck ?? "", ["-q", path], { encoding: "utf8" });
      expect(stderr.split("\n").filter((line) => /^(?:FATAL|ERROR|WARNING)/.test(line))).toEqual(
        [],
      );
    });
  });
});
