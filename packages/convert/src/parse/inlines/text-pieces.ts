import type { Text } from "../../tree/inline.js";
import type { InlinePiece } from "./piece.js";

/** Values that all pieces of one element share. */
export interface Setting extends Pick<InlinePiece, "marks" | "link"> {
  readonly properties: Omit<Text, "kind" | "value">;
}

/** The newline at the end of every paragraph, and soft breaks (U+000B) inside it. */
const LINE_BREAK = /\r\n|[\n\v\r]/;

/** The most common text: one line without white space at its edges, with or without a newline. */
const PLAIN = /^\S(?:[^\n\v\r]*\S)?\n?$/;

/**
 * Splits text into pieces, with separate pieces for line breaks and for white space at the edges of a line.
 * `spendBreak` is called for each line break.
 */
export function piecesOfText(
  text: string,
  setting: Setting,
  spendBreak: () => void,
): readonly InlinePiece[] {
  if (PLAIN.test(text)) {
    if (!text.endsWith("\n")) return [textPiece(text, setting)];
    return [textPiece(text.slice(0, -1), setting), breakPiece(setting)];
  }
  // A run in the middle of a paragraph.
  if (!LINE_BREAK.test(text)) return piecesOfLine(text, setting);
  const pieces: InlinePiece[] = [];
  const lineBreak = breakPiece(setting);
  for (const [index, one] of text.split(LINE_BREAK).entries()) {
    if (index > 0) {
      spendBreak();
      pieces.push(lineBreak);
    }
    pieces.push(...piecesOfLine(one, setting));
  }
  return pieces;
}

/** Makes separate pieces for white space at the edges if it has marks that it may lose, except in code. */
function piecesOfLine(line: string, setting: Setting): readonly InlinePiece[] {
  if (line === "") return NO_PIECES;
  if (setting.marks.length === 0 && setting.link === undefined) return [textPiece(line, setting)];
  const trimmed = line.trim();
  if (trimmed === line || trimmed === "" || setting.marks.includes("code")) {
    return [textPiece(line, setting)];
  }
  const start = line.length - line.trimStart().length;
  const end = start + trimmed.length;
  const text = textPiece(trimmed, setting);
  if (start === 0) return [text, textPiece(line.slice(end), setting)];
  const before = textPiece(line.slice(0, start), setting);
  return end === line.length ? [before, text] : [before, text, textPiece(line.slice(end), setting)];
}

const NO_PIECES: readonly InlinePiece[] = [];

function textPiece(value: string, { properties, marks, link }: Setting): InlinePiece {
  const { style, timestamp } = properties;
  const node: Text =
    style === undefined && timestamp === undefined
      ? { kind: "text", value }
      : { kind: "text", value, ...properties };
  return { kind: "inline", node, marks, link };
}

const BREAK = { kind: "lineBreak" } as const;

function breakPiece({ marks, link }: Setting): InlinePiece {
  return { kind: "inline", node: BREAK, marks, link };
}
