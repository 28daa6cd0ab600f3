import type { Element } from "xast";
import { serializeXml } from "../docx/xml/serialize-xml.js";
import { x } from "../docx/xml/x.js";
import type { BookImage } from "./epub-file.js";
import type { Book } from "./navigation.js";
import { NAVIGATION, STYLESHEET } from "./pack-book.js";

/** Fields that are written as Dublin Core elements. */
const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ["author", "dc:creator"],
  ["category", "dc:subject"],
  ["contributor", "dc:contributor"],
  ["date", "dc:date"],
  ["description", "dc:description"],
  ["keywords", "dc:subject"],
  ["publisher", "dc:publisher"],
  ["rights", "dc:rights"],
  ["subject", "dc:subject"],
]);

/** Fields that are written elsewhere. */
const OWN: ReadonlySet<string> = new Set(["title", "language", "identifier", "modified"]);

/** A book must contain its modification time. If no field contains it, this fixed time keeps the output the same. */
const UNKNOWN_TIME = "2000-01-01T00:00:00Z";
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Content of the package document besides pages and images. */
interface PackageOptions {
  /** Path of the cover image. */
  readonly cover: string | undefined;
  /** All text of the book, for computing its identifier. */
  readonly content: readonly string[];
}

/** Writes the package document of a book: its metadata, its files and their order (EPUB 3.3, 5). */
export function writePackage(
  book: Book,
  fields: Readonly<Record<string, string>>,
  images: readonly BookImage[],
  { cover, content }: PackageOptions,
): string {
  const root = x(
    "package",
    {
      xmlns: "http://www.idpf.org/2007/opf",
      version: "3.0",
      "unique-identifier": "book-id",
      "xml:lang": book.language,
    },
    [
      x("metadata", { "xmlns:dc": "http://purl.org/dc/elements/1.1/" }, [
        x("dc:identifier", { id: "book-id" }, [fields["identifier"] || identifierOf(content)]),
        x("dc:title", [book.title]),
        x("dc:language", [book.language]),
        ...metadataOf(fields),
        x("meta", { property: "dcterms:modified" }, [modifiedOf(fields)]),
      ]),
      x("manifest", [
        itemOf("nav", NAVIGATION, "application/xhtml+xml", "nav"),
        itemOf("style", STYLESHEET, "text/css"),
        ...book.chapters.map(({ file }, index) =>
          itemOf(`page-${index + 1}`, file, "application/xhtml+xml"),
        ),
        ...images.map(({ file, mediaType }, index) =>
          itemOf(`image-${index + 1}`, file, mediaType, file === cover ? "cover-image" : undefined),
        ),
      ]),
      x(
        "spine",
        { "page-progression-direction": isRightToLeft(book) ? "rtl" : undefined },
        book.chapters.map((_, index) => x("itemref", { idref: `page-${index + 1}` })),
      ),
    ],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${serializeXml(root)}\n`;
}

/** Whether most of the text runs from right to left, so that its pages are turned from left to right. */
function isRightToLeft({ chapters }: Book): boolean {
  const texts = chapters
    .flatMap(({ content }) => content)
    .filter(({ tagName }) => TEXT.test(tagName));
  return texts.filter(({ properties }) => properties.dir === "rtl").length * 2 > texts.length;
}

/** Elements of a page that have the direction of their text. */
const TEXT = /^(?:p|h[1-6]|ol|ul|blockquote)$/;

function itemOf(id: string, href: string, mediaType: string, properties?: string): Element {
  return x("item", { id, href, "media-type": mediaType, properties });
}

function metadataOf(fields: Readonly<Record<string, string>>): readonly Element[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (OWN.has(name) || value.trim() === "") return [];
    const element = ELEMENTS.get(name);
    return [element ? x(element, [value]) : x("meta", { name, content: value })];
  });
}

function modifiedOf({ modified = "" }: Readonly<Record<string, string>>): string {
  return TIME.test(modified) ? modified : UNKNOWN_TIME;
}

/** Returns a custom UUID (RFC 9562, 5.8) that is the same for the same text and differs for other text. */
function identifierOf(content: readonly string[]): string {
  const hex = [0, 1, 2, 3].map((seed) => hashOf(content, seed)).join("");
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4] ?? "8";
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join("-")}`;
}

/**
 * Computes a 32-bit FNV-1a hash, which needs no platform API. The identifier only tells books apart; it is not for
 * security.
 */
function hashOf(content: readonly string[], seed: number): string {
  let hash = 0x811c9dc5 ^ seed;
  for (const text of content) {
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
