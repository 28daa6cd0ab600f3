import { strFromU8, unzipSync } from "fflate";

/** The pages of a book as one HTML page, in the order of its spine; their ids are unique in the book. */
export function epubHtml(bytes: Uint8Array): string {
  const files = unzipSync(bytes);
  const textOf = (path: string) => strFromU8(files[`EPUB/${path}`] ?? new Uint8Array());
  const opf = textOf("package.opf");
  const items = new Map(
    [...opf.matchAll(/<item id="([^"]+)" href="([^"]+)"/g)].map(([, id, href]) => [id, href]),
  );
  const spine = [...opf.matchAll(/<itemref idref="([^"]+)"/g)].map(([, id]) => items.get(id) ?? "");
  const pages = spine.map((path) => /<body>([^]*)<\/body>/.exec(textOf(path))?.[1] ?? "");
  const content = pages.map((page) => asHtml(page)).join("");
  return `<style>${textOf("style.css")}</style>${content}`;
}

const VOID = new Set(["br", "hr", "img", "input"]);

/** XHTML as the HTML of one page. */
function asHtml(xhtml: string): string {
  return (
    xhtml
      .replaceAll(/<(\w+)((?: [\w:-]+="[^"]*")*) \/>/g, (whole, name: string, attributes: string) =>
        VOID.has(name) ? whole : `<${name}${attributes}></${name}>`,
      )
      // Images that were not embedded.
      .replaceAll(
        /<a href="([^"]+)" class="image">\[([^\]]*)\]<\/a>/g,
        (_, url: string, alternative: string) =>
          `<img src="${url}" alt="${alternative === "image" ? "" : alternative}">`,
      )
      .replaceAll(/href="[\w-]+\.xhtml#/g, 'href="#')
      .replaceAll(/(id="|href="#)(note|reference)_(\d+)"/g, '$1$2:$3"')
  );
}
