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

/** Notes the first duplicate name in an object of a file; `message` is the parser's error. */
export function noteTwice(file: string, message: string, notes: Notes): void {
  const [, place = ""] = /\((\d+:\d+)\)/.exec(message) ?? [];
  notes.add({
    kind: "member-twice",
    place: `${file}:${place}`,
    found: "an object has two members of one name here, and perhaps elsewhere",
    read: "the last of each name counts",
    fix: "Remove or rename one",
  });
}
