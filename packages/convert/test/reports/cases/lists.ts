import { body, item, paragraph, run } from "../../support/build-document.js";
import { report, type Reports } from "./report.js";

const numbered = (...types: readonly string[]) => ({
  listProperties: { nestingLevels: types.map((glyphType) => ({ glyphType })) },
});
const legal = {
  listProperties: {
    nestingLevels: [
      { glyphType: "DECIMAL", glyphFormat: "%0." },
      { glyphType: "DECIMAL", glyphFormat: "%0.%1" },
      { glyphType: "ALPHA", glyphFormat: "(%2)" },
    ],
  },
};
const lists = {
  checks: {
    listProperties: {
      nestingLevels: [{ glyphType: "GLYPH_TYPE_UNSPECIFIED", glyphFormat: "%0" }],
    },
  },
  pasted: numbered(...Array<string>(9).fill("GLYPH_TYPE_UNSPECIFIED")),
  bullets: { listProperties: { nestingLevels: [{ glyphSymbol: "●" }, { glyphSymbol: "○" }] } },
  numbers: numbered("DECIMAL", "DECIMAL", "DECIMAL"),
  mixed: { listProperties: { nestingLevels: [{ glyphType: "DECIMAL" }, { glyphSymbol: "○" }] } },
  legal,
};
const listed = (...blocks: Parameters<typeof body>) => ({ ...body(...blocks), lists });

const indented = {
  paragraph: {
    ...item("one", "bullets").paragraph,
    paragraphStyle: {
      indentStart: { magnitude: 72, unit: "PT" },
      indentFirstLine: { magnitude: 54, unit: "PT" },
    },
  },
};
const heading = {
  paragraph: {
    elements: [run("Overview\n")],
    paragraphStyle: { namedStyleType: "HEADING_2" },
    bullet: { listId: "numbers" },
  },
};
const struck = {
  paragraph: {
    elements: [run("milk", { strikethrough: true }), run("\n")],
    bullet: { listId: "checks" },
  },
};
const hebrew = {
  paragraph: {
    ...item("שלום", "bullets").paragraph,
    paragraphStyle: { direction: "RIGHT_TO_LEFT" },
  },
};

const below = {
  paragraph: {
    elements: [run("more\n")],
    paragraphStyle: {
      indentStart: { magnitude: 36, unit: "PT" },
      indentFirstLine: { magnitude: 36, unit: "PT" },
    },
  },
};

export const ofLists: Reports = {
  "checklists become bullets": report("kept", listed(item("milk", "checks")), "- [ ] milk"),
  "ticks of checklists are lost": report("kept", listed(struck), "- [x] milk"),
  "numbered lists begin again at 1 after a paragraph": report(
    "kept",
    listed(item("one", "numbers"), paragraph("between"), item("two", "numbers")),
    "2. two",
  ),
  "numbers below numbers, such as 1.1 or (a), are lost": report(
    "kept",
    listed(item("one", "legal"), item("two", "legal", 1), item("three", "legal", 2)),
    /^1\. one\n {3}- 1\.1 two\n {5}- \\?\(a\) three\n$/,
  ),
  "a list that mixes numbers and bullets becomes one kind": report(
    "kept",
    listed(item("one", "mixed"), item("two", "mixed", 1)),
    "1. one\n   - two",
  ),
  "a numbered heading becomes a list item": report("kept", listed(heading), "## 1. Overview"),
  "indented list items become block quotes": report("kept", listed(indented), /^- one\n$/),
  "right-to-left lists have their bullets on the wrong side": report(
    "kept",
    listed(hebrew),
    '<ul dir="rtl">',
    { format: "html" },
  ),
  "a paragraph below an item ends its list": report(
    "kept",
    listed(item("one", "numbers"), below, item("two", "numbers")),
    /^1\. one\n\n {3}more\n2\. two\n$/,
  ),
  "a separate list that is indented below an item ends the list": report(
    "kept",
    listed(item("one", "numbers"), indented, item("two", "numbers")),
    "1. one\n   - one\n2. two\n",
  ),
  "pasted bullets become check boxes or numbers": report(
    "kept with a warning",
    listed(item("one", "pasted")),
    /^- one\n$/,
  ),
};
