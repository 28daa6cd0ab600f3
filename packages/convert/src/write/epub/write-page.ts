import { FRAGMENT_CLASS } from "../html/formatting/stylesheet.js";
import { serializeXml } from "../docx/xml/serialize-xml.js";
import { x, type Child } from "../docx/xml/x.js";
import type { Chapter } from "./epub-file.js";
import { toXml } from "./to-xml.js";

/** Writes a page of the book as XHTML. */
export function writePage(
  { title, content }: Pick<Chapter, "title" | "content">,
  language: string,
  stylesheet: string,
): string {
  const lines = content.flatMap((element): Child[] => [toXml(element), "\n"]);
  // A page must not be empty, so a page without content gets an empty paragraph.
  const children = lines.length > 0 ? lines : [x("p")];
  return page(title, language, [
    x("link", { rel: "stylesheet", type: "text/css", href: stylesheet }),
  ])([x("div", { class: FRAGMENT_CLASS }, ["\n", ...children])]);
}

/** Creates XHTML around the content of a page. */
export function page(title: string, language: string, head: readonly Child[] = []) {
  return (body: readonly Child[]): string => {
    const root = x(
      "html",
      {
        xmlns: "http://www.w3.org/1999/xhtml",
        "xmlns:epub": "http://www.idpf.org/2007/ops",
        lang: language,
        "xml:lang": language,
      },
      [x("head", [x("title", [title]), ...head]), x("body", body)],
    );
    return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n${serializeXml(root)}\n`;
  };
}
