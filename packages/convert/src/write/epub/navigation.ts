import type { Element as HtmlElement } from "hast";
import { textOfElement } from "../html/text-of-element.js";
import type { Element } from "xast";
import { x } from "../docx/xml/x.js";
import { headingLevel } from "./chapters.js";
import type { Chapter } from "./epub-file.js";
import { page } from "./write-page.js";

/** Content from which the files of a book are written. */
export interface Book {
  readonly title: string;
  readonly language: string;
  readonly chapters: readonly Chapter[];
}

interface Entry {
  readonly text: string;
  readonly href: string;
  readonly level: number;
}

/** Writes the navigation of a book: its headings as nested lists (EPUB 3.3, 7). */
export function writeNavigation({ title, language, chapters }: Book): string {
  const found = chapters.flatMap((chapter) => entriesOf(chapter));
  const [first] = chapters;
  const entries = found.length > 0 ? found : [{ text: title, href: first?.file ?? "", level: 1 }];
  const list = listOf(entries, 0, 0).list;
  return page(title, language)([x("nav", { "epub:type": "toc" }, [x("h1", [title]), list])]);
}

function entriesOf({ file, content }: Chapter): readonly Entry[] {
  return content.flatMap((element): readonly Entry[] => {
    const level = headingLevel(element);
    if (level === undefined) return insideOf(element, file);
    const text = textOfElement(element);
    const { id } = element.properties;
    if (text === "") return [];
    return [{ text, href: id === undefined ? file : `${file}#${String(id)}`, level }];
  });
}

/** Returns headings in columns and sections. Headings in cells and list items are not part of the structure. */
function insideOf({ tagName, children }: HtmlElement, file: string): readonly Entry[] {
  if (tagName !== "div" && tagName !== "section") return [];
  const content = children.filter((child): child is HtmlElement => child.type === "element");
  return entriesOf({ file, title: "", content });
}

/** Builds the list of the entries below a level, starting at a given entry, and returns where it ends. */
function listOf(
  entries: readonly Entry[],
  start: number,
  above: number,
): { readonly list: Element; readonly end: number } {
  const items: Element[] = [];
  let index = start;
  for (let entry = entries[index]; entry && entry.level > above; entry = entries[index]) {
    const link = x("a", { href: entry.href }, [entry.text]);
    const next = entries[index + 1];
    index += 1;
    if (!next || next.level <= entry.level) {
      items.push(x("li", [link]));
      continue;
    }
    const below = listOf(entries, index, entry.level);
    items.push(x("li", [link, below.list]));
    index = below.end;
  }
  return { list: x("ol", items), end: index };
}
