import type * as Redocly from "@redocly/openapi-core";
import type { Notes } from "../notes/note.js";
import { breakReferenceLoops } from "./break-reference-loops.js";

/** Removes circular references from a document, with a note for each. */
export function noteLoops({ parsed, source }: Redocly.Document, notes: Notes): void {
  for (const { pointer, reference } of breakReferenceLoops(parsed))
    notes.add({
      kind: "endless-reference",
      place: `${source.absoluteRef}#${pointer}`,
      found: `\`$ref: ${reference}\` leads back to itself through references alone`,
      read: "it is ignored",
      fix: "Describe what it should lead to, or remove the reference",
    });
}

/** Notes the first duplicate member name in a file; `message` is the parser's error. */
export function noteTwice(file: string, message: string, notes: Notes): void {
  notes.add({
    kind: "member-twice",
    place: `${file}:${placeIn(message)}`,
    found: "an object has two members of one name here, and perhaps elsewhere",
    read: "the last of each name counts",
    fix: "Remove or rename one",
  });
}

/** Notes the first line of a file that YAML requires to be indented further; `message` is the parser's error. */
export function noteIndentation(file: string, message: string, notes: Notes): void {
  notes.add({
    kind: "loose-indentation",
    place: `${file}:${placeIn(message)}`,
    found:
      "a line inside brackets or quotation marks is no further right than the name of the value, here and perhaps elsewhere",
    read: "the brackets or quotation marks alone count",
    fix: "Write the line at least one space further right",
  });
}

/** Returns the line and column that a parser's error names. */
function placeIn(message: string): string {
  return /\((\d+:\d+)\)/.exec(message)?.[1] ?? "";
}
