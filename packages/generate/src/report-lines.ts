import { describeNotes } from "@document-export/openapi";
import type { Report } from "./generate.ts";

/** Explains once how to resolve notes. */
const HINT =
  "To resolve a note, change the description as it says, leave the operation out with `--skip`, or change the description in a plug-in (`--plugin`). `--json` lists all notes.";

/** Formats the report: one line per note, and a last line with the number of generated operations. */
export function reportLines({ notes, operations }: Report): string[] {
  const { described, generated } = operations;
  const counts = [
    `${generated} of ${counted(described, "operation")}`,
    ...(notes.length > 0 ? [counted(notes.length, "note")] : []),
  ];
  return [
    ...describeNotes(notes).map((line) => `note: ${line}`),
    ...(notes.length > 0 ? [HINT] : []),
    counts.join(", "),
  ];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
