import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { expect } from "vitest";

const RUNS_SOMETHING = ["script", "iframe", "object", "embed", "svg", "base", "form", "link"];
const RUNS_WHERE_FOLLOWED =
  /^[\s\p{Cc}]*(?:javascript|vbscript|data(?!:image\/(?:png|jpeg|gif|webp)[;,])):/iu;

/** Expects HTML, parsed as by a browser, to have no scripts, event handlers or unsafe URLs. */
export function expectHarmless(html: string): void {
  visit(fromHtml(html), "element", ({ tagName, properties }) => {
    expect(RUNS_SOMETHING).not.toContain(tagName);
    expect(Object.keys(properties).filter((name) => /^on/i.test(name))).toEqual([]);
    for (const name of ["href", "src"]) {
      expect(String(properties[name] ?? "")).not.toMatch(RUNS_WHERE_FOLLOWED);
    }
  });
}
