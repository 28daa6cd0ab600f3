import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { convertDocument, listImages } from "../../src/index.js";
import type { NamedDocument } from "../support/read-documents.js";

/** The path used by Debian's package `epubcheck`. */
const CHECKER = "/usr/share/java/epubcheck.jar";
const PROGRAM = fileURLToPath(new URL("check-books.java", import.meta.url));
const STYLES = ["semantic", "faithful"] as const;
const MAX_OUTPUT = 2 ** 26;

/** One transparent pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Whether W3C's EPUB checker is installed on this machine. */
export const hasChecker = existsSync(CHECKER);
if (!hasChecker) console.warn("SKIPPED: tests that need `epubcheck`, which is not here.");

/** Checks the books of documents, in both styles and with all images; `checked` counts the books. */
export function checkBooks(documents: readonly NamedDocument[]) {
  const folder = mkdtempSync(join(tmpdir(), "epub-"));
  try {
    const books = documents.flatMap((one) =>
      STYLES.map((styles) => writeBook(folder, one, styles)),
    );
    // The checker runs only for seconds, so Java's optimizing compiler would take more time than it saves.
    const options = ["-XX:TieredStopAtLevel=1", "-cp", CHECKER, PROGRAM];
    const { stdout, stderr, status } = spawnSync("java", [...options, ...books], {
      encoding: "utf8",
      maxBuffer: MAX_OUTPUT,
    });
    if (status !== 0) throw new Error(`The checker of books ended with ${status}: ${stderr}`);
    const lines = `${stdout}\n${stderr}`.split("\n");
    const found = lines.filter((line) => /^(?:FATAL|ERROR|WARNING)/.test(line));
    return { checked: books.length, found: found.map((line) => line.replaceAll(folder, "")) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeBook(
  folder: string,
  { name, document }: NamedDocument,
  styles: (typeof STYLES)[number],
): string {
  const image = { bytes: new Uint8Array(PNG), mediaType: "image/png" };
  const embed = new Map(listImages(document).map(({ url }) => [url, image]));
  const options = { format: "epub", styles, images: { embed }, cover: "first" } as const;
  const path = join(folder, `${name}.${styles}.epub`);
  writeFileSync(path, convertDocument(document, options).content);
  return path;
}
