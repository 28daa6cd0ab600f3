import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { DocxContext } from "../docx-context.js";
import type { RunFormatting } from "../formatting/run-formatting.js";
import { writeRun } from "./write-run.js";

/** Right-to-left scripts. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Quick pre-check: most text has no characters in this range, and matching scripts is slower. */
const MAY_BE_RIGHT_TO_LEFT = /[\u0590-\uFFFF]/;

/** White space at the edges, which readers drop without `xml:space="preserve"`. */
const EDGE_SPACE = /^\s|\s$/;

/** Writes text as one run. Tab characters become separate elements. */
export function writeText(text: string, formatting: RunFormatting, context: DocxContext): Element {
  const name = formatting.marks.includes("deletion") ? "w:delText" : "w:t";
  const isPlain = text !== "" && !text.includes("\t");
  const content = isPlain ? [textElement(name, text)] : withTabs(name, text);
  const isRightToLeft = MAY_BE_RIGHT_TO_LEFT.test(text) && RIGHT_TO_LEFT.test(text);
  return writeRun(
    content,
    isRightToLeft ? { ...formatting, rightToLeft: true } : formatting,
    context,
  );
}

function withTabs(name: string, text: string): readonly Element[] {
  return text
    .split("\t")
    .flatMap((part, index) => [
      ...(index === 0 ? [] : [x("w:tab")]),
      ...(part === "" ? [] : [textElement(name, part)]),
    ]);
}

function textElement(name: string, text: string): Element {
  return EDGE_SPACE.test(text) ? x(name, { "xml:space": "preserve" }, [text]) : x(name, [text]);
}
