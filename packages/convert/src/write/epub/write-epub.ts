import type { ResolvedOptions } from "../../options/resolve-options.js";
import { wholeDocument } from "../../place/place.js";
import type { DocumentTree } from "../../tree/document-tree.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { Formatting } from "../html/formatting/formatting.js";
import type { HtmlContext } from "../html/html-context.js";
import { languageOf, stylesheetOf } from "../html/write-html.js";
import { BookImages } from "./book-images.js";
import { chaptersOf } from "./chapters.js";
import { writeNavigation } from "./navigation.js";
import { packBook, STYLESHEET } from "./pack-book.js";
import { writePackage } from "./package-document.js";
import { resolveLinks } from "./resolve-links.js";
import { writePage } from "./write-page.js";

/**
 * Writes a document as a book (EPUB 3.3) from its HTML: a page for each tab, or for each heading of the highest level,
 * with navigation by headings, and the embedded images. The fields become its metadata.
 */
export function writeEpub(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  warn: Warn,
  { cover }: Pick<ResolvedOptions, "cover">,
): Uint8Array {
  const images = new BookImages(warn);
  const context: HtmlContext = {
    warn,
    // Writes a tree, so that links between pages can be resolved in it.
    target: "hast",
    referenced: new Set(),
    formatting: new Formatting("stylesheet"),
    imageOf: (image, within) => images.write(image, within),
  };
  const chapters = resolveLinks(chaptersOf(tree, context), () =>
    warn("link-target-not-found", { place: wholeDocument }),
  );
  const stylesheet = stylesheetOf(tree, context, { fragment: true, classPrefix: "" });
  const language = languageOf(tree, fields);
  const book = { title: tree.title, language, chapters };
  const pages = chapters.map((chapter) => ({
    file: chapter.file,
    text: writePage(chapter, language, STYLESHEET),
  }));
  const navigation = writeNavigation(book);
  return packBook({
    package: writePackage(book, fields, images.files, {
      cover: cover === "first" ? images.files[0]?.file : undefined,
      content: [stylesheet, ...pages.map(({ text }) => text)],
    }),
    navigation,
    pages,
    stylesheet,
    images: images.files,
  });
}
