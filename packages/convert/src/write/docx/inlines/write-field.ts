import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { DocxContext } from "../docx-context.js";
import type { RunLook } from "./run-look.js";
import { writeRun } from "./write-run.js";
import { writeText } from "./write-text.js";

/** A field that the reader reckons; `result` stands for it until then (ECMA-376 part 1, 17.16.18). */
export function writeField(
  instruction: string,
  result: string,
  look: RunLook,
  context: DocxContext,
): readonly Element[] {
  return [
    writeRun([fieldMark("begin")], look, context),
    writeRun([fieldInstruction(instruction)], look, context),
    writeRun([fieldMark("separate")], look, context),
    writeText(result, look, context),
    writeRun([fieldMark("end")], look, context),
  ];
}

/** One of the three marks that a field is made of. */
export function fieldMark(type: "begin" | "separate" | "end"): Element {
  return x("w:fldChar", { "w:fldCharType": type });
}

/** What the reader reckons, between the first two marks. */
export function fieldInstruction(instruction: string): Element {
  return x("w:instrText", { "xml:space": "preserve" }, [` ${instruction} `]);
}
