import type * as Redocly from "@redocly/openapi-core";
import type { Notes } from "../notes/note.js";
import { breakReferenceLoops } from "./break-reference-loops.js";

/** Removes circular references from a document, with a note for each. */
export function noteLoops({ parsed, source }: Redocly.Document, notes: Notes): void {
  for (const { pointer, reference } of breakReferenceLoops(parsed))
    notes.add({
      kind: "endless-reference",
      place: `${source.absoluteRef}#${pointer}`,
      found: `\`$ref: ${reference}\` only leads to other references and back to itself`,
      read: "it is ignored",
      fix: "Describe a schema there, or remove the reference",
    });
}

/** Notes the first duplicate member name in a file; `message` is the parser's error. */
export function noteDuplicateName(file: string, message: string, notes: Notes): void {
  notes.add({
    kind: "member-twice",
    place: `${file}:${placeIn(message)}`,
    found: "an object has two members with the same name here, and possibly elsewhere",
    read: "the last one with each name is used",
    fix: "Remove or rename one",
  });
}

/** Notes the first line of a file that YAML requires to be indented further; `message` is the parser's error. */
export function noteIndentation(file: string, message: string, notes: Notes): void {
  notes.add({
    kind: "loose-indentation",
    place: `${file}:${placeIn(message)}`,
    found:
      "a line inside brackets or quotation marks is not indented further than its key, here and possibly elsewhere",
    read: "its indentation is ignored",
    fix: "Indent the line by at least one more space",
  });
}

/** Returns the line and column that a parser's error names. */
function placeIn(message: string): string {
  return /\((\d+:\d+)\)/.exec(message)?.[1] ?? "";
}
