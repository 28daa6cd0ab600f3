import { paragraphOf, run } from "../build.ts";
import type { Kind } from "../fill.ts";

const FLAGS = ["bold", "italic", "underline", "strikethrough", "smallCaps"] as const;

/** Documents with one paragraph of very many runs. */
export const runs = {
  "many-runs": () => paragraphOf((index) => run(`run ${index} `)),
  "many-bold-runs": () => paragraphOf((index) => run("a ", { bold: index % 2 === 0 })),
  "many-marks": () => paragraphOf((index) => run("a", marks(index))),
  "many-links": () =>
    paragraphOf((index) => run("a", { link: { url: `https://example.com/${index}` } })),
  "many-fonts": () =>
    paragraphOf((index) => run("a", { weightedFontFamily: { fontFamily: `Font ${index}` } })),
  "many-dead-links": () => paragraphOf((index) => run("a", { link: { headingId: `h.${index}` } })),
  "many-bookmarks": () =>
    paragraphOf((index) => run("a", { link: { bookmark: { id: `b.${index}`, tabId: "t" } } })),
  "unsafe-links": () => paragraphOf(() => run("a", { link: { url: "javascript:alert(1)" } })),
  "white-runs": () => paragraphOf((index) => run(" ", { bold: index % 2 === 0 })),
} satisfies Record<string, Kind>;

/** Returns the marks of a run; each index has another combination of marks, until all were used. */
function marks(index: number): object {
  return Object.fromEntries(
    FLAGS.filter((_, bit) => (index >> bit) & 1).map((flag) => [flag, true]),
  );
}
