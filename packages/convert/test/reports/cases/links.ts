import { body, paragraph, run } from "../../support/build-document.js";
import { report, type Reports } from "./report.js";

const linked = (link: object) => paragraph([run("see", { link })]);
const heading = (text: string, headingId: string) => ({
  paragraph: {
    elements: [run(`${text}\n`)],
    paragraphStyle: { namedStyleType: "HEADING_1", headingId },
  },
});
const minutes = "https://docs.google.com/document/d/minutes/edit";

export const ofLinks: Reports = {
  "links between documents lead back to the editor": report(
    "kept",
    body(linked({ url: minutes })),
    "[see](minutes.md)",
    { documentUrl: ({ documentId }) => `${documentId}.md` },
  ),
  "links to headings lead nowhere": report(
    "kept",
    body(linked({ headingId: "h.1" }), heading("Open points", "h.1")),
    "[see](#open-points)",
  ),
  "of two equal headings, links lead to the first": report(
    "kept",
    body(linked({ headingId: "h.2" }), heading("Notes", "h.1"), heading("Notes", "h.2")),
    "[see](#notes-1)",
  ),
  "links to bookmarks lead nowhere": report(
    "not possible",
    body(linked({ bookmarkId: "id.1" })),
    /^see\n$/,
  ),
  "one link becomes several where its formatting changes": report(
    "kept",
    body(
      paragraph([
        run("a ", { link: { url: "https://example.org/" } }),
        run("bold", { link: { url: "https://example.org/" }, bold: true }),
      ]),
    ),
    "[a **bold**](https://example.org/)",
  ),
  "addresses with parentheses or spaces break links": report(
    "kept",
    body(linked({ url: "https://example.org/a (b)" })),
    /\[see]\((?:<https:\/\/example\.org\/a%20\(b\)>|https:\/\/example\.org\/a%20\\?\(b\\?\))\)/,
  ),
  "entries of the table of contents lead nowhere": report(
    "kept",
    body(
      { tableOfContents: { content: [linked({ headingId: "h.1" })] } },
      heading("Open points", "h.1"),
    ),
    /^- \[see]\(#open-points\)/,
  ),
};
