import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { DocxContext } from "../docx-context.js";
import type { RunFormatting } from "../formatting/run-formatting.js";
import { writeRun } from "./write-run.js";
import { writeText } from "./write-text.js";

/** Writes a field that word processors compute, with the `result` to show before that (ECMA-376 part 1, 17.16.18). */
export function writeField(
  instruction: string,
  result: string,
  formatting: RunFormatting,
  context: DocxContext,
): readonly Element[] {
  return [
    writeRun([fieldMark("begin")], formatting, context),
    writeRun([fieldInstruction(instruction)], formatting, context),
    writeRun([fieldMark("separate")], formatting, context),
    writeText(result, formatting, context),
    writeRun([fieldMark("end")], formatting, context),
  ];
}

/** One of the three marks of a field. */
export function fieldMark(type: "begin" | "separate" | "end"): Element {
  return x("w:fldChar", { "w:fldCharType": type });
}

/** The instruction of a field, between its first two marks. */
export function fieldInstruction(instruction: string): Element {
  return x("w:instrText", { "xml:space": "preserve" }, [` ${instruction} `]);
}
