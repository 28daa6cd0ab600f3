import { bodyOf, paragraphOf, run, runOf, text } from "../build.ts";
import type { Kind } from "../fill.ts";

const CODE = { weightedFontFamily: { fontFamily: "Courier New" } };

/** Documents with text that is long, or that every output must escape. */
export const texts = {
  wide: () => bodyOf((index) => text(`Paragraph ${index}\n`)),
  "empty-paragraphs": () => bodyOf(() => text("\n")),
  "long-run": () => runOf("lorem ipsum dolor sit amet "),
  "long-word": () => runOf("abcdefghij"),
  "white-space": () => runOf(" \t"),
  "line-breaks": () => runOf("a\u000b"),
  "special-characters": () => runOf("*_[`<"),
  "special-words": () => runOf("*a* _b_ [c](d) `e` <f> ~g~ \\ | # 1. "),
  "special-paragraphs": () => bodyOf(() => text("# *_[`<>]~|\\ + - 1. 1) = --- ``` &amp;\n")),
  "special-runs": () => paragraphOf((index) => run("*_[`<", { bold: index % 2 === 0 })),
  "line-starts": () => runOf("# a\u000b+ b\u000b1. c\u000b> d\u000b---\u000b"),
  backticks: () => runOf("`a``b", CODE),
  "code-lines": () => bodyOf((index) => paragraphOfCode(index)),
  addresses: () => runOf("www.example.com a@b.example https://example.com/_a_ "),
  "half-addresses": () => runOf("www.a@b:http://"),
  ampersands: () => runOf('&amp;&"<>'),
  "control-characters": () => runOf("\u0001a\u0000\u007f\ue907"),
  "control-runs": () => paragraphOf(() => run("\u0001a\ue907")),
  surrogates: () => runOf("\ud83d\ude00\ud83d"),
  "right-to-left": () => bodyOf((index) => text(index % 2 === 0 ? "שלום" : "hello")),
} satisfies Record<string, Kind>;

function paragraphOfCode(index: number): string {
  return `{"paragraph":{"elements":[${run(`line ${index}\n`, CODE)}]}}`;
}
