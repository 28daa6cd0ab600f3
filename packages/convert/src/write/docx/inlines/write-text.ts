import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { DocxContext } from "../docx-context.js";
import type { RunLook } from "./run-look.js";
import { writeRun } from "./write-run.js";

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Space at an edge, which readers take away from text that does not say that it is kept. */
const EDGE_SPACE = /^\s|\s$/;

/** Text as one run; tab characters are elements of their own. */
export function writeText(text: string, look: RunLook, context: DocxContext): Element {
  const name = look.marks.includes("deletion") ? "w:delText" : "w:t";
  const content = text
    .split("\t")
    .flatMap((part, index) => [
      ...(index === 0 ? [] : [x("w:tab")]),
      ...(part === "" ? [] : [textElement(name, part)]),
    ]);
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  return writeRun(content, isRightToLeft ? { ...look, rightToLeft: true } : look, context);
}

function textElement(name: string, text: string): Element {
  return EDGE_SPACE.test(text) ? x(name, { "xml:space": "preserve" }, [text]) : x(name, [text]);
}
